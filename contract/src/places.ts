import { type Static, Type } from 'typebox'
import { Nullable, PageQuery } from './common.ts'
import { DistrictFigures } from './district-figures.ts'
import {
  MarketStatistic,
  RegionalConversionRate,
  RegionCandidate,
  StatisticPropertyType,
  StatisticTradeKind,
  UsualLeases,
} from './regional.ts'

const text = (description: string) => Type.String({ description })
const count = (description: string) => Type.Integer({ description })
const maybeText = (description: string) => Nullable(Type.String(), { description })

const legalDistrictCode = Type.String({
  pattern: '^[0-9]{10}$',
  description: '법정동코드 10자리',
  examples: ['1162010200'],
})

/** The four stored sources; the map and places use the same names. */
export const EvidenceMetric = Type.Object(
  {
    key: Type.Enum(['transaction', 'building-register', 'public-price', 'monthly-statistic'], {
      description: '자료: 실거래, 건축물대장, 공시가격, 월별 통계',
    }),
    title: text('자료 이름'),
    storedCount: count('저장된 건수'),
    latestReferenceAt: maybeText('가장 최근에 모은 시각(+09:00). 없으면 null'),
  },
  { $id: 'EvidenceMetric', description: '저장된 자료의 건수와 최근 시각' },
)
export type EvidenceMetric = Static<typeof EvidenceMetric>

export const RegionQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 100, description: '지역 이름. 없으면 시도 목록' })),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: '최대 건수 (1–100)' }),
})
export type RegionQuery = Static<typeof RegionQuery>

export const RegionPath = Type.Object({
  code: Type.String({
    pattern: '^([0-9]{10}|[^0-9/?#][^/?#]{0,99})$',
    description: '법정동코드 10자리, 또는 지역 화면 주소의 이름(관악구-신림동)',
    examples: ['1162010200'],
  }),
})

export const RegionDetail = Type.Object(
  {
    legalDistrictCode: text('법정동코드 10자리'),
    lawdCd: text('시군구 코드 5자리(LAWD_CD)'),
    name: text('이름'),
    fullName: text('전체 이름'),
    level: Type.Enum(['SIDO', 'SIGUNGU', 'EMD', 'RI'], { description: '시도, 시군구, 읍면동, 리' }),
    active: Type.Boolean({ description: '지금 쓰이는 코드인지' }),
    abolishedOn: maybeText('폐지일 YYYY-MM-DD. 쓰이는 코드이거나 모르면 null'),
    parent: Nullable(RegionCandidate, { description: '바로 위 지역. 시도는 null' }),
    children: Type.Array(RegionCandidate, { description: '바로 아래 지역' }),
    successors: Type.Array(RegionCandidate, { description: '폐지된 코드를 이어받은 지역' }),
    formerCodes: Type.Array(Type.String(), { description: '이 지역이 쓰던 옛 코드' }),
  },
  { $id: 'RegionDetail', description: '법정동 정보' },
)
export type RegionDetail = Static<typeof RegionDetail>

const communityPostsUrl = text('이 법정동을 다룬 커뮤니티 글의 목록')

const conversionRates = Type.Array(RegionalConversionRate, {
  description: '월세 통계를 한 달 금액으로 바꾸는 데 쓴 전환율, 유형마다 한 건',
})

export const RegionSummary = Type.Object(
  {
    region: RegionCandidate,
    evidence: Type.Array(EvidenceMetric, { description: '이 지역과 그 아래에 저장된 자료' }),
    statisticsScope: Type.Enum(['LEGAL_DISTRICT', 'LAWD_CD', 'NONE'], {
      description: '통계의 범위: 법정동, 시군구 전체, 없음',
    }),
    latestStatistics: Type.Array(MarketStatistic, { description: '유형과 거래 종류마다 가장 최근 달의 통계' }),
    usualLeases: Nullable(UsualLeases, {
      description: '최근 12개월의 전세와 월세. 시도처럼 넓어 나누어 보아야 하는 지역은 null',
    }),
    conversionRates,
    districtFigures: DistrictFigures,
    communityPostsUrl,
    notice: text('읽을 때 알아 둘 점'),
  },
  { $id: 'RegionSummary', description: '지역에 저장된 자료의 요약' },
)
export type RegionSummary = Static<typeof RegionSummary>

export const RegionTrendQuery = Type.Object({
  propertyType: Type.Optional(StatisticPropertyType),
  tradeKind: Type.Optional(StatisticTradeKind),
  months: Type.Integer({ minimum: 1, maximum: 60, default: 24, description: '완료된 최근 달의 수 (1–60)' }),
})
export type RegionTrendQuery = Static<typeof RegionTrendQuery>

const change = (description: string) => Nullable(Type.Number(), { description })

export const RegionTrend = Type.Object(
  {
    region: RegionCandidate,
    series: Type.Array(
      Type.Object(
        {
          propertyType: StatisticPropertyType,
          tradeKind: StatisticTradeKind,
          statisticsScope: Type.Enum(['LEGAL_DISTRICT', 'LAWD_CD'], { description: '통계의 범위' }),
          change3: change(
            '최근 3개월의 직전 3개월 대비 변화율(%). 양쪽에 3건 이상 있는 달끼리만 비교하며, 없으면 null',
          ),
          change12: change(
            '최근 3개월의 1년 전 같은 3개월 대비 변화율(%). 양쪽에 3건 이상 있는 달끼리만 비교하며, 없으면 null',
          ),
          points: Type.Array(MarketStatistic, { description: '월별 통계. 오래된 달부터' }),
        },
        { $id: 'RegionTrendSeries', description: '유형과 거래 종류 하나의 추이' },
      ),
      { description: '유형과 거래 종류별 추이. 월세의 변화율은 medianConvertedMonthlyRent로 계산' },
    ),
    conversionRates,
    notice: text('읽을 때 알아 둘 점'),
  },
  { $id: 'RegionTrend', description: '지역의 월별 추이' },
)
export type RegionTrend = Static<typeof RegionTrend>

export const PropertyQuery = Type.Object({
  legalDistrictCode: Type.Optional(legalDistrictCode),
  keyword: Type.Optional(
    Type.String({
      maxLength: 100,
      description: '동 이름, 지번, 건물 이름. 예: 신림동 1422-5, 은마아파트',
    }),
  ),
  ...PageQuery.properties,
})
export type PropertyQuery = Static<typeof PropertyQuery>

export const PropertySummary = Type.Object(
  {
    pnu: text('필지고유번호 19자리'),
    legalDistrictCode: text('법정동코드 10자리'),
    jibunAddress: text('지번주소'),
    buildingName: maybeText('자료에 적힌 건물 이름. 없으면 null'),
    evidence: Type.Array(EvidenceMetric, { description: '이 필지에 저장된 자료' }),
  },
  { $id: 'PropertySummary', description: '공공자료가 저장된 필지. 매물이 아닙니다.' },
)
export type PropertySummary = Static<typeof PropertySummary>

export const PropertyPath = Type.Object({
  pnu: Type.String({ pattern: '^[0-9]{10}[12][0-9]{8}$', description: '필지고유번호(PNU) 19자리' }),
})

const RegisterFact = Type.Object(
  {
    buildingName: maybeText('건물 이름'),
    dongName: maybeText('동 이름'),
    mainUseName: maybeText('주용도'),
    detailUse: maybeText('기타용도'),
    householdCount: count('세대수'),
    familyCount: count('가구수'),
    floorsAboveGround: Nullable(Type.Integer(), { description: '지상 층수' }),
    useApprovalDate: maybeText('사용승인일 YYYY-MM-DD'),
  },
  { $id: 'PropertyRegisterFact', description: '건축물대장 표제부 한 건' },
)

const PriceFact = Type.Object(
  {
    kind: Type.Enum(['APARTMENT_UNIT', 'INDIVIDUAL_HOUSE', 'LAND'], {
      description: '공동주택가격, 개별주택가격, 개별공시지가(㎡당)',
    }),
    baseYear: Type.Integer({ description: '기준연도' }),
    priceCount: count('가격 건수(호 수)'),
    minPriceManwon: Type.Number({ description: '최저 가격(만원)' }),
    medianPriceManwon: Type.Number({ description: '중위 가격(만원)' }),
    maxPriceManwon: Type.Number({ description: '최고 가격(만원)' }),
    collectedAt: text('모은 시각(+09:00)'),
  },
  { $id: 'PropertyPriceFact', description: '공시가격 요약' },
)

const PastDeal = Type.Object(
  {
    propertyType: StatisticPropertyType,
    tradeKind: StatisticTradeKind,
    contractDate: text('계약일 YYYY-MM-DD'),
    amountManwon: count('보증금 또는 매매가(만원)'),
    monthlyRentManwon: Nullable(Type.Integer(), { description: '월세(만원). 매매는 null' }),
    areaSquareMeter: Nullable(Type.Number(), { description: '전용면적(㎡). 단독·다가구는 연면적이나 계약면적' }),
    floor: Nullable(Type.Integer(), { description: '층' }),
  },
  { $id: 'PropertyPastDeal', description: '이미 신고된 과거 거래' },
)

export const PropertyDetail = Type.Object(
  {
    ...PropertySummary.properties,
    lotNumber: text('지번'),
    registers: Type.Array(RegisterFact, { description: '저장된 건축물대장. 없으면 빈 목록' }),
    publicPrices: Type.Array(PriceFact, { description: '저장된 공시가격. 없으면 빈 목록' }),
    pastDeals: Type.Array(PastDeal, { description: '신고된 과거 거래, 최근 것부터 20건까지' }),
    communityPostsUrl,
    notice: text('읽을 때 알아 둘 점'),
  },
  { $id: 'PropertyDetail', description: '필지에 대해 저장된 자료와 그 시각. 매물이 아닙니다.' },
)
export type PropertyDetail = Static<typeof PropertyDetail>

export const SearchQuery = Type.Object({
  keyword: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: '찾을 말' }),
})

export const SearchPost = Type.Object(
  { postId: Type.Integer({ description: '게시글 번호' }), title: text('제목'), createdAt: text('작성 시각(+09:00)') },
  { $id: 'SearchPost', description: '찾은 게시글' },
)
export type SearchPost = Static<typeof SearchPost>

export const SearchResult = Type.Object(
  {
    keyword: text('찾은 말'),
    districts: Type.Array(RegionCandidate, { description: '지역' }),
    lots: Type.Array(PropertySummary, { description: '공공자료가 저장된 필지. 매물이 아닙니다.' }),
    posts: Type.Array(SearchPost, { description: '커뮤니티 게시글' }),
    notice: text('읽을 때 알아 둘 점'),
  },
  { $id: 'SearchResult', description: '검색 결과를 종류별로 묶은 것' },
)
export type SearchResult = Static<typeof SearchResult>

export const EnvironmentQuery = Type.Object({ legalDistrictCode })

export const EnvironmentInformation = Type.Object(
  {
    legalDistrictCode: text('법정동코드 10자리'),
    regionName: maybeText('지역 이름. 모르는 코드이면 null'),
    state: Type.Literal('UNAVAILABLE', { description: '연결된 제공 기관이 없어 항상 UNAVAILABLE' }),
    message: text('안내 문장'),
    guidance: Type.Array(Type.String(), { description: '직접 확인하는 방법' }),
  },
  { $id: 'EnvironmentInformation', description: '주변 환경 정보' },
)
export type EnvironmentInformation = Static<typeof EnvironmentInformation>
