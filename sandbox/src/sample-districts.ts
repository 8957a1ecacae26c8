/** A legal district with invented buildings. Names and codes are real, everything else is made up. */
export type SampleDistrict = {
  /** Legal-district code, 10 digits, in force. */
  code: string
  siName: string
  siShort: string
  sggName: string
  emdName: string
  liName: string
  english: { si: string; sgg: string; emd: string }
  /** Longitude, latitude. */
  centre: [number, number]
  road: { name: string; english: string }
  /** Code before 2026. The sandbox's VWorld and building register know only this code, its transactions only the new one. */
  predecessor?: { code: string; sggName: string; sggEnglish: string }
}

export const SAMPLE_DISTRICTS = {
  sillim: {
    code: '1162010200',
    siName: '서울특별시',
    siShort: '서울',
    sggName: '관악구',
    emdName: '신림동',
    liName: '',
    english: { si: 'Seoul', sgg: 'Gwanak-gu', emd: 'Sillim-dong' },
    centre: [126.931, 37.486],
    road: { name: '신림로59길', english: 'Sillim-ro 59-gil' },
  },
  seongsu: {
    code: '1120011500',
    siName: '서울특별시',
    siShort: '서울',
    sggName: '성동구',
    emdName: '성수동2가',
    liName: '',
    english: { si: 'Seoul', sgg: 'Seongdong-gu', emd: 'Seongsu-dong 2-ga' },
    centre: [127.056, 37.541],
    road: { name: '성수이로', english: 'Seongsui-ro' },
  },
  yeoksam: {
    code: '1168010100',
    siName: '서울특별시',
    siShort: '서울',
    sggName: '강남구',
    emdName: '역삼동',
    liName: '',
    english: { si: 'Seoul', sgg: 'Gangnam-gu', emd: 'Yeoksam-dong' },
    centre: [127.036, 37.5],
    road: { name: '논현로75길', english: 'Nonhyeon-ro 75-gil' },
  },
  cheongna: {
    code: '2827511100',
    siName: '인천광역시',
    siShort: '인천',
    sggName: '서해구',
    emdName: '청라동',
    liName: '',
    english: { si: 'Incheon', sgg: 'Seohae-gu', emd: 'Cheongna-dong' },
    centre: [126.645, 37.534],
    road: { name: '청라커낼로', english: 'Cheongnakeonael-ro' },
    predecessor: { code: '2826012200', sggName: '서구', sggEnglish: 'Seo-gu' },
  },
  jeongja: {
    code: '4113510300',
    siName: '경기도',
    siShort: '경기',
    sggName: '성남시 분당구',
    emdName: '정자동',
    liName: '',
    english: { si: 'Gyeonggi-do', sgg: 'Bundang-gu, Seongnam-si', emd: 'Jeongja-dong' },
    centre: [127.111, 37.366],
    road: { name: '정자일로', english: 'Jeongjail-ro' },
  },
  hagwi: {
    code: '5011025340',
    siName: '제주특별자치도',
    siShort: '제주',
    sggName: '제주시',
    emdName: '애월읍',
    liName: '하귀1리',
    english: { si: 'Jeju-do', sgg: 'Jeju-si', emd: 'Aewol-eup' },
    centre: [126.409, 33.481],
    road: { name: '하귀로', english: 'Hagwi-ro' },
  },
} as const satisfies Record<string, SampleDistrict>

export type SampleDistrictName = keyof typeof SAMPLE_DISTRICTS

/** Returns the district as known to VWorld and the building register: recoded ones under their old code and name. */
export function underOldCode(district: SampleDistrict): { code: string; sggName: string } {
  return district.predecessor ?? { code: district.code, sggName: district.sggName }
}
