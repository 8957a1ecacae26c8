import { formatPercent } from '../../../words/ko/format.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { LEASE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { PURPOSE_LABELS } from '../../wording/labels.ts'
import type { LeaseFacts, LeaseMarketMedian } from '../facts/lease-facts.ts'
import { amountUnrealistic } from '../findings/amount-unrealistic.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { leasesMissing } from '../findings/missing-deals.ts'
import { reverseJeonse, reverseJeonseEvidence } from '../findings/reverse-jeonse.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { estimateConfidence, estimateStatus } from './estimate.ts'
import { equivalentEvidence, equivalentWords, judgedLeaseRatio } from './lease-equivalent.ts'
import { againstLeaseEstimate, leaseEstimateScores } from './lease-to-estimate.ts'
import { floorScore, scored, severityFor, unscored } from './outcome.ts'
import {
  comparedWithRegion,
  comparedWithSample,
  raisesFloor,
  ratioEvidence,
  sampleConfidence,
  sampleEvidence,
  sampleStatus,
  signalEvidence,
  weakSample,
} from './sample.ts'

const HIGH = `중앙값의 ${formatPercent(LEASE_LINES.high)} 이상으로 크게 높으므로, 그 이유를 확인하기 전에는 계약을 서두르지 마십시오.`
const LOW = ' 중앙값보다 크게 낮습니다. 지나치게 낮은 금액도 위험 신호일 수 있으므로 그 이유를 확인해야 합니다.'

/**
 * The asked deposit (jeonse) or rent (monthly rent) against the jeonse estimate, else past leases, else the regional
 * statistic.
 */
export function assessMarketPrice(facts: LeaseFacts): CriterionOutcome {
  const comparison = facts.leases.comparison
  const ratio = comparison?.amount.ratioToMedian ?? null
  const estimate = facts.jeonseEstimate
  if (estimate !== null) return byEstimate(facts, estimate)
  if (comparison !== null && ratio !== null) return bySample(facts, comparison, ratio)
  const missing = [leasesMissing(facts), ...amountUnrealistic(facts), ...reverseJeonse(facts)]
  const signal = facts.marketSignal.lease
  const median = regionalMedian(facts)
  if (facts.address.confirmed && signal !== null && median > 0) return byRegion(facts, signal, median, missing)
  return unscored('DATA_MISSING', missing, besides(facts))
}

/** The recent sample stands beside the estimate (R-SCORE-09), but weighs nothing by itself. */
function byEstimate(facts: LeaseFacts, estimate: ModelEstimate): CriterionOutcome {
  const { leases, terms } = facts
  const { comparison } = leases
  const ratio = comparison?.amount.ratioToMedian ?? null
  const besideIt =
    comparison === null || ratio === null
      ? [leasesMissing(facts)]
      : [
          againstLeases(facts, comparison, judgedLeaseRatio(comparison, ratio), 'CAUTION'),
          ...weakSample('전세 거래', 'LEASES', comparison, facts),
        ]
  const scores = leaseEstimateScores(terms.depositManwon, estimate)
  const findings = [againstLeaseEstimate(terms.depositManwon, estimate, scores), ...besideIt]
  const judged = {
    status: estimateStatus(estimate),
    confidence: estimateConfidence(estimate),
    ...scores,
  }
  return scored(judged, [...findings, ...amountUnrealistic(facts), ...reverseJeonse(facts)], besides(facts))
}

function bySample(facts: LeaseFacts, comparison: Comparison, ratio: number): CriterionOutcome {
  const status = sampleStatus(comparison)
  const severityScore = floorAgainst(comparison)
  const judged = judgedLeaseRatio(comparison, ratio)
  const kind = `${PURPOSE_LABELS[facts.terms.purpose]} 거래`
  const findings = [
    againstLeases(facts, comparison, judged, severityFor(status, severityScore, 'CAUTION')),
    ...depositBeside(facts, comparison),
    ...amountUnrealistic(facts),
    ...weakSample(kind, 'LEASES', comparison, facts),
    ...reverseJeonse(facts),
  ]
  const riskScore = valueAt(CURVES.leaseToMedian, judged)
  return scored(
    { status, riskScore, severityScore, confidence: sampleConfidence(comparison) },
    findings,
    besides(facts),
  )
}

/** At the upper quartile, the end of the sample that favours the home. */
function floorAgainst(comparison: Comparison): number | null {
  if (!raisesFloor(comparison)) return null
  const { amount, equivalent } = comparison
  const favourable = (each: { inputManwon: number; quartiles: { q3: number } }) => each.inputManwon / each.quartiles.q3
  const ratio = favourable(amount)
  const other = equivalent === null ? ratio : favourable(equivalent)
  return floorScore(valueAt(CURVES.leaseToMedian, judgedLeaseRatio(comparison, ratio, other)))
}

/** `judged`: input ÷ median, or the same of the deposit equivalents. */
function againstLeases(
  facts: LeaseFacts,
  comparison: Comparison,
  judged: number,
  severity: Finding['severity'],
): Finding {
  const name = comparedName(facts)
  const high = judged >= LEASE_LINES.high
  const low = judged < LEASE_LINES.low
  const ratio = comparison.amount.ratioToMedian ?? 0
  const sentence = `${comparedWithSample({ typed: name, sampled: name }, comparison.amount, comparison, facts)}${equivalentWords(comparison)}`
  // with its deposit the rent may be no more than usual
  const alone = (comparison.equivalent?.ratioToMedian ?? judged) < LEASE_LINES.high ? `${name}만 보면 ` : ''
  return finding(
    high ? 'LEASE_AMOUNT_HIGH' : low ? 'LEASE_AMOUNT_LOW' : 'LEASE_AMOUNT',
    high ? severity : low ? 'CAUTION' : 'NOTE',
    {
      title: high
        ? `과거 거래보다 크게 높은 ${name}`
        : low
          ? `과거 거래보다 크게 낮은 ${name}`
          : `과거 임대차 거래와 ${name} 비교`,
      sentence: `${sentence}${high ? ` ${alone}${HIGH}` : low ? LOW : ''}`,
      evidence: [
        ...sampleEvidence('rent-transaction', facts.leases, comparison),
        ratioEvidence('leaseRatio', ratio, `입력한 ${name} ÷ 표본 중앙값`),
        ...equivalentEvidence(comparison),
      ],
    },
  )
}

/** Monthly rent only: the deposit beside the rent. It is judged together with the rent, never alone. */
function depositBeside(facts: LeaseFacts, comparison: Comparison): Finding[] {
  const { deposit } = comparison
  if (deposit === null || deposit.inputManwon === 0) return []
  const names = { typed: '보증금', sampled: '보증금' }
  return [finding('LEASE_DEPOSIT', 'NOTE', { sentence: comparedWithSample(names, deposit, comparison, facts) })]
}

function byRegion(facts: LeaseFacts, signal: LeaseMarketMedian, median: number, missing: Finding[]): CriterionOutcome {
  const name = comparedName(facts)
  const ratio = comparedAmount(facts) / median
  const high = ratio >= LEASE_LINES.high
  const compared = finding(high ? 'REGIONAL_LEASES_HIGH' : 'REGIONAL_LEASES', high ? 'CAUTION' : 'NOTE', {
    title: high ? `지역 통계보다 크게 높은 ${name}` : '지역 임대차 통계와 비교',
    sentence: comparedWithRegion({ typed: name, statistic: name }, comparedAmount(facts), median, signal),
    evidence: [
      ...signalEvidence(signal, 'leaseMedian', median, `지역 ${name} 중앙값`),
      ratioEvidence('leaseRatio', ratio, `입력한 ${name} ÷ 지역 중앙값`),
    ],
  })
  const riskScore = valueAt(CURVES.leaseToMedian, ratio)
  const judged = { status: 'PARTIAL', riskScore, confidence: CONFIDENCE.regionalSignal } as const
  return scored(judged, [compared, ...missing], besides(facts))
}

function regionalMedian({ marketSignal: { lease }, terms }: LeaseFacts): number {
  return (terms.purpose === 'JEONSE' ? lease?.medianManwon : lease?.medianMonthlyRentManwon) ?? 0
}

function comparedName({ terms }: LeaseFacts): string {
  return terms.purpose === 'JEONSE' ? '전세 보증금' : '월세'
}

function comparedAmount({ terms }: LeaseFacts): number {
  return terms.purpose === 'JEONSE' ? terms.depositManwon : terms.monthlyRentManwon
}

function besides(facts: LeaseFacts): { evidence: Evidence[] } {
  const field = facts.terms.purpose === 'JEONSE' ? 'depositAmountManwon' : 'monthlyRentAmountManwon'
  const typed = { value: comparedAmount(facts), description: `입력한 ${comparedName(facts)}(만원)` }
  const fallen = facts.reverseJeonse?.signal === 'FALLEN'
  return { evidence: [{ source: 'user-input', field, ...typed }, ...(fallen ? [] : reverseJeonseEvidence(facts))] }
}
