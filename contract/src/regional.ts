import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { ContractPurpose } from './diagnosis-request.ts'
import { DistrictFigures } from './district-figures.ts'

const text = (description: string) => Type.String({ description })
const texts = (description: string) => Type.Array(Type.String(), { description })
const amount = (description: string) => Type.Number({ description: `${description}(만원)` })

export const TRADED_PROPERTY_TYPES = [
  'APARTMENT',
  'OFFICETEL',
  'ROW_HOUSE_MULTI_UNIT',
  'DETACHED_MULTI_FAMILY',
] as const
export const STATISTIC_TRADE_KINDS = ['RENT_JEONSE', 'RENT_MONTHLY', 'SALE'] as const

export const StatisticPropertyType = Type.Enum([...TRADED_PROPERTY_TYPES], {
  description: '주택 유형: 아파트, 오피스텔, 연립·다세대, 단독·다가구',
})
export const StatisticTradeKind = Type.Enum([...STATISTIC_TRADE_KINDS], {
  description: '거래 종류: 전세, 월세, 매매',
})

export const MarketStatistic = Type.Object(
  {
    legalDistrictCode: Nullable(Type.String(), { description: '법정동코드 10자리. null이면 시군구 전체의 통계' }),
    lawdCd: text('시군구 코드 5자리(LAWD_CD)'),
    dealYearMonth: text('계약 월 YYYY-MM'),
    propertyType: StatisticPropertyType,
    tradeKind: StatisticTradeKind,
    sampleCount: Type.Integer({ description: '거래 건수. 해제된 거래는 세지 않음' }),
    minAmount: amount('최솟값. 전월세는 보증금, 매매는 매매가'),
    q1Amount: amount('제1사분위수'),
    medianAmount: amount('중위값'),
    q3Amount: amount('제3사분위수'),
    maxAmount: amount('최댓값'),
    medianMonthlyRent: Nullable(Type.Number(), { description: '월세 중위값(만원). 월세 거래가 아니면 null' }),
    medianConvertedMonthlyRent: Nullable(Type.Integer(), {
      description:
        '보증금 중위값을 전환율로 월세로 바꾸어 월세 중위값에 더한 한 달 금액(만원). 월세 거래가 아니면 null',
    }),
    confidenceLevel: Type.Enum(['HIGH', 'MEDIUM', 'LOW'], {
      description: '표본 수에 따른 신뢰 수준: 10건 이상 HIGH, 3건 이상 MEDIUM, 그 밖은 LOW',
    }),
    dataQuality: Type.Enum(['SETTLED', 'PROVISIONAL'], {
      description: 'PROVISIONAL은 신고 기한(계약 후 30일)이 지나지 않아 거래가 더 늘 수 있는 달',
    }),
  },
  { $id: 'MarketStatistic', description: '과거 실거래의 월별 통계 한 건. 현재 매물이 아닙니다.' },
)
export type MarketStatistic = Static<typeof MarketStatistic>

export const RegionalConversionRate = Type.Object(
  {
    propertyType: StatisticPropertyType,
    yearlyRate: Type.Number({ description: '연 전환율(0.065: 6.5%)' }),
    source: text('전환율의 출처'),
  },
  {
    $id: 'RegionalConversionRate',
    description: '보증금을 월세로 바꾼 전월세전환율. 지역의 공표 값, 없으면 시장 전환율',
  },
)

export const UsualLease = Type.Object(
  {
    dealCount: Type.Integer({ description: '신고된 계약 건수. 해제된 것은 세지 않음' }),
    medianDepositManwon: Nullable(Type.Integer(), {
      description: '보증금 중위값(만원). 3건 미만이면 null',
    }),
    medianMonthlyRentManwon: Nullable(Type.Integer(), {
      description: '월세 중위값(만원). 전세이거나 3건 미만이면 null',
    }),
  },
  { $id: 'UsualLease', description: '과거 전세나 월세 계약의 건수와 중위값' },
)
export type UsualLease = Static<typeof UsualLease>

const usualJeonse = Nullable(UsualLease, { description: '전세. 저장된 계약이 없으면 null이며 0이 아님' })
const usualMonthlyRent = Nullable(UsualLease, { description: '월세. 저장된 계약이 없으면 null이며 0이 아님' })

export const UsualLeases = Type.Object(
  {
    from: text('첫 계약 월 YYYY-MM'),
    to: text('마지막 계약 월 YYYY-MM'),
    jeonse: usualJeonse,
    monthlyRent: usualMonthlyRent,
    bySize: Type.Array(
      Type.Object(
        {
          areaOverSquareMeter: Nullable(Type.Number(), { description: '전용면적이 이보다 큼(㎡). 없으면 null' }),
          areaToSquareMeter: Nullable(Type.Number(), { description: '전용면적이 이 이하(㎡). 없으면 null' }),
          jeonse: usualJeonse,
          monthlyRent: usualMonthlyRent,
        },
        { $id: 'UsualLeasesOfSize', description: '한 크기의 전세와 월세' },
      ),
      { description: '아파트, 오피스텔, 연립·다세대의 전용면적별 전세와 월세. 작은 것부터' },
    ),
    detached: Type.Object(
      { jeonse: usualJeonse, monthlyRent: usualMonthlyRent },
      { description: '단독·다가구. 공개된 면적이 전용면적이 아니어서 크기로 나누지 않음' },
    ),
  },
  { $id: 'UsualLeases', description: '최근 12개월에 신고된 전세와 월세의 보통 금액. 현재 매물이 아닙니다.' },
)
export type UsualLeases = Static<typeof UsualLeases>

export const PRECISION_LEVELS = [
  'REGION_OR_PLACE',
  'SIGUNGU',
  'LEGAL_DISTRICT',
  'STATION_OR_PLACE',
  'EXACT_ADDRESS',
] as const
const PrecisionLevel = Type.Enum([...PRECISION_LEVELS], { description: '위치의 정밀도' })

const keyword = (description: string) => Type.String({ maxLength: 200, description })

export const RegionalIndicatorAnalysisRequest = Type.Object(
  {
    locationKeyword: Type.Optional(keyword('지역을 나타내는 말. rawKeyword와 둘 중 하나는 있어야 합니다. 예: 성수동')),
    rawKeyword: Type.Optional(keyword('사용자가 입력한 검색어 전체. 예: 성수동 오피스텔 월세')),
    contractPurpose: Type.Optional(ContractPurpose),
    typeHints: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: 20,
        description: '주택 유형 힌트. 예: ["오피스텔"]. 힌트일 뿐 공식 사실로 쓰지 않습니다.',
      }),
    ),
    precisionLevel: Type.Optional(PrecisionLevel),
  },
  {
    $id: 'RegionalIndicatorAnalysisRequest',
    description: '지역이나 주택 유형으로 하는 지표 분석 요청. 정확한 주소는 진단을 이용합니다.',
  },
)
export type RegionalIndicatorAnalysisRequest = Static<typeof RegionalIndicatorAnalysisRequest>

export const RegionCandidate = Type.Object(
  {
    legalDistrictCode: text('법정동코드 10자리'),
    name: text('이름'),
    fullName: text('전체 이름'),
    level: Type.Enum(['SIDO', 'SIGUNGU', 'EMD', 'RI'], { description: '시도, 시군구, 읍면동, 리' }),
  },
  { $id: 'RegionCandidate', description: '검색어가 뜻할 수 있는 지역' },
)
export type RegionCandidate = Static<typeof RegionCandidate>

const RegionalInputChip = Type.Object(
  {
    kind: Type.Enum(
      [
        'DEPOSIT',
        'MONTHLY_RENT',
        'SALE_PRICE',
        'MAINTENANCE_FEE',
        'AMOUNT',
        'AREA',
        'ROOMS',
        'BASEMENT',
        'ROOFTOP',
        'FLOOR',
        'TYPE',
      ],
      {
        description:
          '조건의 종류: 보증금, 월세, 매매가, 관리비, 무엇인지 모르는 금액, 면적, 방 수, 지하·반지하, 옥탑, 그 밖의 층, 제외한 주택 유형',
      },
    ),
    text: text('입력한 그대로'),
    label: text('읽은 뜻'),
    used: Type.Boolean({ description: '저장된 계약을 세거나 유형을 고르는 데 썼는지' }),
    note: text('어떻게 썼는지, 또는 쓰지 않은 까닭'),
  },
  { $id: 'RegionalInputChip', description: '검색어에서 읽은 금액·면적·방·층 조건이나 제외한 유형 하나' },
)
export type RegionalInputChip = Static<typeof RegionalInputChip>

export const RegionalComplex = Type.Object(
  {
    name: text('자료에 적힌 건물·단지 이름'),
    pnu: text('거래가 가장 많은 필지의 필지고유번호 19자리'),
    legalDistrictCode: text('법정동코드 10자리'),
    regionName: text('법정동 이름'),
    jibunAddress: text('지번주소'),
    dealCount: Type.Integer({ description: '그 필지에 저장된 과거 거래 수' }),
  },
  {
    $id: 'RegionalComplex',
    description: '검색어가 이름을 부른 건물이나 단지. 저장된 자료에서 찾으며 매물이 아닙니다.',
  },
)
export type RegionalComplex = Static<typeof RegionalComplex>

const InputInterpretation = Type.Object(
  {
    locationBasis: Type.Enum(
      [
        'DISTRICT_NAME',
        'SHORTENED_NAME',
        'FORMER_NAME',
        'ADMINISTRATIVE_DONG',
        'STATION_OR_PLACE',
        'COMPLEX_NAME',
        'SIMILAR_NAME',
        'NOT_RECOGNISED',
      ],
      {
        description:
          '지역을 알아낸 근거: 법정동 이름, 줄인 이름, 옛 이름, 행정동, 역·장소, 건물·단지 이름, 비슷한 이름(초성, 오타, 덜 쓴 이름), 알아내지 못함',
      },
    ),
    locationBasisText: text('지역을 어떻게 이해했는지 설명하는 문장'),
    matchedText: Nullable(Type.String(), { description: '지역으로 읽은 부분. 없으면 null' }),
    regions: Type.Array(RegionCandidate, {
      description: '분석한 지역. 성수동처럼 여러 법정동에 걸친 이름이면 여럿이고, 정하지 못했으면 빈 목록',
    }),
    ambiguous: Type.Boolean({ description: '여러 지역을 뜻할 수 있어 하나로 정하지 못했는지' }),
    candidates: Type.Array(RegionCandidate, { description: '다시 고를 수 있는 지역. 저장된 거래가 많은 곳부터' }),
    complexes: Type.Array(RegionalComplex, {
      description: '검색어가 부른 이름의 건물·단지. 거래가 많은 곳부터. 없으면 빈 목록',
    }),
    typeHints: texts('검색어와 힌트에서 읽은 유형 낱말'),
    contractPurpose: ContractPurpose,
    contractPurposeBasis: Type.Enum(['REQUEST', 'KEYWORD', 'DEFAULT'], { description: '계약 유형을 정한 근거' }),
    precisionLevel: PrecisionLevel,
    chips: Type.Array(RegionalInputChip, {
      description: '검색어에서 읽은 금액·면적·방·층 조건과 제외한 유형. 없으면 빈 목록',
    }),
    unreadWords: texts('이해하지 못한 말'),
    currentListingNotice: text('현재 매물을 제공하지 않는다는 안내'),
  },
  { $id: 'RegionalInputInterpretation', description: '검색어를 어떻게 이해했는지' },
)

const PropertyTypeCandidate = Type.Object(
  {
    propertyType: Type.Enum([...TRADED_PROPERTY_TYPES, 'NEIGHBORHOOD_FACILITY'], { description: '주택 유형' }),
    label: text('유형 이름'),
    basis: Type.Enum(['NAMED', 'POSSIBLE', 'NOT_GIVEN'], {
      description: 'NAMED 직접 말한 유형, POSSIBLE 원룸처럼 여러 유형에 걸친 말, NOT_GIVEN 말하지 않아 모두 살핌',
    }),
    sampleCount: Type.Integer({ description: '살펴본 기간의 거래 건수' }),
  },
  { $id: 'PropertyTypeCandidate', description: '주택 유형 후보' },
)

export const IndicatorStatus = Type.Object(
  {
    key: Type.Enum(['rent-transaction', 'sale-transaction', 'statistics-institute', 'public-price'], {
      description: '지표: 전월세 실거래, 매매 실거래, 부동산 통계기관 지표, 공시가격',
    }),
    title: text('이름'),
    state: Type.Enum(['success', 'empty', 'unavailable', 'error'], { description: '상태' }),
    message: text('상태를 설명하는 문장'),
    sampleCount: Nullable(Type.Integer(), { description: '근거가 된 건수. 해당 없으면 null' }),
    latestPeriod: Nullable(Type.String(), { description: '가장 최근 기준 월 YYYY-MM. 없으면 null' }),
    collectedAt: Nullable(Type.String(), { description: '마지막으로 모은 시각(+09:00). 없으면 null' }),
  },
  { $id: 'RegionalIndicatorStatus', description: '지표 상태' },
)

const number = (description: string) => Nullable(Type.Number(), { description })

export const ROneIndicator = Type.Object(
  {
    indicatorName: text('지표 이름'),
    regionName: text('통계의 지역 이름'),
    period: text('기준 시기 YYYY-MM'),
    value: Type.Number({ description: '값' }),
    unit: Nullable(Type.String(), { description: '단위' }),
    change1: number('한 시기 전 대비 변화율(%). 단위가 %인 지표는 변화량(%p). 앞 시기가 없으면 null'),
    change3: number('세 시기 전 대비 변화. 없으면 null'),
    change12: number('열두 시기 전 대비 변화. 없으면 null'),
    direction: Type.Enum(['RISING', 'FALLING', 'FLAT', 'UNKNOWN'], { description: '방향' }),
    freshness: Type.Enum(['FRESH', 'AGING', 'STALE'], { description: '기준 시기가 얼마나 최근인지' }),
  },
  { $id: 'ROneIndicator', description: '부동산 통계기관(R-ONE)의 공표 지표' },
)
export type ROneIndicator = Static<typeof ROneIndicator>

const maybeNumber = (description: string) => Nullable(Type.Number(), { description })
const maybeCount = (description: string) => Nullable(Type.Integer(), { description })

export const RegionalTermShare = Type.Object(
  {
    pnu: Type.Optional(Nullable(Type.String(), { description: '이름을 적은 단지의 필지. 그 필지의 계약만 셈' })),
    propertyType: StatisticPropertyType,
    tradeKind: Type.Enum(['RENT_JEONSE', 'RENT_MONTHLY'], { description: '전세, 월세' }),
    fromYearMonth: text('첫 계약 월 YYYY-MM'),
    toYearMonth: text('마지막 계약 월 YYYY-MM'),
    areaFromSquareMeter: maybeNumber('이 전용면적(㎡)부터의 거래만 셈. null이면 크기로 나누지 않음'),
    areaToSquareMeter: maybeNumber('이 전용면적(㎡)까지의 거래만 셈. null이면 위로 끝이 없거나 크기로 나누지 않음'),
    basementOnly: Type.Boolean({ description: '지하층 거래만 세었는지' }),
    depositToManwon: maybeCount('물은 보증금의 위 끝(만원)'),
    monthlyRentToManwon: maybeCount('물은 월세의 위 끝(만원)'),
    sampleCount: Type.Integer({ description: '세어 본 계약 수' }),
    atOrUnderCount: maybeCount('그 가운데 물은 금액 이하인 계약 수. 금액을 묻지 않았거나 3건 미만이면 null'),
    share: maybeNumber('비율(0–1). 금액을 묻지 않았거나 3건 미만이면 null'),
    medianDepositManwon: maybeNumber('보증금 중위값(만원). 3건 미만이면 null'),
    medianMonthlyRentManwon: maybeNumber('월세 중위값(만원). 전세이거나 3건 미만이면 null'),
    convertedRentToManwon: maybeCount(
      '물은 보증금과 월세를 한 달 금액으로 바꾼 것(만원): 월세 + 보증금 × 전환율 ÷ 12. 둘 다 묻지 않았거나 전세이면 null',
    ),
    convertedAtOrUnderCount: maybeCount('바꾼 금액이 그 이하인 계약 수. 묻지 않았거나 3건 미만이면 null'),
    convertedShare: maybeNumber('그 비율(0–1). 묻지 않았거나 3건 미만이면 null'),
    medianConvertedRentManwon: maybeCount(
      '계약마다 같은 방법으로 바꾼 금액의 중위값(만원). 전세이거나 3건 미만이면 null',
    ),
    conversionYearlyRate: maybeNumber('쓴 연 전환율(0.065: 6.5%). 전세이면 null'),
  },
  { $id: 'RegionalTermShare', description: '물은 조건에 맞는 저장된 과거 계약. 현재 매물이 아닙니다.' },
)
export type RegionalTermShare = Static<typeof RegionalTermShare>

export const RegionalIndicatorAnalysisResponse = Type.Object(
  {
    analysisState: Type.Enum(['success', 'limited', 'empty'], {
      description: 'success 저장된 지표가 있음, limited 지역이 확실하지 않거나 일부 지표만 있음, empty 지표가 없음',
    }),
    inputInterpretation: InputInterpretation,
    propertyTypeCandidates: Type.Array(PropertyTypeCandidate, { description: '주택 유형 후보' }),
    indicatorStatuses: Type.Array(IndicatorStatus, { description: '지표별 상태' }),
    rOneIndicators: Type.Array(ROneIndicator, { description: '부동산 통계기관 지표' }),
    marketStatistics: Type.Array(MarketStatistic, { description: '월별 실거래 통계(최근 24개월, 최근 달부터)' }),
    conversionRates: Type.Array(RegionalConversionRate, {
      description: '월세 거래를 한 달 금액으로 바꾸는 데 쓴 전환율, 유형마다 한 건. 전세 분석이면 빈 목록',
    }),
    termShares: Type.Array(RegionalTermShare, {
      description: '물은 금액·면적·지하층 조건의 계약 비율, 유형마다 한 건. 묻지 않았거나 그런 계약이 없으면 빈 목록',
    }),
    insightSentences: texts('숫자에서 읽은 문장'),
    districtFigures: Nullable(DistrictFigures, {
      description: '지역이 속한 시군구의 보증사고와 경매 통계. 지역을 정하지 못했으면 null',
    }),
    dataLimitations: texts('자료의 한계'),
    nextActions: texts('다음에 할 일'),
  },
  {
    $id: 'RegionalIndicatorAnalysisResponse',
    description: '저장된 과거 통계로 한 지역 지표 분석. 현재 매물이 아닙니다.',
  },
)
export type RegionalIndicatorAnalysisResponse = Static<typeof RegionalIndicatorAnalysisResponse>
