import type { FindingCode, Severity } from '@lease-risk/contract/codes/assessment'
import { message, sentences, type Text } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { LEASE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import { wholeManwon } from '../../shown-amount.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { estimateSentences } from '../../value/estimate-sentences.ts'
import type { LeaseFacts, LeaseMarketMedian } from '../facts/lease-facts.ts'
import { amountUnrealistic } from '../findings/amount-unrealistic.ts'
import type { Evidence } from '../findings/evidence.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { leasesMissing } from '../findings/missing-deals.ts'
import type { CriterionOutcome } from './criterion-outcome.ts'
import { estimateConfidence, estimateEvidence, estimateStatus, favourableShare } from './estimate.ts'
import { floorScore, scored, severityFor, unscored } from './outcome.ts'
import { assessRent, type LeaseStanding, leaseStanding, standingSeverity } from './rent-comparison.ts'
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

/** Compares the asked amount with the rents of such homes. */
export function assessMarketPrice(facts: LeaseFacts): CriterionOutcome {
  return facts.terms.purpose === 'JEONSE' ? assessJeonse(facts) : assessRent(facts)
}

/** Compares the asked deposit with the jeonse estimate, else past jeonse contracts, else the regional statistic. */
function assessJeonse(facts: LeaseFacts): CriterionOutcome {
  const comparison = facts.leases.comparison
  const ratio = comparison?.amount.ratioToMedian ?? null
  const estimate = facts.jeonseEstimate
  if (estimate !== null) return byEstimate(facts, estimate)
  if (comparison !== null && ratio !== null) return bySample(facts, comparison, ratio)
  const missing = [leasesMissing(facts), ...amountUnrealistic(facts), ...reverseJeonse(facts)]
  const signal = facts.marketSignal.lease
  if (facts.address.confirmed && signal !== null && signal.medianManwon > 0) return byRegion(facts, signal, missing)
  return unscored('DATA_MISSING', missing, furtherData(facts))
}

/**
 * The recent sample is shown next to the estimate (R-SCORE-09), but has no weight of its own: within the range of an
 * estimate that is not partial it is evidence, and no reason for caution (R-SCORE-09).
 */
function byEstimate(facts: LeaseFacts, estimate: ModelEstimate): CriterionOutcome {
  const { leases, terms } = facts
  const severity = !estimate.partial && terms.depositManwon <= estimate.highManwon ? 'NOTE' : 'CAUTION'
  const { comparison } = leases
  const ratio = comparison?.amount.ratioToMedian ?? null
  const otherFindings =
    comparison === null || ratio === null
      ? [leasesMissing(facts)]
      : [againstLeases(facts, comparison, ratio, severity), ...weakSample('LEASES', comparison, facts)]
  const scores = leaseEstimateScores(terms.depositManwon, estimate)
  const findings = [againstLeaseEstimate(terms.depositManwon, estimate, scores), ...otherFindings]
  const judged = {
    status: estimateStatus(estimate),
    confidence: estimateConfidence(estimate),
    ...scores,
  }
  return scored(judged, [...findings, ...amountUnrealistic(facts), ...reverseJeonse(facts)], furtherData(facts))
}

const TO_ESTIMATE = {
  HIGH: {
    code: 'LEASE_ABOVE_ESTIMATE',
    further: [message('LEASE_FAR_ABOVE_ESTIMATE', { share: LEASE_THRESHOLDS.high })],
  },
  LOW: { code: 'LEASE_BELOW_ESTIMATE', further: [message('LEASE_FAR_BELOW_ESTIMATE')] },
  USUAL: { code: 'LEASE_TO_ESTIMATE', further: [] },
} as const

/** Scores of a jeonse deposit relative to the usual one and to the favourable end of the interval. */
function leaseEstimateScores(depositManwon: number, estimate: ModelEstimate) {
  const score = (ratio: number) => valueAt(CURVES.leaseToMedian, ratio)
  const favourable = favourableShare(depositManwon, estimate)
  return {
    riskScore: score(depositManwon / estimate.midManwon),
    // the curve rises on both sides; only too high a deposit raises the floor
    severityScore: favourable >= 1 ? floorScore(score(favourable)) : null,
  }
}

/** `severityScore` of `leaseEstimateScores`. */
function againstLeaseEstimate(
  depositManwon: number,
  estimate: ModelEstimate,
  { severityScore }: { severityScore: number | null },
): Finding {
  const ratio = depositManwon / estimate.midManwon
  const isWithin = !estimate.partial && depositManwon <= estimate.highManwon
  const standing = isWithin && ratio >= 1 ? 'USUAL' : leaseStanding(ratio)
  const { code, further } = TO_ESTIMATE[standing]
  const { midManwon } = estimate
  const compared = message('LEASE_BESIDE_ESTIMATE', { depositManwon, midManwon })
  return finding(code, standingSeverity(standing, severityFor(estimateStatus(estimate), severityScore, 'CAUTION')), {
    ...(standing !== 'LOW' && {
      headline: message('HEADLINE_LEASE', { against: 'ESTIMATE', count: 0, depositManwon, otherManwon: midManwon }),
    }),
    sentence: sentences([...estimateSentences(estimate), compared, ...further]),
    evidence: [
      ...estimateEvidence(estimate),
      ratioEvidence('depositToJeonseEstimate', ratio, message('DEPOSIT_BY_JEONSE_ESTIMATE')),
    ],
  })
}

function bySample(facts: LeaseFacts, comparison: Comparison, ratio: number): CriterionOutcome {
  const status = sampleStatus(comparison)
  const severityScore = floorAgainst(comparison, facts)
  const findings = [
    againstLeases(facts, comparison, ratio, severityFor(status, severityScore, 'CAUTION')),
    ...amountUnrealistic(facts),
    ...weakSample('LEASES', comparison, facts),
    ...reverseJeonse(facts),
  ]
  const riskScore = valueAt(CURVES.leaseToMedian, ratio)
  return scored(
    { status, riskScore, severityScore, confidence: sampleConfidence(comparison) },
    findings,
    furtherData(facts),
  )
}

/** The score at the upper quartile, the favourable end of the sample. */
function floorAgainst(comparison: Comparison, facts: LeaseFacts): number | null {
  if (!raisesFloor(comparison, facts)) return null
  const { inputManwon, quartiles } = comparison.amount
  return floorScore(valueAt(CURVES.leaseToMedian, inputManwon / quartiles.q3))
}

const STANDINGS: Record<LeaseStanding, FindingCode> = {
  HIGH: 'LEASE_AMOUNT_HIGH',
  LOW: 'LEASE_AMOUNT_LOW',
  USUAL: 'LEASE_AMOUNT',
}

const SAID = {
  HIGH: [message('LEASE_FAR_ABOVE_MEDIAN', { share: LEASE_THRESHOLDS.high })],
  LOW: [message('LEASE_FAR_BELOW_MEDIAN')],
  USUAL: [],
}

const OF = 'JEONSE_DEPOSIT'
const DEPOSITS = { typed: OF, sampled: OF } as const

function againstLeases(facts: LeaseFacts, comparison: Comparison, ratio: number, severity: Severity): Finding {
  const standing = leaseStanding(ratio)
  return finding(STANDINGS[standing], standingSeverity(standing, severity), {
    title: message('LEASE_AMOUNT_OF', { of: OF, standing }),
    ...(standing !== 'LOW' && { headline: sampleHeadline(comparison) }),
    sentence: sentences([comparedWithSample(DEPOSITS, comparison.amount, comparison, facts), ...SAID[standing]]),
    evidence: [
      ...sampleEvidence('rent-transaction', facts.leases, comparison),
      ratioEvidence('leaseRatio', ratio, message('LEASE_BY_SAMPLE', { of: OF, count: comparison.count })),
    ],
  })
}

function sampleHeadline({ count, amount }: Comparison): Text {
  const { inputManwon: depositManwon, quartiles } = amount
  const otherManwon = wholeManwon(quartiles.median)
  return message('HEADLINE_LEASE', { against: 'SAMPLE', count, depositManwon, otherManwon })
}

function byRegion(facts: LeaseFacts, signal: LeaseMarketMedian, missing: Finding[]): CriterionOutcome {
  const { depositManwon } = facts.terms
  const { medianManwon } = signal
  const ratio = depositManwon / medianManwon
  const high = ratio >= LEASE_THRESHOLDS.high
  const compared = finding(high ? 'REGIONAL_LEASES_HIGH' : 'REGIONAL_LEASES', high ? 'CAUTION' : 'NOTE', {
    ...(high && {
      title: message('REGIONAL_LEASES_HIGH_OF', { of: OF }),
      headline: message('HEADLINE_LEASE', {
        against: 'REGION',
        count: signal.sampleCount,
        depositManwon,
        otherManwon: wholeManwon(medianManwon),
      }),
    }),
    sentence: comparedWithRegion(DEPOSITS, depositManwon, medianManwon, signal),
    evidence: [
      ...signalEvidence(signal, 'leaseMedian', medianManwon, message('LEASE_MEDIAN_OF_REGION', { of: OF })),
      ratioEvidence('leaseRatio', ratio, message('LEASE_BY_REGION', { of: OF })),
    ],
  })
  const riskScore = valueAt(CURVES.leaseToMedian, ratio)
  const judged = { status: 'PARTIAL', riskScore, confidence: CONFIDENCE.regionalSignal } as const
  return scored(judged, [compared, ...missing], furtherData(facts))
}

function furtherData(facts: LeaseFacts): { evidence: Evidence[] } {
  const typed = { value: facts.terms.depositManwon, description: message('TYPED_AMOUNT', { of: OF }) }
  const fallen = facts.reverseJeonse?.signal === 'FALLEN'
  const evidence = { source: 'user-input', field: 'depositAmountManwon', ...typed }
  return { evidence: [evidence, ...(fallen ? [] : reverseJeonseEvidence(facts))] }
}

/** A caution only if the region's jeonse deposits fell within the term of a lease. */
function reverseJeonse(facts: LeaseFacts): Finding[] {
  if (facts.reverseJeonse?.signal !== 'FALLEN') return []
  const { recent, earlier, change, scope } = facts.reverseJeonse
  return [
    finding('REVERSE_JEONSE', 'CAUTION', {
      sentence: message('REVERSE_JEONSE', { scope, recent, earlier, change }),
      evidence: reverseJeonseEvidence(facts),
    }),
  ]
}

/** The change of the region's jeonse deposits within the term of a lease; empty without statistics. */
function reverseJeonseEvidence({ reverseJeonse: moved }: LeaseFacts): Evidence[] {
  if (moved === null) return []
  const { recent, earlier, change, scope } = moved
  return [
    {
      source: 'market-statistics',
      field: 'jeonseChangeIn24Months',
      value: message('CHANGE', { change }),
      description: message('JEONSE_CHANGE', { scope, recent, earlier }),
    },
  ]
}
