import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

export const AddressSearchQuery = Type.Object({
  keyword: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: '검색어. 두 글자 이상' }),
  currentPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, default: 1, description: '쪽 번호, 1부터' })),
  countPerPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10, description: '한 쪽의 건수' })),
  hstryYn: Type.Optional(Type.Enum(['Y', 'N'], { default: 'N', description: '변동된 주소를 포함할지' })),
  firstSort: Type.Optional(Type.Enum(['none', 'road', 'location'], { default: 'none', description: '정렬 우선' })),
  addInfoYn: Type.Optional(Type.Enum(['Y', 'N'], { default: 'N', description: '추가 정보를 받을지' })),
})
export type AddressSearchQuery = Static<typeof AddressSearchQuery>

const field = (description: string) => Type.String({ description })

const AddressCandidate = Type.Object(
  {
    roadAddr: field('도로명주소 전체'),
    roadAddrPart1: field('도로명주소'),
    roadAddrPart2: field('도로명주소 참고항목'),
    jibunAddr: field('지번주소'),
    zipNo: field('우편번호'),
    admCd: field('법정동코드 10자리'),
    bdNm: field('건물명'),
    siNm: field('시도명'),
    sggNm: field('시군구명'),
    emdNm: field('읍면동명'),
    liNm: field('법정리명'),
    mtYn: field('산 여부: 0 대지, 1 산'),
    lnbrMnnm: field('지번 본번'),
    lnbrSlno: field('지번 부번'),
  },
  { $id: 'AddressCandidate', description: '주소 후보. 진단 요청의 jusoAddress로 그대로 쓸 수 있습니다.' },
)

const AddressKeyword = Type.Object(
  {
    searched: field(
      '실제로 찾은 검색어. 지번 또는 도로명과 건물번호까지이고, 영문은 한글로 옮긴 것. 여럿이면 쉼표로 나눔',
    ),
    unit: Nullable(Type.String(), { description: '검색어에서 읽은 동·호. 없으면 null' }),
    floor: Nullable(Type.Integer(), { description: '검색어에서 읽은 층. 지하는 음수, 없으면 null' }),
    unread: Type.Array(Type.String(), { description: '검색어에서 쓰지 않은 말. 다 썼으면 빈 배열' }),
  },
  { $id: 'AddressKeyword', description: '검색어를 어떻게 읽었는지' },
)

export const AddressSearchResponse = Type.Object(
  {
    keyword: AddressKeyword,
    status: Type.Enum(['FOUND', 'EMPTY', 'REFINE_KEYWORD', 'UNAVAILABLE', 'ERROR'], { description: '검색 결과 상태' }),
    notice: Nullable(Type.String({ description: '안내 문장' })),
    totalCount: Type.Integer({ description: '전체 건수' }),
    currentPage: Type.Integer({ description: '쪽 번호' }),
    countPerPage: Type.Integer({ description: '한 쪽의 건수' }),
    candidates: Type.Array(AddressCandidate, { description: '주소 후보' }),
  },
  { $id: 'AddressSearchResponse', description: '주소 검색 결과' },
)
export type AddressSearchResponse = Static<typeof AddressSearchResponse>

export const ListingTextInput = Type.Object({
  text: Type.String({
    minLength: 1,
    maxLength: 2_000,
    description: '붙여 넣은 매물 글이나 메시지. 저장하지 않습니다.',
  }),
})

const read = (description: string) =>
  Nullable(Type.Number(), { description: `${description}. 하나로 읽히지 않으면 null` })

export const ListingReading = Type.Object(
  {
    candidates: Type.Array(AddressCandidate, { description: '글의 집일 수 있는 지번. 하나라도 확인이 필요합니다.' }),
    unit: Nullable(Type.String({ description: '동·호 표기' })),
    contractPurpose: Nullable(Type.Enum(['JEONSE', 'MONTHLY_RENT']), { description: '전세, 월세. 읽지 못하면 null' }),
    depositAmountManwon: read('보증금(만원)'),
    monthlyRentAmountManwon: read('월세(만원)'),
    maintenanceFeeAmountManwon: read('월세와 따로 내는 월 관리비(만원). 글에 없다고 적혀 있으면 0'),
    maintenanceFeeStated: Nullable(Type.String(), { description: '글에 적힌 관리비 표현 그대로. 없으면 null' }),
    exclusiveAreaSquareMeter: read('전용면적(㎡)'),
    floorNumber: read('층. 지하는 음수'),
    warnings: Type.Array(Type.String(), {
      description: '글이 집의 용도나 반환보증, 대출에 관해 스스로 적은 주의할 말 그대로. 없으면 빈 배열',
    }),
    unread: Type.Array(Type.String(), { description: '글에서 쓰지 않은 말. 다 썼으면 빈 배열' }),
  },
  { $id: 'ListingReading', description: '붙여 넣은 글에서 읽은 집과 조건. 확인해야 쓸 수 있습니다.' },
)
export type ListingReading = Static<typeof ListingReading>
