import type { SampledAmount } from '../../../words/ko/samples.ts'
import { message, sentences } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { LEASE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import type { LeaseFacts, LeaseMarketMedian } from '../facts/lease-facts.ts'
import { amountUnrealistic } from '../findings/amount-unrealistic.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, type FindingCode, finding, type Severity } from '../findings/finding.ts'
import { leasesMissing } from '../findings/missing-deals.ts'
import { reverseJeonse, reverseJeonseEvidence } from '../findings/reverse-jeonse.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { estimateConfidence, estimateStatus } from './estimate.ts'
import { equivalentEvidence, judgedLeaseRatio, withDeposit } from './lease-equivalent.ts'
import { type LeaseStanding, leaseStanding, standingSeverity } from './lease-standing.ts'
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
          ...weakSample('LEASES', comparison, facts),
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
  const findings = [
    againstLeases(facts, comparison, judged, severityFor(status, severityScore, 'CAUTION')),
    ...depositBeside(facts, comparison),
    ...amountUnrealistic(facts),
    ...weakSample('LEASES', comparison, facts),
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

const STANDINGS: Record<LeaseStanding, FindingCode> = {
  HIGH: 'LEASE_AMOUNT_HIGH',
  LOW: 'LEASE_AMOUNT_LOW',
  USUAL: 'LEASE_AMOUNT',
}

/** `judged`: input ÷ median, or the same of the deposit equivalents. */
function againstLeases(facts: LeaseFacts, comparison: Comparison, judged: number, severity: Severity): Finding {
  const of = comparedKind(facts)
  const standing = leaseStanding(judged)
  const ratio = comparison.amount.ratioToMedian ?? 0
  // with its deposit the rent may be no more than usual
  const alone = (comparison.equivalent?.ratioToMedian ?? judged) < LEASE_LINES.high
  const said = {
    HIGH: [message('LEASE_FAR_ABOVE_MEDIAN', { share: LEASE_LINES.high, of, alone })],
    LOW: [message('LEASE_FAR_BELOW_MEDIAN')],
    USUAL: [],
  }[standing]
  return finding(STANDINGS[standing], standingSeverity(standing, severity), {
    title: message('LEASE_AMOUNT_OF', { of, standing }),
    sentence: sentences([
      comparedWithSample({ typed: of, sampled: of }, comparison.amount, comparison, facts),
      ...withDeposit(comparison),
      ...said,
    ]),
    evidence: [
      ...sampleEvidence('rent-transaction', facts.leases, comparison),
      ratioEvidence('leaseRatio', ratio, message('LEASE_BY_SAMPLE', { of })),
      ...equivalentEvidence(comparison),
    ],
  })
}

/** Monthly rent only: the deposit beside the rent. It is judged together with the rent, never alone. */
function depositBeside(facts: LeaseFacts, comparison: Comparison): Finding[] {
  const { deposit } = comparison
  if (deposit === null || deposit.inputManwon === 0) return []
  const amounts = { typed: 'DEPOSIT', sampled: 'DEPOSIT' } as const
  return [finding('LEASE_DEPOSIT', 'NOTE', { sentence: comparedWithSample(amounts, deposit, comparison, facts) })]
}

function byRegion(facts: LeaseFacts, signal: LeaseMarketMedian, median: number, missing: Finding[]): CriterionOutcome {
  const of = comparedKind(facts)
  const ratio = comparedAmount(facts) / median
  const high = ratio >= LEASE_LINES.high
  const compared = finding(high ? 'REGIONAL_LEASES_HIGH' : 'REGIONAL_LEASES', high ? 'CAUTION' : 'NOTE', {
    ...(high && { title: message('REGIONAL_LEASES_HIGH_OF', { of }) }),
    sentence: comparedWithRegion({ typed: of, sampled: of }, comparedAmount(facts), median, signal),
    evidence: [
      ...signalEvidence(signal, 'leaseMedian', median, message('LEASE_MEDIAN_OF_REGION', { of })),
      ratioEvidence('leaseRatio', ratio, message('LEASE_BY_REGION', { of })),
    ],
  })
  const riskScore = valueAt(CURVES.leaseToMedian, ratio)
  const judged = { status: 'PARTIAL', riskScore, confidence: CONFIDENCE.regionalSignal } as const
  return scored(judged, [compared, ...missing], besides(facts))
}

function regionalMedian({ marketSignal: { lease }, terms }: LeaseFacts): number {
  return (terms.purpose === 'JEONSE' ? lease?.medianManwon : lease?.medianMonthlyRentManwon) ?? 0
}

function comparedKind({ terms }: LeaseFacts): SampledAmount {
  return terms.purpose === 'JEONSE' ? 'JEONSE_DEPOSIT' : 'MONTHLY_RENT'
}

function comparedAmount({ terms }: LeaseFacts): number {
  return terms.purpose === 'JEONSE' ? terms.depositManwon : terms.monthlyRentManwon
}

function besides(facts: LeaseFacts): { evidence: Evidence[] } {
  const field = facts.terms.purpose === 'JEONSE' ? 'depositAmountManwon' : 'monthlyRentAmountManwon'
  const typed = { value: comparedAmount(facts), description: message('TYPED_AMOUNT', { of: comparedKind(facts) }) }
  const fallen = facts.reverseJeonse?.signal === 'FALLEN'
  return { evidence: [{ source: 'user-input', field, ...typed }, ...(fallen ? [] : reverseJeonseEvidence(facts))] }
}
