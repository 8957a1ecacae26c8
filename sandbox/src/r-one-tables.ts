/** One statistic of the institute. `base` is its value in January 2020 for the whole country, `yearly` its growth per year. */
export type StatisticTable = {
  id: string
  name: string
  item: { id: number; name: string; unit: string }
  base: number
  yearly: number
  /** Regions are the classification, or the group if the classification is `sizes`. */
  regions: string[]
  sizes?: string[]
}

/** The first classification ID; each table numbers its own from here, in its own order. */
export const FIRST_REGION_ID = 500_001

const PROVINCES = [
  '부산',
  '대구',
  '인천',
  '광주',
  '대전',
  '울산',
  '세종',
  '경기',
  '강원',
  '충북',
  '충남',
  '전북',
  '경북',
  '경남',
  '제주',
]
const MERGED = ['전남광주', '전남광주>전남', '전남광주>광주']

/** City districts within the areas of Seoul and Gyeonggi. */
const DETAILED = [
  '전국',
  '수도권',
  '지방권',
  '6대광역시',
  '5대광역시',
  '9개도',
  '서울',
  '서울>강북지역',
  '서울>강북지역>동북권',
  '서울>강북지역>동북권>성동구',
  '서울>강남지역',
  '서울>강남지역>서남권',
  '서울>강남지역>서남권>관악구',
  '서울>강남지역>동남권',
  '서울>강남지역>동남권>강남구',
  ...PROVINCES,
  '인천>서해구',
  '경기>경부1권',
  '경기>경부1권>성남시',
  '경기>경부1권>성남시>분당구',
  '제주>제주시',
  ...MERGED,
]
const PROVINCES_ONLY = [
  '전국',
  '서울',
  '서울>도심권',
  '서울>동북권',
  '서울>서북권',
  '서울>서남권',
  '서울>동남권',
  '수도권',
  '지방권',
  ...PROVINCES,
  ...MERGED,
]
const CAPITAL_FIRST = ['전국', '수도권', '지방', '서울', '서울>강북지역', '서울>강남지역', ...PROVINCES, ...MERGED]

const INDEX = { id: 100_001, name: '지수', unit: '지수' }
const RATIO = { id: 100_001, name: '비율', unit: '%' }
const PRICE = { id: 100_001, name: '가격', unit: '천원' }

function table(
  id: string,
  name: string,
  item: StatisticTable['item'],
  [base, yearly]: [number, number],
  regions: string[],
  sizes?: string[],
): StatisticTable {
  return { id, name, item, base, yearly, regions, ...(sizes ? { sizes } : {}) }
}

const SIZES = ['전체', '40㎡이하', '40㎡초과 60㎡이하', '60㎡초과 85㎡이하', '85㎡초과']

/** The monthly tables of the sandbox (R-RONE-07). */
export const STATISTIC_TABLES: StatisticTable[] = [
  table('A_2024_00045', '(월) 매매가격지수_아파트', INDEX, [92, 0.012], DETAILED),
  table('A_2024_00050', '(월) 전세가격지수_아파트', INDEX, [91, 0.014], DETAILED),
  table('A_2024_00072', '(월) 매매가격대비 전세가격비율_아파트', RATIO, [66, 0.004], DETAILED),
  table('A_2024_00062', '(월) 중위 매매가격_아파트', PRICE, [352_000, 0.013], DETAILED),
  table('A_2024_00156', '(월) 전월세전환율_아파트', RATIO, [5.1, -0.008], PROVINCES_ONLY),
  table('A_2024_00178', '(월) 지역별 매매지수_아파트', INDEX, [92, 0.012], PROVINCES_ONLY),
  table('A_2024_00182', '(월) 지역별 전세지수_아파트', INDEX, [91, 0.014], PROVINCES_ONLY),
  table('A_2024_00188', '(월) 평균 매매가격_아파트', PRICE, [398_000, 0.013], PROVINCES_ONLY),
  table('A_2024_00192', '(월) 평균 전세가격_아파트', PRICE, [241_000, 0.014], PROVINCES_ONLY),
  table('A_2024_00080', '(월) 매매가격지수_연립다세대', INDEX, [97, 0.004], CAPITAL_FIRST),
  table('A_2024_00085', '(월) 전세가격지수_연립다세대', INDEX, [96, 0.006], CAPITAL_FIRST),
  table('A_2024_00615', '(월) 매매가격지수_오피스텔', INDEX, [101, -0.002], CAPITAL_FIRST, SIZES),
  table('A_2024_00618', '(월) 전세가격지수_오피스텔', INDEX, [98, 0.005], CAPITAL_FIRST, SIZES),
]
