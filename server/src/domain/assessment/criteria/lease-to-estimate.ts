import { message, sentences } from '../../../words/message.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { LEASE_LINES } from '../../rule-book/lines.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { estimateSentences } from '../../value/estimate-sentences.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { estimateEvidence, estimateStatus, favourableShare } from './estimate.ts'
import { leaseStanding, standingSeverity } from './lease-standing.ts'
import { floorScore, severityFor } from './outcome.ts'
import { ratioEvidence } from './sample.ts'

const STANDINGS = {
  HIGH: { code: 'LEASE_ABOVE_ESTIMATE', said: [message('LEASE_FAR_ABOVE_ESTIMATE', { share: LEASE_LINES.high })] },
  LOW: { code: 'LEASE_BELOW_ESTIMATE', said: [message('LEASE_FAR_BELOW_ESTIMATE')] },
  USUAL: { code: 'LEASE_TO_ESTIMATE', said: [] },
} as const

/** Scores of a jeonse deposit relative to the usual one and to the favourable end of the interval. */
export function leaseEstimateScores(depositManwon: number, estimate: ModelEstimate) {
  const score = (ratio: number) => valueAt(CURVES.leaseToMedian, ratio)
  const favourable = favourableShare(depositManwon, estimate)
  return {
    riskScore: score(depositManwon / estimate.midManwon),
    // the curve rises on both sides; only too high a deposit raises the floor
    severityScore: favourable >= 1 ? floorScore(score(favourable)) : null,
  }
}

/** `severityScore` of `leaseEstimateScores`. */
export function againstLeaseEstimate(
  depositManwon: number,
  estimate: ModelEstimate,
  { severityScore }: { severityScore: number | null },
): Finding {
  const ratio = depositManwon / estimate.midManwon
  const isWithin = !estimate.partial && depositManwon <= estimate.highManwon
  const standing = isWithin && ratio >= 1 ? 'USUAL' : leaseStanding(ratio)
  const { code, said } = STANDINGS[standing]
  const { midManwon } = estimate
  const compared = message('LEASE_BESIDE_ESTIMATE', { depositManwon, midManwon })
  return finding(code, standingSeverity(standing, severityFor(estimateStatus(estimate), severityScore, 'CAUTION')), {
    ...(standing !== 'LOW' && {
      headline: message('HEADLINE_LEASE', { against: 'ESTIMATE', count: 0, depositManwon, otherManwon: midManwon }),
    }),
    sentence: sentences([...estimateSentences(estimate), compared, ...said]),
    evidence: [
      ...estimateEvidence(estimate),
      ratioEvidence('depositToJeonseEstimate', ratio, message('DEPOSIT_BY_JEONSE_ESTIMATE')),
    ],
  })
}
