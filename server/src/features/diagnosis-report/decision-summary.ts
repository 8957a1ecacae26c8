import type { DecisionSummary } from '@lease-risk/contract/diagnosis-response'
import type { Assessment, CriterionCode } from '../../domain/assessment/assessment.ts'
import type { Diagnosed } from './diagnosed.ts'
import { type Observation, ofWeight } from './observations/observation.ts'

type StatusCode = DecisionSummary['statusCode']

type Situation = { addressKnown: boolean; assessment: Assessment; severe: number; cautions: number; gaps: number }

/** Below this share of scored weight even a low total is only a conditional one. */
const COVERAGE_FOR_REVIEW = 0.7

const NAMED_AT_MOST = 3

/** Which observations say the same as a severe criterion. */
const SOURCE_OF_SEVERE: Partial<Record<CriterionCode, Observation['sourceKey']>> = {
  DEPOSIT_TO_VALUE_RISK: 'sale-transaction',
  MARKET_PRICE_COMPARISON_RISK: 'rent-transaction',
  PUBLIC_PRICE_SUPPORT_RISK: 'public-price',
  BUILDING_LEGAL_USE_RISK: 'building-register',
}

/** Of a criterion; below it there is nothing to look at first. */
const NOTEWORTHY_SCORE = 25

/** The first rule that holds decides. A reason to stop counts even where the rest is unknown. */
const RULES: readonly { statusCode: StatusCode; holds: (situation: Situation) => boolean }[] = [
  { statusCode: 'JUDGMENT_HOLD', holds: ({ addressKnown }) => !addressKnown },
  {
    statusCode: 'STOP_BEFORE_CONTRACT',
    holds: ({ severe, assessment: { riskGrade } }) => severe > 0 || riskGrade === 'CRITICAL' || riskGrade === 'HIGH',
  },
  { statusCode: 'JUDGMENT_HOLD', holds: ({ assessment }) => assessment.riskGrade === 'NEED_MORE_INFORMATION' },
  {
    statusCode: 'CONDITIONAL_CAUTION',
    holds: ({ cautions, gaps, assessment: { riskGrade, scoreCoverage } }) =>
      cautions > 0 || gaps > 0 || riskGrade === 'MODERATE' || scoreCoverage < COVERAGE_FOR_REVIEW,
  },
]

const WORDS: Record<StatusCode, Pick<DecisionSummary, 'label' | 'title' | 'summary'>> = {
  DOCUMENT_CHECK_REQUIRED: {
    label: '자료 기준 검토 단계',
    title: '공공자료는 확인했고, 서류 확인이 남아 있습니다',
    summary: '확인된 공공자료에서 따로 주의할 점을 찾지 못했으나, 등기와 선순위 보증금은 확인되지 않았습니다.',
  },
  CONDITIONAL_CAUTION: {
    label: '조건부 주의',
    title: '주의할 점을 먼저 확인해야 합니다',
    summary: '주의할 점이 있거나 근거가 충분하지 않은 부분이 있습니다. 먼저 확인한 뒤에 판단하십시오.',
  },
  STOP_BEFORE_CONTRACT: {
    label: '계약 전 중단 검토',
    title: '계약을 멈추고 먼저 검토해야 합니다',
    summary: '강한 위험 신호가 있습니다. 이 부분이 해소되기 전에는 계약금을 보내지 말고 전문가와 상의하십시오.',
  },
  JUDGMENT_HOLD: {
    label: '판단 보류',
    title: '자료가 부족해 판단을 보류합니다',
    summary: '판단에 필요한 자료가 확인되지 않았습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.',
  },
}

const CAUTION_MESSAGE =
  '이 결과는 무엇을 먼저 확인할지 알려 드리는 것이며, 계약 여부를 정해 주거나 법률·감정평가·중개 판단을 대신하지 않습니다.'

const FIRST_OF_ALL = '등기사항전부증명서를 발급받아 소유자와 근저당권, 압류, 신탁등기를 확인하십시오.'

/** The top judgement: which checks come first. Never an approval of the contract. */
export function decisionSummary(diagnosed: Diagnosed, observations: readonly Observation[]): DecisionSummary {
  const statusCode = statusOf(diagnosed, observations)
  const { label, title, summary } = WORDS[statusCode]
  const heaviest = heaviestFirst(diagnosed.assessment, observations)
  const titles = heaviest.map((observation) => observation.title)
  const named = (titles.length > 0 ? titles : riskiestCriteria(diagnosed.assessment)).slice(0, NAMED_AT_MOST)
  return {
    statusCode,
    label,
    title,
    summary: named.length === 0 ? summary : `${summary} 먼저 볼 것: ${named.join(', ')}.`,
    dataConfidenceLabel: confidenceLabel(diagnosed.assessment),
    primaryAction: heaviest.find(({ action }) => action !== null)?.action ?? FIRST_OF_ALL,
    cautionMessage: CAUTION_MESSAGE,
  }
}

function statusOf({ facts, assessment }: Diagnosed, observations: readonly Observation[]): StatusCode {
  const situation = {
    addressKnown: facts !== null,
    assessment,
    severe: ofWeight(observations, 'SEVERE').length,
    cautions: ofWeight(observations, 'CAUTION').length,
    gaps: ofWeight(observations, 'GAP').length,
  }
  return RULES.find(({ holds }) => holds(situation))?.statusCode ?? 'DOCUMENT_CHECK_REQUIRED'
}

/** By weight; among cautions those behind the finding that lifts the total go first. */
function heaviestFirst({ severityFloorCriterion }: Assessment, observations: readonly Observation[]): Observation[] {
  const source = severityFloorCriterion === null ? undefined : SOURCE_OF_SEVERE[severityFloorCriterion]
  const cautions = ofWeight(observations, 'CAUTION')
  return [
    ...ofWeight(observations, 'SEVERE'),
    ...cautions.filter(({ sourceKey }) => sourceKey === source),
    ...cautions.filter(({ sourceKey }) => sourceKey !== source),
    ...ofWeight(observations, 'GAP'),
  ]
}

/** Where no single observation stands out, the criteria behind the total. */
function riskiestCriteria({ criteria }: Assessment): string[] {
  return criteria
    .filter(({ riskScore }) => (riskScore ?? 0) >= NOTEWORTHY_SCORE)
    .toSorted((a, b) => (b.riskScore ?? 0) - (a.riskScore ?? 0))
    .map(({ criterionName }) => criterionName)
}

/** By the share of scored weight and by whether the numbers rest on exact evidence. */
function confidenceLabel({ scoreCoverage, criteria }: Assessment): string {
  const scored = criteria.filter(({ riskScore }) => riskScore !== null)
  const exact = scored.filter(({ status }) => status === 'AVAILABLE').length
  if (scoreCoverage >= 0.8 && exact * 2 > scored.length) return '공공자료 대부분 확인(등기·선순위 보증금 제외)'
  if (scoreCoverage >= 0.5) return '공공자료 일부만 확인'
  return '공공자료 부족'
}
