import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
import { sentences } from '../../../words/message.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import { LEASE_LINES } from '../../rule-book/lines.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { estimateSentences } from '../../value/estimate-sentences.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { estimateEvidence, estimateStatus, favourableShare } from './estimate.ts'
import { floorScore, severityFor } from './outcome.ts'
import { ratioEvidence } from './sample.ts'

const HIGH = ` 추정 전세 보증금의 ${formatPercent(LEASE_LINES.high)} 이상으로 크게 높으므로, 그 이유를 확인하기 전에는 계약을 서두르지 마십시오.`
const LOW =
  ' 추정 전세 보증금보다 크게 낮습니다. 지나치게 낮은 금액도 위험 신호일 수 있으므로 그 이유를 확인해야 합니다.'

/** A jeonse deposit over the one that is usual for the home, and over the end of the interval that favours it. */
export function leaseEstimateScores(depositManwon: number, estimate: ModelEstimate) {
  const score = (ratio: number) => valueAt(CURVES.leaseToMedian, ratio)
  const favourable = favourableShare(depositManwon, estimate)
  return {
    riskScore: score(depositManwon / estimate.midManwon),
    // the curve rises on both sides; only a deposit that is too high raises the floor
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
  const high = ratio >= LEASE_LINES.high
  const low = ratio < LEASE_LINES.low
  const compared = `입력하신 전세 보증금 ${formatManwon(depositManwon)}은 추정 전세 보증금의 ${formatPercent(ratio)}입니다.`
  return finding(
    high ? 'LEASE_ABOVE_ESTIMATE' : low ? 'LEASE_BELOW_ESTIMATE' : 'LEASE_TO_ESTIMATE',
    high ? severityFor(estimateStatus(estimate), severityScore, 'CAUTION') : low ? 'CAUTION' : 'NOTE',
    {
      sentence: sentences([...estimateSentences(estimate), `${compared}${high ? HIGH : low ? LOW : ''}`]),
      evidence: [
        ...estimateEvidence(estimate),
        ratioEvidence('depositToJeonseEstimate', ratio, '보증금 ÷ 추정 전세 보증금'),
      ],
    },
  )
}
