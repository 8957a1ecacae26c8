import type { RiskFinding } from '@lease-risk/contract/diagnosis-response'
import type { CriterionCode } from '../../domain/assessment/assessment.ts'
import { AGGREGATION } from '../../domain/assessment/rule-book.ts'
import type { Diagnosed } from './diagnosed.ts'
import { byWeight, type Observation, ofWeight } from './observations/observation.ts'

type Severity = RiskFinding['severity']

const MONEY_CRITERIA: readonly CriterionCode[] = [
  'DEPOSIT_TO_VALUE_RISK',
  'MARKET_PRICE_COMPARISON_RISK',
  'PUBLIC_PRICE_SUPPORT_RISK',
]
const BUILDING_CRITERIA: readonly CriterionCode[] = ['BUILDING_LEGAL_USE_RISK']

/** A criterion on a weaker basis must score higher to make a card `HIGH`. */
const SEVERE_ON_WEAK_BASIS = 80

/** Evidence of a card: no more than so many sentences. */
const SENTENCES_AT_MOST = 2

/** The three cards of spec.md: deposit and rent level, rights relations, register versus site. */
export function topRiskFindings(diagnosed: Diagnosed, observations: readonly Observation[]): RiskFinding[] {
  return [
    moneyFinding(diagnosed, observations),
    rightsFinding(observations),
    registerSiteFinding(diagnosed, observations),
  ]
}

const MONEY_TITLES: Record<Severity, string> = {
  HIGH: '보증금·월세 수준에 강한 주의가 필요합니다',
  CAUTION: '보증금·월세 수준에 주의할 점이 있습니다',
  CHECK: '보증금·월세 수준을 현재 시세와 대조해야 합니다',
  UNKNOWN: '보증금·월세 수준을 판단할 자료가 없습니다',
}

function moneyFinding(diagnosed: Diagnosed, observations: readonly Observation[]): RiskFinding {
  const money = observations.filter(({ topic }) => topic === 'MONEY')
  const severity = severityOf(diagnosed, money, MONEY_CRITERIA)
  return {
    category: 'money',
    severity,
    title: MONEY_TITLES[severity],
    evidence: evidenceOf(money, '주소를 확인하지 못해 비교할 거래와 공시가격을 조회하지 않았습니다.'),
    limitation: '실거래 자료는 신고된 과거 거래이며, 현재 시세나 이 집의 선순위 채권을 보여 주지 않습니다.',
    action: actionOf(
      money,
      '중개사무소 두 곳 이상에서 현재 시세를 확인하고, 선순위 채권과 보증금을 더해 집값과 비교하십시오.',
    ),
  }
}

function rightsFinding(observations: readonly Observation[]): RiskFinding {
  const rights = observations.filter(({ topic }) => topic === 'RIGHTS').map(({ sentence }) => sentence)
  return {
    category: 'rights',
    severity: rights.length > 0 ? 'CAUTION' : 'CHECK',
    title: '등기 권리관계를 직접 확인해야 합니다',
    evidence: ['소유자, 근저당권, 압류, 신탁등기는 자동으로 확인하지 않아 아직 알 수 없습니다.', ...rights].join(' '),
    limitation: '선순위 임차인의 보증금과 임대인의 체납 세금은 등기사항전부증명서에도 나타나지 않습니다.',
    action:
      '계약 직전과 잔금 지급 직전에 등기사항전부증명서를 발급받아 확인하고, 납세증명서와 확정일자 부여현황을 요청하십시오.',
  }
}

const REGISTER_TITLES: Record<Severity, string> = {
  HIGH: '건축물대장의 용도가 주거 목적과 맞지 않습니다',
  CAUTION: '건축물대장과 현장을 대조할 점이 있습니다',
  CHECK: '건축물대장과 현장이 같은지 확인해야 합니다',
  UNKNOWN: '건축물대장을 확인하지 못했습니다',
}

function registerSiteFinding(diagnosed: Diagnosed, observations: readonly Observation[]): RiskFinding {
  const building = observations.filter(({ topic }) => topic === 'BUILDING')
  const known = (diagnosed.facts?.property.candidates.length ?? 0) > 0
  const severity = known ? severityOf(diagnosed, building, BUILDING_CRITERIA) : 'UNKNOWN'
  const relevant = known ? building : ofWeight(building, 'GAP')
  return {
    category: 'register_site',
    severity,
    title: REGISTER_TITLES[severity],
    evidence: evidenceOf(relevant, '건축물대장을 조회하지 않았습니다.'),
    limitation:
      '건축물대장은 서류이므로 현장의 무단 증축, 용도 변경, 호실 쪼개기와 위반건축물 여부는 여기서 판단하지 않습니다.',
    action: actionOf(relevant, '건축물대장을 발급받아 현장의 층, 호수, 면적, 용도와 같은지 대조하십시오.'),
  }
}

/** A criterion scored as severe by the rule book weighs as much as a severe observation. */
function severityOf(
  { assessment }: Diagnosed,
  observations: readonly Observation[],
  criteria: readonly CriterionCode[],
): Severity {
  const severe = assessment.criteria.some(
    ({ criterionCode, riskScore, status }) =>
      criteria.includes(criterionCode) &&
      riskScore !== null &&
      riskScore >= (status === 'AVAILABLE' ? AGGREGATION.severity.fromScore : SEVERE_ON_WEAK_BASIS),
  )
  const [heaviest] = byWeight(observations.filter(({ weight }) => weight !== 'GAP'))
  if (severe || heaviest?.weight === 'SEVERE') return 'HIGH'
  if (heaviest?.weight === 'CAUTION') return 'CAUTION'
  return heaviest === undefined ? 'UNKNOWN' : 'CHECK'
}

function evidenceOf(observations: readonly Observation[], otherwise: string): string {
  const sentences = byWeight(observations).map(({ sentence }) => sentence)
  return sentences.slice(0, SENTENCES_AT_MOST).join(' ') || otherwise
}

function actionOf(observations: readonly Observation[], otherwise: string): string {
  const weighty = byWeight(observations).filter(({ weight }) => weight !== 'NOTE')
  return weighty.find(({ action }) => action !== null)?.action ?? otherwise
}
