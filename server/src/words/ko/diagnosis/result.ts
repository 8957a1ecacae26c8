import { formatWholeShare, nameOf, SAMPLE_LEVELS, type SampleBasis } from '../assessment/samples.ts'
import { formatDate, formatManwon, formatMonths, formatPercent } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'
import { withParticle } from '../particle.ts'
import { PROPERTY_TYPES, type PropertyType, propertyTypeName, type TypeOfHome } from '../property-types.ts'

export const RESULT = {
  // Messages about a diagnosis: its request, progress and record, and the deals behind it.
  JEONSE_NEEDS_DEPOSIT: '전세 계약에는 0보다 큰 보증금(만원)이 필요합니다.',
  DEPOSIT_NEEDED: '보증금(만원)을 적으십시오. 보증금이 없으면 0을 적으십시오.',
  MONTHLY_RENT_NEEDED: '월세 계약에는 0보다 큰 월세(만원)가 필요합니다.',
  NO_SUCH_CANDIDATE: '이 지번의 건축물대장 후보가 아닙니다. 진단 결과의 후보 가운데 하나를 선택해 주세요.',
  REGISTRY_SEEN_IN_FUTURE: '등기부를 본 날은 오늘이거나 그 전이어야 합니다.',

  DIAGNOSIS_ACCEPTED: '진단을 접수했습니다.',
  DIAGNOSIS_CLAIMED: '내 진단 이력에 넣었습니다.',
  DIAGNOSIS_DELETED: '진단을 지웠습니다.',
  REGISTRY_NOTED: '등기 확인 상태를 기록했습니다.',

  STEP_NAME: ({ step }: { step: Step }) => STEPS[step],

  NO_SAMPLE:
    '진단할 때 비교할 수 있는 거래가 없었습니다. 거래가 없다는 것이 위험이 낮다는 뜻은 아니므로 국토교통부 실거래가 공개시스템에서 직접 확인하십시오.',
  SAMPLE_NOT_LOOKED_UP:
    '진단할 때 거래를 확인하지 못했습니다. 거래가 있는지 없는지 알 수 없으므로 국토교통부 실거래가 공개시스템에서 직접 확인하십시오.',
  NO_ESTIMATE:
    '진단할 때 추정한 금액이 없습니다. 면적을 모르거나 지역의 거래가 적거나 여러 가구가 사는 집은 추정하지 않습니다.',
  SAMPLE_NOT_STORED:
    '이 진단은 거래 목록을 함께 저장하기 전의 것이어서, 대표 금액을 계산한 거래를 보여 드릴 수 없습니다.',
  SAMPLE_BEHIND_AMOUNT: ({ level, basis, months, count, medianManwon, rate }: BehindAmount) => {
    const amount = `${nameOf(rate === null ? basis : 'CONVERTED_RENT')}${count === 1 ? '' : ' 중앙값'} ${formatManwon(medianManwon)}`
    const converted = rate === null ? '' : ` 보증금은 모두 연 ${formatPercent(rate)}로 월세로 바꿨습니다.`
    return `${formatMonths(months)}에 신고된 ${SAMPLE_LEVELS[level]} ${count}건의 ${amount}을 대표 금액으로 썼습니다.${converted} 진단한 때의 과거 거래이며 지금의 시세를 뜻하지 않습니다.`
  },
  DEALS_BEHIND_ESTIMATE: ({ basis, count }: { basis: EstimateBasis; count: number }) =>
    `${ESTIMATED[basis]}에 반영한 과거 거래 ${count}건입니다. 각 거래를 추정한 날과 이 집의 면적·층에 맞게 보정하고, 비슷할수록 많이 반영했습니다. 진단한 때의 거래이며 지금 나온 집이 아닙니다.`,
  // The building on the lot, and how certain that is.
  BUILDING_NOT_LOOKED_UP: '주소를 지번까지 확인하지 못해 건물을 조회하지 않았습니다.',
  ONE_BUILDING: ({ propertyType, single }: TypeOfHome) =>
    propertyType === 'UNKNOWN'
      ? '건축물대장에서 건물 한 동을 확인했으나, 용도가 주택이 아니어서 주택 유형을 정하지 못했습니다.'
      : `건축물대장에서 건물 한 동을 확인했습니다. 대장의 용도로 본 유형: ${propertyTypeName({ propertyType, single })}.`,
  ONE_OF_SEVERAL: ({ count, propertyType }: Typed & { count: number }) => {
    const shared =
      propertyType === 'UNKNOWN'
        ? '후보의 유형도 하나로 모이지 않습니다.'
        : `후보에 공통된 유형: ${PROPERTY_TYPES[propertyType]}.`
    return `건축물대장 후보가 ${count}동 있어 계약할 건물을 확정하지 못했습니다. ${shared} 동·호수를 적거나 후보 가운데 건물을 고르십시오.`
  },
  NO_BUILDING_FOUND: '건축물대장에서 이 지번의 건물을 찾지 못했습니다.',
  TYPE_NOT_JUDGED: '그래서 주택 유형을 판단하지 않았습니다.',
  TYPE_NOT_BY_REGISTER: ({ buildingFound }: { buildingFound: boolean }): string =>
    buildingFound
      ? '건축물대장에서 건물은 확인했으나 적힌 용도만으로는 유형을 하나로 정하지 못했습니다.'
      : '건축물대장으로 유형을 확인하지 못했습니다.',
  TYPE_ASSUMED: ({ propertyType, byUser }: Typed & { byUser: boolean }) =>
    `${byUser ? '입력하신 내용을' : '같은 지번의 과거 거래를'} 기준 후보로 삼았습니다(기준 후보: ${PROPERTY_TYPES[propertyType]}). 공식 자료로 확인된 유형이 아닙니다.`,
  POSSIBLE_TYPES: ({ propertyTypes }: { propertyTypes: readonly PropertyType[] }) =>
    `가능한 유형: ${propertyTypes.map((type) => PROPERTY_TYPES[type]).join(', ')}.`,
  DECISION_LABEL: ({ decision }: { decision: Decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: '자료 기준 검토 단계',
      CONDITIONAL_CAUTION: '조건부 주의',
      STOP_BEFORE_CONTRACT: '계약 전 중단 검토',
      JUDGMENT_HOLD: '판단 보류',
      HELD_BY_INPUT: '판단 보류',
    })[decision],
  DECISION_TITLE: ({ decision }: { decision: Decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED: '공공자료는 확인했고, 서류 확인이 남아 있습니다',
      CONDITIONAL_CAUTION: '주의할 점을 먼저 확인해야 합니다',
      STOP_BEFORE_CONTRACT: '계약을 멈추고 먼저 검토해야 합니다',
      JUDGMENT_HOLD: '자료가 부족해 판단을 보류합니다',
      HELD_BY_INPUT: '입력한 금액을 먼저 확인해야 합니다',
    })[decision],
  DECISION_SUMMARY: ({ decision }: { decision: Decision }) =>
    ({
      DOCUMENT_CHECK_REQUIRED:
        '확인된 공공자료에서 따로 주의할 점을 찾지 못했으나, 등기와 선순위 보증금은 확인되지 않았습니다.',
      CONDITIONAL_CAUTION: '주의할 점이 있거나 근거가 충분하지 않은 부분이 있습니다. 먼저 확인한 뒤에 판단하십시오.',
      STOP_BEFORE_CONTRACT:
        '강한 위험 신호가 있습니다. 이 부분이 해소되기 전에는 계약금을 보내지 말고 전문가와 상의하십시오.',
      JUDGMENT_HOLD: '판단에 필요한 자료가 확인되지 않았습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.',
      HELD_BY_INPUT: '입력하신 금액이 공개된 거래와 크게 달라 판단을 보류합니다. 단위를 확인하고 다시 진단하십시오.',
    })[decision],
  DECISION_CAUTION:
    '이 결과는 무엇을 먼저 확인할지 알려 드리는 것이며, 계약 여부를 정해 주거나 법률·감정평가·중개 판단을 대신하지 않습니다.',
  DATA_CONFIDENCE: ({ confidence }: { confidence: 'MOSTLY' | 'PARTLY' | 'THIN' }) =>
    ({
      MOSTLY: '공공자료 대부분 확인(등기·선순위 보증금 제외)',
      PARTLY: '공공자료 일부만 확인',
      THIN: '공공자료 부족',
    })[confidence],
  // The start of an answer: one sentence, and how much of the deposit is at stake.
  /** For a finding without its own headline. `title`: a noun phrase. */
  HEADLINE_OF_FINDING: ({ title }: { title: string }) => `먼저 확인할 것이 있습니다: ${title}.`,
  /** The most important finding is not about money. */
  HEADLINE_OF_SHARE_AND: ({ share, title }: { share: string; title: string }) => `${share} 함께 볼 것: ${title}.`,
  HEADLINE_OWN_YARDSTICK: ({ depositManwon, medianManwon }: { depositManwon: number; medianManwon: number }) =>
    `보증금 ${formatManwon(depositManwon)}은 주변의 비슷한 매매 ${formatManwon(medianManwon)}보다 ${formatManwon(depositManwon - medianManwon)} 많습니다.`,
  /** Nothing stands out. `share`: `보증금 1억 원은 추정 집값 1억 7,000만 원의 58%입니다.` */
  HEADLINE_OF_SHARE: ({
    share,
    open = ['REGISTRY', 'EARLIER_TENANTS'],
  }: {
    share: string
    open?: readonly StillOpen[]
  }) =>
    `${share} ${open.length === 0 ? '적어 주신 서류의 내용으로 셈한 것입니다.' : `${withParticle(open.map((each) => OPEN_NAMES[each]).join('와 '), '은/는')} 아직 모릅니다.`}`,
  HEADLINE_WITHOUT_VALUE: '이 집의 값을 보여 주는 자료가 없어 보증금과 비교하지 못했습니다.',
  HEADLINE_WITHOUT_DEPOSIT: '보증금이 없는 계약이라 걸린 보증금이 없습니다. 매달 낼 돈과 건물을 확인하십시오.',
  HEADLINE_WITHOUT_DEPOSIT_AND: ({ title }: { title: string }) =>
    `보증금이 없는 계약이라 걸린 보증금이 없습니다. 함께 볼 것: ${title}.`,
  HEADLINE_ADDRESS_OPEN: '주소를 지번까지 찾지 못해 이 집을 아직 살펴보지 못했습니다.',
  HEADLINE_LOT_NOT_IN_REGISTER: '건축물대장에서 이 지번의 건물을 찾지 못했습니다. 지번이 맞는지 먼저 확인하십시오.',
  HEADLINE_NO_HOME: ({ use }: { use: string }) => `건축물대장의 주용도가 주택이 아닙니다(${use}).`,
  HEADLINE_OTHER_DEPOSITS: ({ households }: { households: number | null }) =>
    `${households === null ? '다른 가구' : `다른 ${households - 1}가구`}의 보증금을 모르면 내 보증금의 순서를 알 수 없습니다.`,
  HEADLINE_BUT_NO_DEPOSIT: ({ headline }: { headline: string }) => `${headline} 보증금은 없는 계약입니다.`,
  HEADLINE_NEVER_SOLD: ({ depositManwon, lowManwon, highManwon }: NeverSold) =>
    `신고된 매매가 없어 집값은 ${formatManwon(lowManwon)}~${formatManwon(highManwon)}으로 넓고, 보증금 ${formatManwon(depositManwon)}이 넘는지 모릅니다.`,
  HEADLINE_NO_VALUE: '집값을 보여 주는 거래도 공시가격도 찾지 못해, 보증금이 집값을 넘는지 알 수 없습니다.',

  /** `building`: the value is that of a whole house. `missingManwon` 0: nothing is missing at that share. The best case: unknown facts can only make it worse. */
  STAKE: ({ share, missingManwon, building = false }: { share: number; missingManwon: number; building?: boolean }) => {
    const sold = share === 1 ? '지금 값 그대로' : `지금 값의 ${formatPercent(share)}에`
    if (building)
      return missingManwon === 0
        ? `건물 전체 값으로 본 것입니다. 먼저 잡힌 빚도 다른 가구의 보증금도 없다면 건물 전체가 ${sold} 팔려도 모자라는 보증금은 없지만, 있으면 그만큼 모자랄 수 있습니다.`
        : `건물 전체 값으로 본 것입니다. 먼저 잡힌 빚과 다른 가구의 보증금이 하나도 없어도, 건물 전체가 ${sold} 팔리면 보증금 ${formatManwon(missingManwon)}이 모자랍니다.`
    return missingManwon === 0
      ? `먼저 잡힌 빚도 먼저 들어온 세입자의 보증금도 없다면 이 집이 ${sold} 팔려도 모자라는 보증금은 없지만, 있으면 그만큼 모자랄 수 있습니다.`
      : `먼저 잡힌 빚이 하나도 없어도, 이 집이 ${sold} 팔리면 보증금 ${formatManwon(missingManwon)}이 모자랍니다.`
  },
  FIGURE_SHARE: ({ sumManwon, midManwon }: { sumManwon: number; midManwon: number }) =>
    formatWholeShare(sumManwon, midManwon),
  FIGURE_OVER_VALUE: ({ overManwon }: { overManwon: number }) => formatManwon(overManwon),
  FIGURE_CAPTION: ({ isOver, building, hasAhead, isLeast }: FigureCaption) => {
    const worth = building ? '건물 값' : '집값'
    const sum = hasAhead ? '먼저 나갈 돈 + 보증금' : '보증금'
    return `${isOver ? `${worth}을 넘는 금액` : `${worth} 대비 ${sum}`}${isLeast ? ' (적어도)' : ''}`
  },
  RISK_CARD_TITLE: ({ category, severity }: { category: Category; severity: Severity }) => TITLES[category][severity],
  /** Shown if nothing was found. */
  RISK_CARD_WITHOUT_FINDINGS: ({ category }: { category: Category }) =>
    ({
      money: '주소를 확인하지 못해 비교할 거래와 공시가격을 조회하지 않았습니다.',
      rights: '소유자, 근저당권, 압류, 신탁등기는 자동으로 확인하지 않아 아직 알 수 없습니다.',
      register_site: '건축물대장을 조회하지 않았습니다.',
    })[category],
  /** `single`: a house of one household, which has no units. */
  RISK_CARD_LIMITATION: ({ category, single = false }: { category: Category; single?: boolean }) =>
    ({
      money: '실거래 자료는 신고된 과거 거래이며, 현재 시세나 이 집의 선순위 채권을 보여 주지 않습니다.',
      rights: `선순위 임차인의 보증금과 임대인의 체납 세금은 ${PAPER_NAMES.REGISTRY_DOCUMENT}에도 나타나지 않습니다.`,
      register_site: `건축물대장은 서류이므로 현장의 무단 증축, 용도 변경${single ? '과' : ', 호실 쪼개기와'} 위반건축물 여부는 여기서 판단하지 않습니다.`,
    })[category],
  REVIEW_LABEL: ({ level }: { level: Level }) =>
    ({
      CONDITIONAL_REVIEW: '조건부 검토',
      REGIONAL_REFERENCE_ONLY: '지역 참고만 가능',
      FURTHER_CONFIRMATION_NEEDED: '추가 확인 필요',
      NOT_ENOUGH_DATA: '자료 부족',
    })[level],
  REVIEW_TITLE: ({ level }: { level: Level }) =>
    ({
      CONDITIONAL_REVIEW: '직접 확인할 서류를 전제로 한 조건부 검토',
      REGIONAL_REFERENCE_ONLY: '이 주소의 자료 없이 지역 자료로만 본 참고 결과',
      FURTHER_CONFIRMATION_NEEDED: '계약 전에 추가 확인이 필요한 상태',
      NOT_ENOUGH_DATA: '판단할 자료가 부족한 상태',
    })[level],
  REVIEW_SUMMARY: ({ level }: { level: Level }) =>
    ({
      CONDITIONAL_REVIEW:
        '건축물대장과 비교할 금액 자료를 확인했습니다. 등기와 선순위 보증금을 직접 확인한 뒤에 판단해야 합니다.',
      REGIONAL_REFERENCE_ONLY: '이 주소에 대한 공공자료를 확인하지 못해, 지역의 거래만으로 본 참고 결과입니다.',
      FURTHER_CONFIRMATION_NEEDED:
        '확인된 자료에 강한 주의 신호가 있거나 아직 확인되지 않은 부분이 있어, 계약 전에 추가 확인이 필요합니다.',
      NOT_ENOUGH_DATA: '판단에 필요한 공공자료를 확인하지 못했습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.',
    })[level],
  INVENTED_DATA: '실제 공공자료가 아니라 지어낸 샘플 데이터로 만든 예시입니다.',
  FINDING_COUNTS: ({ severe, caution, gap }: { severe: number; caution: number; gap: number }) => {
    const named = [
      ...(severe > 0 ? [`강한 주의 ${severe}건`] : []),
      ...(caution > 0 ? [`주의 ${caution}건`] : []),
      ...(gap > 0 ? [`확인하지 못한 자료 ${gap}건`] : []),
    ]
    return named.length === 0 ? '직접 확인할 항목은 모두 남아 있습니다.' : `${named.join(', ')}이 있습니다.`
  },
  // Differences from the previous diagnosis.
  SINCE_LAST: ({ date, data, ruleBook, input }: Changes) => {
    const changed = [
      data > 0 ? `자료 ${data}가지` : null,
      ruleBook ? '규칙집' : null,
      input > 0 ? `입력 ${input}가지` : null,
    ].filter((part) => part !== null)
    const when = `같은 지번을 ${formatDate(date)}에 진단했습니다.`
    return changed.length === 0
      ? `${when} 그때와 비교해 자료, 규칙집, 입력이 모두 같습니다.`
      : `${when} 그때와 다른 것: ${changed.join(', ')}.`
  },
  SCORING_RULES_CHANGED: '점수를 내는 규칙이 바뀌어, 자료와 입력이 같아도 점수가 다를 수 있습니다.',
  /** `inputToo`: the input has changed as well. */
  DATA_CHANGED: ({ inputToo }: { inputToo: boolean }): string =>
    inputToo
      ? '수집한 자료가 다릅니다. 입력도 달라졌으므로 모두 새 자료 때문은 아닐 수 있습니다.'
      : '지난 진단 뒤에 수집한 자료가 다릅니다.',
  /** `확인됨, 기간 2026-08~2026-10, 5건, 중앙값 1억 원`; `null` params are left out. */
  SOURCE_FIGURES: ({ status, period, count, amountManwon, ofDeals, monthly, building }: Figures) =>
    [
      STATUSES[status],
      period === null
        ? null
        : 'baseYear' in period
          ? `기준연도 ${period.baseYear}`
          : `기간 ${period.from}~${period.to}`,
      count === null ? null : `${count}건`,
      amountManwon === null
        ? null
        : `${monthly ? '월세로 바꾼 ' : ''}${ofDeals && count !== 1 ? '중앙값' : '금액'} ${formatManwon(amountManwon)}`,
      building,
    ]
      .filter((part) => part !== null)
      .join(', '),
  TYPED_FIELD: ({ field }: { field: TypedField }) => FIELDS[field],
}

const STEPS = {
  address: '주소 확인',
  'building-register': '건축물대장 조회',
  transactions: '전월세·매매 실거래 조회',
  'public-price': '공시가격 조회',
  'market-signal': '지역 통계 확인',
  'value-estimate': '추정 금액 계산',
  'risk-scoring': '위험 점수 계산',
}
export type Step = keyof typeof STEPS

const ESTIMATED = { SALE_ESTIMATE: '추정 매매가', JEONSE_ESTIMATE: '추정 전세 보증금' }
export type EstimateBasis = keyof typeof ESTIMATED

/** `isLeast`: more may rank ahead. */
type FigureCaption = { isOver: boolean; building: boolean; hasAhead: boolean; isLeast: boolean }
type BehindAmount = {
  level: keyof typeof SAMPLE_LEVELS
  basis: SampleBasis
  months: readonly string[]
  count: number
  medianManwon: number
  /** The rate at which deposits were converted to rent; `null`: none were. */
  rate: number | null
}

type Typed = { propertyType: PropertyType }

/** `HELD_BY_INPUT`: the verdict is withheld until an amount is checked. */
type Decision =
  | 'DOCUMENT_CHECK_REQUIRED'
  | 'CONDITIONAL_CAUTION'
  | 'STOP_BEFORE_CONTRACT'
  | 'JUDGMENT_HOLD'
  | 'HELD_BY_INPUT'

const OPEN_NAMES = {
  REGISTRY: '등기',
  REST_OF_REGISTRY: '소유자와 나머지 등기',
  REGISTRY_SINCE: '읽은 뒤에 바뀐 등기',
  EARLIER_TENANTS: '먼저 들어온 세입자',
  TAXES: '임대인의 미납 세금',
}
type StillOpen = keyof typeof OPEN_NAMES

type NeverSold = { depositManwon: number; lowManwon: number; highManwon: number }

type Category = 'money' | 'rights' | 'register_site'
type Severity = 'HIGH' | 'CAUTION' | 'CHECK' | 'UNKNOWN'

const RIGHTS = '등기 권리관계를 직접 확인해야 합니다'
const TITLES: Record<Category, Record<Severity, string>> = {
  money: {
    HIGH: '보증금·월세 수준에 강한 주의가 필요합니다',
    CAUTION: '보증금·월세 수준에 주의할 점이 있습니다',
    CHECK: '보증금·월세 수준을 현재 시세와 대조해야 합니다',
    UNKNOWN: '보증금·월세 수준을 판단할 자료가 없습니다',
  },
  rights: { HIGH: RIGHTS, CAUTION: RIGHTS, CHECK: RIGHTS, UNKNOWN: RIGHTS },
  register_site: {
    HIGH: '건축물대장의 내용에 강한 주의가 필요합니다',
    CAUTION: '건축물대장과 현장을 대조할 점이 있습니다',
    CHECK: '건축물대장과 현장이 같은지 확인해야 합니다',
    UNKNOWN: '건축물대장을 확인하지 못했습니다',
  },
}

type Level = 'CONDITIONAL_REVIEW' | 'REGIONAL_REFERENCE_ONLY' | 'FURTHER_CONFIRMATION_NEEDED' | 'NOT_ENOUGH_DATA'

const STATUSES = {
  FOUND: '확인됨',
  AMBIGUOUS: '후보가 여럿임',
  NOT_FOUND: '찾지 못함',
  UNAVAILABLE: '조회하지 못함',
  ERROR: '조회에 실패함',
}
export type LookedUp = keyof typeof STATUSES

const FIELDS = {
  address: '주소 표기',
  contractPurpose: '계약 유형',
  depositAmountManwon: '보증금',
  monthlyRentAmountManwon: '월세',
  maintenanceFeeAmountManwon: '관리비',
  exclusiveAreaSquareMeter: '전용면적',
  floorNumber: '층',
  knownPropertyType: '입력한 주택 유형',
  listingDescription: '입력한 설명',
  selectedRegisterKey: '고른 건축물대장 후보',
  selectedRentCandidate: '비교 기준으로 고른 과거 거래',
}
export type TypedField = keyof typeof FIELDS

/** `date`: date of the previous diagnosis. `data`, `input`: the number of changes. */
type Changes = { date: string; data: number; ruleBook: boolean; input: number }
type Figures = {
  status: LookedUp
  /** `from` and `to`: `2026-08`. */
  period: { baseYear: string } | { from: string; to: string } | null
  count: number | null
  amountManwon: number | null
  /** The amount is a median, or that of a single deal. */
  ofDeals: boolean
  /** The amount is monthly, with deposits converted to rent. */
  monthly: boolean
  building: string | null
}
