import { type Static, Type } from 'typebox'
import { DecisionCode } from './assessment-codes.ts'
import { Nullable } from './common.ts'
import { DiagnosisAnswer } from './diagnosis-answer.ts'
import { UnseenSeniorDeposits } from './diagnosis-hints.ts'
import { ForeignTenant } from './foreign-tenant.ts'
import { GuaranteeWorkbench } from './guarantee-workbench.ts'
import { LandlordLookup } from './landlord-lookups.ts'
import { EveryCase, SaleDistribution, Span } from './papers-distribution.ts'
import { PaperHome, PaperTerms, PaperValue, TablePaper } from './papers-input.ts'
import { ComparedStatement } from './party-statements.ts'

const text = (description: string) => Type.String({ description })
const maybeText = (description: string) => Nullable(Type.String(), { description })
const manwon = (description: string) => Type.Integer({ description: `${description}(만원)` })
const maybeManwon = (description: string) => Nullable(Type.Integer(), { description: `${description}(만원)` })
const share = (description: string) => Type.Number({ description })
const texts = (description: string) => Type.Array(Type.String(), { description })
const constantIds = texts('이 항목이 기댄 기준의 constantId')

const Source = Type.Enum(['TYPED', 'DIAGNOSIS'], { description: 'TYPED 적은 내용, DIAGNOSIS 진단에서 가져옴' })

export const PapersBasis = Type.Object(
  {
    asOf: text('계산한 날 YYYY-MM-DD'),
    registryReadOn: maybeText('등기부를 읽었다고 적은 날. 적지 않았으면 null'),
    terms: PaperTerms,
    termsSource: Source,
    home: PaperHome,
    homeSource: Source,
    value: Nullable(PaperValue),
    valueSource: Nullable(Source, { description: '집값의 출처. 집값이 없으면 null' }),
  },
  { $id: 'PapersBasis', description: '계산의 바탕' },
)
export type PapersBasis = Static<typeof PapersBasis>

const ClaimKind = Type.String({
  description:
    '등기의 종류, 또는 TAX_ARREARS 미납 세금, OWN_TAX 당해세, OTHER_TAX 그 밖의 세금, WAGES 임금, SENIOR_TENANTS 다른 임차인, REGISTRY_NOT_READ 읽지 않은 등기부',
})

const PaperClaim = Type.Object(
  {
    order: Type.Integer({ description: '배당받는 순서. 1부터' }),
    kind: ClaimKind,
    label: text('이름'),
    registeredOn: maybeText('등기한 날. 없으면 null'),
    amountManwon: maybeManwon('적은 금액. 적지 않았으면 null'),
    low: manwon('적어도 빠져나가는 금액'),
    high: maybeManwon('많으면 빠져나가는 금액. 알 수 없으면 null'),
    certainty: Type.Enum(['TYPED', 'RANGE', 'UNKNOWN'], { description: '적은 금액, 범위, 모름' }),
    cancelled: Type.Boolean({ description: '말소되어 0으로 세는지' }),
    sentence: text('설명'),
  },
  { $id: 'PaperClaim', description: '집값에서 보증금보다 먼저 빠져나가는 돈' },
)

const TotalAhead = Type.Object(
  {
    low: manwon('적어도 먼저 빠져나가는 금액'),
    high: maybeManwon('많으면 먼저 빠져나가는 금액. 모르는 것이 있으면 null'),
    unknowns: Type.Array(
      Type.Object(
        { kind: ClaimKind, label: text('이름'), sentence: text('설명') },
        { $id: 'UnknownClaim', description: '금액을 모르는 것' },
      ),
      { description: '금액을 모르는 것' },
    ),
  },
  { $id: 'TotalAhead', description: '먼저 빠져나가는 돈의 합계' },
)

const Coverage = Type.Object(
  {
    depositPlusAheadToValue: Type.Object(
      {
        low: share('적은 금액 ÷ 집값의 높은 쪽'),
        mid: share('적은 금액 ÷ 집값의 가운데. 모르는 것이 있으면 이보다 높을 수 있음'),
        high: Nullable(Type.Number(), { description: '가장 많을 때 ÷ 집값의 낮은 쪽. 모르는 것이 있으면 null' }),
      },
      { $id: 'CoverageShares', description: '보증금과 먼저 빠져나가는 돈의 합 ÷ 집값' },
    ),
    sentence: text('설명'),
  },
  { $id: 'PaperCoverage', description: '집값에 대한 비율' },
)

const RecoveryBand = Type.Object(
  {
    shareOfValue: share('집값의 가운데에 곱한 비율'),
    salePriceManwon: manwon('가정한 매각 가격'),
    costsManwon: manwon('집행비용. 매각 가격의 1%로 가정'),
    proceedsManwon: manwon('집행비용을 뺀 금액'),
    paidAheadManwon: Span,
    smallLeaseShareManwon: Span,
    leftManwon: Span,
    shortfallManwon: Span,
    hasUnknowns: Type.Boolean({ description: '금액을 모르는 권리가 있는지' }),
    isEveryCase: EveryCase,
    payments: Type.Array(
      Type.Object(
        {
          party: Type.Enum(
            ['COSTS', 'OTHER_SMALL_TENANTS', 'CLAIM', 'TENANT_SMALL_LEASE', 'TENANT', 'CLAIM_BEHIND', 'REST'],
            { description: '받는 쪽' },
          ),
          label: text('이름'),
          bestManwon: manwon('임차인에게 가장 나은 경우'),
          worstManwon: manwon('임차인에게 가장 나쁜 경우'),
        },
        { $id: 'BandPayment', description: '매각 가격에서 나가는 돈' },
      ),
      { description: '받는 순서. 두 경우 모두 더하면 매각 가격' },
    ),
    sentence: text('설명'),
  },
  { $id: 'RecoveryBand', description: '가정한 가격에 팔렸을 때. 예측이 아닙니다.' },
)

const SmallLeaseRow = Type.Object(
  {
    effectiveFrom: text('시작한 날'),
    effectiveUntil: maybeText('마지막 날. 지금도 쓰이면 null'),
    limitManwon: manwon('보증금 기준'),
    protectedManwon: manwon('먼저 받는 금액'),
    withinLimit: Type.Boolean({ description: '보증금이 기준 안인지' }),
    shareManwon: manwon('이 기준이면 먼저 받는 금액'),
    sureness: Type.Enum(['V', '2', 'K'], { description: 'V 공개 자료에서 확인, 2 2차 자료, K 일반 지식' }),
    source: text('출처'),
    checkedOn: text('확인한 날'),
    needsLawCheck: Type.Boolean({ description: '법령 확인이 필요한지' }),
    sentence: text('설명'),
  },
  { $id: 'SmallLeaseRow', description: '소액임차인 기준 하나' },
)

const SmallLease = Type.Object(
  {
    basis: Type.Enum(
      ['OLDEST_SECURITY_RIGHT', 'NO_SECURITY_RIGHT', 'DATE_UNKNOWN', 'REGISTRY_NOT_READ', 'TABLE_MISSING'],
      {
        description: '어느 기준을 쓸지 정한 것: 가장 오래된 담보권, 담보권 없음, 날짜 모름, 등기부 모름, 표 없음',
      },
    ),
    decidingDate: maybeText('기준을 정한 등기일. 없으면 null'),
    rows: Type.Array(SmallLeaseRow, { description: '쓰일 수 있는 기준. 오래된 것부터' }),
    shareManwon: Type.Object(
      { low: manwon('적을 때'), high: maybeManwon('많을 때. 표가 없으면 null') },
      { $id: 'SmallLeaseShare', description: '먼저 받는 금액. 모두의 한도를 적용하기 전' },
    ),
    excluded: Type.Boolean({ description: '보증금과 관계없이 받지 못하는지' }),
    sentences: texts('설명'),
  },
  { $id: 'PaperSmallLease', description: '소액임차인 최우선변제' },
)

const GuarantorCondition = Type.Object(
  {
    guarantor: Type.Enum(['HUG', 'HF', 'SGI'], { description: '보증기관' }),
    code: text('조건'),
    title: text('제목'),
    ownValue: maybeText('비교한 값. 없으면 null'),
    basis: text('비교한 값의 근거'),
    answer: Type.Enum(['NO_CONFLICT_IN_INPUT', 'CONFLICT_IN_INPUT', 'MISSING_INFORMATION', 'ASK_GUARANTOR'], {
      description:
        '적은 내용과 어긋나지 않음, 어긋남, 비교할 내용 없음, 보증기관에 문의. 보증 여부는 보증기관만 정합니다.',
    }),
    sentence: text('설명'),
    constantIds,
  },
  { $id: 'GuarantorCondition', description: '보증기관에 물어볼 조건' },
)

const RentEquivalent = Type.Object(
  {
    depositManwon: manwon('보증금'),
    monthlyRentManwon: manwon('월세'),
    typed: Type.Boolean({ description: '적은 조건인지' }),
  },
  { $id: 'RentEquivalent', description: '한 해 부담이 같은 조건' },
)

const RentConversion = Type.Object(
  {
    legalCap: Nullable(Type.Number(), { description: '법정 상한(연, 0.05는 5%). 모르면 null' }),
    market: Nullable(
      Type.Object(
        {
          rate: share('시장 전환율(연)'),
          source: Type.Enum(['REGION', 'COUNTRY'], { description: '지역 통계, 전국 기준' }),
          label: text('이름과 시점'),
        },
        { $id: 'MarketConversionRate', description: '시장 전환율' },
      ),
    ),
    equivalents: Type.Array(RentEquivalent, { description: '시장 전환율로 한 해 부담이 같은 조건' }),
    capEquivalents: Type.Array(RentEquivalent, {
      description: '법정 상한으로 바꾼 조건. 계약 안에서 보증금을 월세로 바꿀 때 가장 많은 월세',
    }),
    depositEquivalentManwon: maybeManwon('월세 없이 부담이 같은 보증금. 전환율이 없으면 null'),
    sentences: texts('설명'),
    constantIds,
  },
  { $id: 'RentConversion', description: '보증금과 월세의 환산' },
)

const PlanEvent = Type.Object(
  {
    code: text('할 일'),
    title: text('제목'),
    fromOn: text('시작하는 날'),
    untilOn: text('마지막 날'),
    why: text('까닭'),
    law: text('법령이나 출처'),
    marks: Type.Array(
      Type.Object(
        {
          date: text('날짜'),
          kind: Type.Enum(['WEEKEND', 'HOLIDAY', 'NOT_COVERED'], { description: '주말, 공휴일, 공휴일을 모르는 해' }),
          label: text('이름'),
        },
        { $id: 'DayMark', description: '쉬는 날 표시' },
      ),
      { description: '시작하는 날과 마지막 날의 쉬는 날 표시' },
    ),
    constantIds,
  },
  { $id: 'PlanEvent', description: '날짜가 있는 할 일' },
)

const Gap = Type.Object(
  {
    startsAt: text('잔금일에 은행과 등기소가 여는 시각(+09:00)'),
    endsAt: text('대항력이 생기는 시각(+09:00)'),
    hours: Type.Integer({ description: '대항력이 없는 시간' }),
    hoursUntilPriority: Nullable(Type.Integer(), {
      description: '우선변제권이 생기는 확정일자의 0시까지. 대항력과 같은 날이면 null',
    }),
    assumed: Type.Boolean({ description: '입주일이나 전입신고일을 잔금일로 가정했는지' }),
    sentence: text('설명'),
  },
  { $id: 'UnprotectedGap', description: '보호받지 못하는 시간' },
)

const AskWhom = Type.Enum(['LANDLORD', 'BROKER', 'REGISTRY_OFFICE', 'TRUSTEE', 'LAWYER'], { description: '물을 상대' })

const PaperCaution = Type.Object(
  {
    code: text('코드'),
    title: text('제목'),
    sentence: text('설명'),
    question: text('물을 말'),
    askWhom: AskWhom,
    askName: text('물을 상대의 이름'),
    constantIds,
  },
  { $id: 'PaperCaution', description: '계약하기 전에 물어야 할 것' },
)

export const PaperConstant = Type.Object(
  {
    constantId: text('기준의 식별자'),
    name: text('이름'),
    value: Type.Number({ description: '값' }),
    unit: Type.Enum(['MANWON', 'SHARE', 'SHARE_PER_YEAR', 'DAYS', 'MONTHS', 'HOUR', 'COUNT'], { description: '단위' }),
    effectiveFrom: maybeText('시작한 날. 정해진 날이 없으면 null'),
    effectiveTo: maybeText('끝난 날. 지금도 쓰이면 null'),
    sourceName: text('출처'),
    sourceUrl: maybeText('출처 주소. 없으면 null'),
    checkedOn: text('출처를 확인한 날'),
    sureness: Type.Enum(['V', '2', 'K'], { description: 'V 공개 자료에서 확인, 2 2차 자료, K 일반 지식이나 가정' }),
    surenessLabel: text('얼마나 확실한지'),
    staleFrom: text('다시 확인해야 하는 첫날'),
    stale: Type.Boolean({ description: '그날이 지나 다시 확인해야 하는지' }),
  },
  { $id: 'PaperConstant', description: '계산에 쓴 기준 하나' },
)

const TableContradiction = Type.Object(
  {
    code: Type.Enum(
      [
        'TWO_DEPOSITS',
        'WORD_BELOW_PAPER',
        'FIXED_DATE_WITHOUT_RESIDENT',
        'RESIDENT_WITHOUT_DEPOSIT',
        'MORE_ROWS_THAN_HOUSEHOLDS',
        'MORE_THAN_TYPED',
      ],
      {
        description:
          'TWO_DEPOSITS 한 방의 보증금이 다름, WORD_BELOW_PAPER 말이 서류보다 적음, FIXED_DATE_WITHOUT_RESIDENT 확정일자는 있는데 명부에 없음, RESIDENT_WITHOUT_DEPOSIT 살고 있는데 보증금을 모름, MORE_ROWS_THAN_HOUSEHOLDS 건축물대장의 가구보다 많음, MORE_THAN_TYPED 모두 안다고 적은 것보다 많음',
      },
    ),
    rows: Type.Array(Type.Integer(), { description: '표에서 몇 번째 줄인지. 0부터' }),
    sentence: text('설명. 방의 이름은 들어 있지 않음'),
    question: text('물을 말'),
    askWhom: AskWhom,
    askName: text('물을 상대의 이름'),
  },
  { $id: 'TableContradiction', description: '표의 줄끼리, 또는 다른 자료와 어긋나는 것' },
)

const HouseTable = Type.Object(
  {
    rooms: Type.Integer({ description: '적어도 몇 곳의 방인지' }),
    roomsWithDeposit: Type.Integer({ description: '그 가운데 보증금을 적은 방의 수. 적어도' }),
    sumManwon: maybeManwon('방마다 가장 큰 보증금의 합계. 적은 보증금이 없으면 null이며 0이 아님'),
    unseenRooms: Nullable(Type.Integer(), { description: '건축물대장의 가구에서 표에 없는 방의 수. 모르면 null' }),
    unreadPapers: Type.Array(TablePaper, { description: '한 줄도 옮겨 적지 않은 서류' }),
    contradictions: Type.Array(TableContradiction, { description: '어긋나는 것' }),
    sentences: texts('설명'),
  },
  { $id: 'HouseTable', description: '다른 임차인의 표를 더하고 비교한 것. 확인된 사실이 아닙니다.' },
)

export const LeasePapers = Type.Object(
  {
    title: text('이름: 입력하신 내용으로 계산'),
    disclaimer: text('한계'),
    answer: Type.Optional(DiagnosisAnswer),
    decision: Type.Optional(DecisionCode),
    registryHome: Type.Optional(
      Nullable(
        Type.Enum(['SAME', 'OTHER', 'UNKNOWN'], {
          description:
            '읽은 등기부가 이 집의 것인지: SAME 같음, OTHER 다른 집의 것이라 아무것도 세지 않음, UNKNOWN 비교할 수 없음',
        }),
        { description: '읽은 등기부가 이 집의 것인지. 등기부를 적지 않았으면 null' },
      ),
    ),
    basis: PapersBasis,
    claimsAhead: Type.Array(PaperClaim, { description: '먼저 배당받는 것. 말소된 것도 제자리에 0으로' }),
    claimsBehind: Type.Array(PaperClaim, { description: '내 우선변제권보다 뒤인 것' }),
    totalAhead: TotalAhead,
    coverage: Nullable(Coverage),
    recoveryBands: Type.Array(RecoveryBand, {
      description:
        '집값의 100, 90, 80, 70, 60%와, 경매 낙찰가율이 그보다 낮은 지역이면 그 아래까지. 집값이 없으면 빈 목록',
    }),
    auctionRatio: Type.Optional(
      Type.Object(
        {
          percent: Type.Number({ description: '낙찰가율(%): 감정가 대비 낙찰가' }),
          scope: Type.Enum(['DISTRICT', 'SEOUL', 'COUNTRY'], {
            description: 'DISTRICT 이 시군구(열 건 이상 낙찰), SEOUL·COUNTRY 서울이나 전국의 공표된 수치',
          }),
          sentence: text('건수와 기간을 담은 문장'),
        },
        { $id: 'AuctionRatio', description: '경매에서 팔린 가격. 이 집이 팔릴 가격의 예측이 아닙니다.' },
      ),
    ),
    distribution: Nullable(SaleDistribution),
    smallLease: SmallLease,
    guarantorConditions: Type.Array(GuarantorCondition, { description: '보증기관에 물어볼 조건' }),
    guaranteeWorkbench: Type.Array(GuaranteeWorkbench, { description: '보증기관마다 숫자를 나란히. HUG, HF, SGI' }),
    unseenSeniorDeposits: Nullable(UnseenSeniorDeposits),
    tenantsOfHouse: Type.Optional(
      Nullable(HouseTable, { description: '다른 임차인의 표. 적지 않았으면 null이며 다른 임차인이 없다는 뜻이 아님' }),
    ),
    rentConversion: RentConversion,
    datePlan: Type.Array(PlanEvent, { description: '날짜순의 할 일. 적지 않은 날짜의 것은 없음' }),
    holidayNote: text('쉬는 날 표시의 범위'),
    gap: Nullable(Gap),
    foreignTenant: Type.Optional(ForeignTenant),
    landlordLookups: Type.Array(LandlordLookup, { description: '임대인에 대해 조회한 것' }),
    statements: Type.Optional(
      Type.Array(ComparedStatement, { description: '중개사나 임대인에게 들은 말을 적은 서류와 비교한 것' }),
    ),
    cautions: Type.Array(PaperCaution, { description: '물어야 할 것' }),
    constants: Type.Array(PaperConstant, { description: '계산에 쓴 기준 전부' }),
  },
  { $id: 'LeasePapers', description: '입력하신 내용으로 한 계산. 확인된 사실이 아니며 점수에 들어가지 않습니다.' },
)
export type LeasePapers = Static<typeof LeasePapers>
