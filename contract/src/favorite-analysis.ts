import { type Static, Type } from 'typebox'
import { DecisionCode } from './assessment-codes.ts'
import { Nullable } from './common.ts'
import { DiagnosisAnswer } from './diagnosis-answer.ts'
import { PropertyTypeCode } from './diagnosis-response.ts'
import { AddressStateCode, Favorite } from './favorites.ts'
import { AssessmentCriterion } from './risk-assessment.ts'

const text = (description: string) => Type.String({ description })
const texts = (description: string) => Type.Array(Type.String(), { description })
const time = (description: string) => Type.String({ format: 'date-time', description: `${description}(+09:00)` })
const maybeTime = (description: string) => Nullable(time(description), { description: `${description}. 없으면 null` })
const action = Nullable(Type.String(), { description: '얻으려면 할 일. 얻을 길이 없으면 null' })

export const HomeItem = Type.Object(
  {
    code: text('항목 코드'),
    title: text('항목 이름'),
    unit: Type.Enum(['MANWON', 'RATIO', 'YEARS', 'COUNT', 'TEXT', 'SQUARE_METER'], { description: '값의 단위' }),
    value: Type.Union([Type.Number(), Type.String(), Type.Null()], { description: '값. 없으면 null' }),
    basis: Nullable(
      Type.Object(
        {
          level: text('근거의 수준'),
          months: texts('거래의 첫 달과 마지막 달(YYYY-MM). 거래가 아니면 빈 목록'),
          count: Nullable(Type.Integer(), { description: '근거 건수. 세지 않으면 null' }),
          baseYear: Nullable(Type.Integer(), { description: '공시가격의 기준연도. 공시가격이 아니면 null' }),
          words: text('근거를 적은 글'),
        },
        { $id: 'HomeItemBasis', description: '값의 근거' },
      ),
      { description: '값의 근거. 값이 없으면 null' },
    ),
    missing: Nullable(
      Type.Object({ sentence: text('값이 없는 까닭'), action }, { $id: 'HomeItemMissing', description: '없는 값' }),
      { description: '값이 있으면 null' },
    ),
  },
  { $id: 'HomeItem', description: '저장한 집의 값 하나. 좋고 나쁨을 가르지 않습니다.' },
)
export type HomeItem = Static<typeof HomeItem>

export const HomeSource = Type.Object(
  {
    key: Type.Enum(
      ['building-register', 'transaction', 'monthly-statistic', 'public-price', 'market-signal', 'diagnosis'],
      { description: '자료' },
    ),
    title: text('자료 이름'),
    state: text('자료의 상태 코드'),
    covered: Type.Boolean({ description: '확인 비율에 들어가는지' }),
    weight: Type.Number({ description: '확인 비율에서의 비중' }),
    sentence: text('상태를 적은 문장'),
    count: Nullable(Type.Integer(), { description: '건수. 세지 않으면 null' }),
    collectedAt: maybeTime('수집한 시각'),
  },
  { $id: 'HomeSource', description: '저장한 집의 자료 하나' },
)
export type HomeSource = Static<typeof HomeSource>

const TrendValue = Nullable(
  Type.Object(
    {
      scope: Type.Enum(['LOT', 'LEGAL_DISTRICT', 'LAWD_CD'], { description: '이 지번, 법정동 또는 시군구' }),
      count: Type.Integer({ description: '건수' }),
      medianManwon: Type.Number({ description: '매매가 또는 보증금의 중앙값(만원)' }),
      medianMonthlyRentManwon: Nullable(Type.Number(), { description: '월세의 중앙값(만원). 월세가 아니면 null' }),
      medianConvertedRentManwon: Nullable(Type.Integer(), {
        description:
          '보증금을 전환율로 월세로 바꾸어 더한 한 달 금액의 중앙값(만원). 지역은 보증금과 월세의 중앙값을 합친 값. 월세가 아니면 null',
      }),
    },
    { $id: 'HomeTrendValue', description: '한 달의 값' },
  ),
  { description: '그 달에 거래가 없으면 null' },
)

export const FavoriteAnalysis = Type.Object(
  {
    favoriteId: Type.Integer({ description: '저장한 집의 번호' }),
    analysedAt: time('분석한 시각'),
    savedCondition: Favorite,
    addressState: AddressStateCode,
    propertyType: PropertyTypeCode,
    propertyTypeName: text('주택 유형 이름'),
    buildingRegister: Type.Object(
      {
        state: Type.Enum(['FOUND', 'AMBIGUOUS', 'NOT_FOUND', 'NEEDS_EXACT_ADDRESS', 'UNAVAILABLE', 'ERROR'], {
          description: '건축물대장의 상태. NOT_FOUND는 건물이 없거나 위험이 낮다는 뜻이 아닙니다.',
        }),
        sentence: text('상태를 적은 문장'),
        buildingName: Nullable(Type.String(), { description: '건물 이름. 모르면 null' }),
        candidateCount: Type.Integer({ description: '후보 건물 수' }),
        collectedAt: maybeTime('수집한 시각'),
      },
      { description: '건축물대장' },
    ),
    answer: Nullable(DiagnosisAnswer, {
      description: '같은 조건으로 한 진단이 가장 먼저 말하는 것. 그런 진단이 없거나 이전 판의 진단이면 null',
    }),
    decision: Type.Optional(
      Nullable(DecisionCode, { description: '공공자료와 서류로 본 확인의 우선순위. answer가 없으면 null' }),
    ),
    reportSummary: Type.Object(
      {
        headline: text('머리 문장'),
        riskLevel: text('위험 구간 이름'),
        confidenceLevel: text('얼마나 자료로 확인했는지'),
        sentences: texts('요약 문장'),
      },
      { description: '요약. 계약 여부를 정하지 않습니다.' },
    ),
    dashboardGrade: Type.Object(
      {
        letter: Nullable(Type.Enum(['B', 'C', 'D', 'E', 'F']), {
          description: '등급. 확인 비율이 .40보다 작으면 null. A는 없습니다.',
        }),
        label: text('등급 이름'),
        score: Nullable(Type.Integer(), {
          description: '같은 조건으로 한 진단의 위험 점수. 그런 진단이 없거나 진단이 점수를 내지 않았으면 null',
        }),
        coverage: Type.Number({ minimum: 0, maximum: 1, description: '자료로 확인한 비율' }),
        description: text('설명'),
        reasons: texts('자료별 까닭'),
      },
      { description: '사전 검토 신호이며 판정이 아닙니다.' },
    ),
    features: Type.Array(HomeItem, { description: '저장된 자료의 값' }),
    termsAsRent: Nullable(
      Type.Object(
        {
          convertedMonthlyRentManwon: Type.Integer({
            description:
              '저장한 보증금을 월세로 바꾸어 월세에 더한 한 달 금액(만원). medianConvertedRentManwon과 같은 축',
          }),
          yearlyRate: Type.Number({ description: '쓴 연 전환율(0.065: 6.5%)' }),
          source: text('전환율의 출처'),
        },
        { $id: 'FavoriteTermsAsRent', description: '한 금액으로 바꾼 월세 조건' },
      ),
      { description: '월세가 아니거나 조건이 모자라면 null' },
    ),
    priceTrend: Type.Array(
      Type.Object(
        { month: text('달(YYYY-MM)'), lease: TrendValue, sale: TrendValue },
        { $id: 'HomeTrendPoint', description: '한 달' },
      ),
      { maxItems: 24, description: '이 지번의 달별 값, 없으면 지역의 값. 오래된 달부터' },
    ),
    dataCoverage: Type.Object(
      { sources: Type.Array(HomeSource, { description: '자료' }) },
      { description: '자료 상태' },
    ),
    marketContext: Type.Object(
      {
        sentence: text('지역 시장 자료의 상태'),
        indicators: Type.Array(
          Type.Object(
            {
              name: text('지표 이름'),
              regionName: text('지역'),
              period: text('기준 달(YYYY-MM)'),
              value: Type.Number({ description: '값' }),
              unit: Nullable(Type.String(), { description: '단위. 없으면 null' }),
            },
            { $id: 'HomeIndicator', description: '공표 지표' },
          ),
          { description: '최근 12개월 안에 공표된 같은 유형의 지표' },
        ),
      },
      { description: '지역 시장' },
    ),
    aiAssessment: Type.Object(
      {
        enabled: Type.Boolean({ description: '이어 쓰는 진단이 있는지. 이 분석은 언어 모델에 묻지 않습니다.' }),
        sourceDiagnosisId: Nullable(Type.Integer(), { description: '이어 쓰는 진단. 없으면 null' }),
        diagnosedAt: maybeTime('그 진단의 시각'),
        sameTerms: Nullable(Type.Boolean(), { description: '저장한 조건으로 한 진단인지. 진단이 없으면 null' }),
        notice: text('어디에서 온 것인지'),
        criteria: Type.Array(AssessmentCriterion, { description: '그 진단의 항목. 없으면 빈 목록' }),
      },
      { description: '마지막 진단의 위험 평가' },
    ),
    changesSinceDiagnosis: Nullable(
      Type.Object(
        {
          diagnosisId: Type.Integer({ description: '비교한 진단' }),
          newDealCount: Type.Integer({ description: '그 뒤 이 지번에 새로 저장된 거래 수' }),
          newDealMonths: texts('그 거래의 달(YYYY-MM)'),
          registerRenewed: Type.Boolean({ description: '건축물대장을 새로 받았는지' }),
          publicPriceRenewed: Type.Boolean({ description: '공시가격을 새로 받았는지' }),
          ruleBookChanged: Type.Boolean({ description: '규칙집이 바뀌었는지' }),
          sentences: texts('달라진 것'),
        },
        { $id: 'ChangesSinceDiagnosis', description: '진단 뒤 달라진 것' },
      ),
      { description: '진단이 없으면 null' },
    ),
    nextActions: texts('다음에 할 일'),
  },
  { $id: 'FavoriteAnalysis', description: '저장한 집의 분석. 저장된 자료로만 하고 언어 모델에 묻지 않습니다.' },
)
export type FavoriteAnalysis = Static<typeof FavoriteAnalysis>

export const FavoriteComparisonQuery = Type.Object({
  ids: Type.String({
    pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){1,4}$',
    description: '저장한 집의 번호 2–5개, 쉼표로 구분',
    examples: ['12,15'],
  }),
})
export type FavoriteComparisonQuery = Static<typeof FavoriteComparisonQuery>

const favoriteId = Type.Integer({ description: '저장한 집의 번호' })

export const FavoriteComparison = Type.Object(
  {
    homes: Type.Array(
      Type.Object(
        {
          favoriteId,
          label: Nullable(Type.String(), { description: '부르는 이름. 없으면 null' }),
          address: text('주소'),
          unitText: Nullable(Type.String(), { description: '동·호. 없으면 null' }),
          addressState: AddressStateCode,
          propertyTypeName: text('주택 유형 이름'),
          coverage: Type.Number({ minimum: 0, maximum: 1, description: '자료로 확인한 비율' }),
          diagnosisId: Nullable(Type.Integer(), {
            description: '같은 조건으로 한 최근 진단. 서류로 한 계산을 여기서 읽습니다. 없으면 null',
          }),
          answer: Type.Optional(
            Nullable(DiagnosisAnswer, { description: '이 조건의 진단과 저장한 서류로 본 답. 진단이 없으면 null' }),
          ),
          decision: Type.Optional(Nullable(DecisionCode, { description: '확인의 우선순위. 진단이 없으면 null' })),
        },
        { $id: 'ComparedHome', description: '비교하는 집' },
      ),
      { description: '요청한 순서. 순위가 아닙니다.' },
    ),
    conversionRate: Nullable(
      Type.Object({ value: Type.Number({ description: '연 비율(0.06은 6%)' }), source: text('출처') }),
      { description: '모든 보증금에 쓴 전환율. 없으면 null' },
    ),
    items: Type.Array(
      Type.Object(
        {
          code: text('항목 코드'),
          title: text('항목 이름'),
          unit: HomeItem.properties.unit,
          comparable: Type.Boolean({ description: '모든 집에 같은 종류의 근거가 있는지' }),
          values: Type.Array(
            Type.Object(
              {
                favoriteId,
                value: Type.Union([Type.Number(), Type.String()], { description: '값' }),
                basis: text('근거'),
              },
              { $id: 'ComparedValue', description: '집 하나의 값' },
            ),
            { description: '나란히 놓을 수 없으면 빈 목록' },
          ),
          lacking: Type.Array(
            Type.Object(
              { favoriteId, sentence: text('없는 까닭'), action },
              { $id: 'LackingHome', description: '값이 없는 집' },
            ),
            { description: '값이 없는 집' },
          ),
          cautions: texts('나란히 놓으면 공정하지 않은 까닭과 주의할 것'),
        },
        { $id: 'ComparedItem', description: '항목 하나' },
      ),
      { description: '항목. 총점과 순위는 없습니다.' },
    ),
    toGet: texts('비교하려면 얻을 것'),
    notice: text('이 비교가 무엇이 아닌지'),
  },
  { $id: 'FavoriteComparison', description: '저장한 집의 비교. 어느 집이 나은지는 말하지 않습니다.' },
)
export type FavoriteComparison = Static<typeof FavoriteComparison>
