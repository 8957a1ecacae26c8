import { message, sentences } from '../../../words/message.ts'
import { SALE_LINES } from '../../rule-book/lines.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import { amountSentence, depositSentences, depositStanding } from '../../value/estimate-sentences.ts'
import { restsOnOtherLots } from '../../value/value-standing.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { againstValue, shareOfValue } from './against-value.ts'
import { estimateEvidence, estimateStatus } from './estimate.ts'
import { severityFor } from './outcome.ts'
import { ratioEvidence } from './sample.ts'

/** The finding for each state of R-VALUE-16 with amount, interval and probability; `valueScores` makes it severe. */
export function againstEstimate(
  depositManwon: number,
  estimate: ModelEstimate,
  { severityScore }: { severityScore: number | null },
): Finding | null {
  const standing = depositStanding(estimate)
  if (standing === null) return null
  const status = estimateStatus(estimate)
  const said = [amountSentence(estimate), ...depositSentences(estimate)]
  const ratio = depositManwon / estimate.midManwon
  const evidence = [
    ...estimateEvidence(estimate),
    ratioEvidence('depositToEstimate', ratio, message('DEPOSIT_BY_SALE_ESTIMATE')),
  ]
  const value = { ...estimate, count: estimate.sameLotCount }
  const above = restsOnOtherLots(estimate)
    ? null
    : againstValue(depositManwon, value, { said, evidence, status, severityScore })
  if (above !== null) return above
  const below = standing === 'BELOW'
  return finding(
    below ? 'DEPOSIT_TO_ESTIMATE' : 'DEPOSIT_MAY_EXCEED_ESTIMATE',
    severityFor(status, severityScore, below && ratio < SALE_LINES.caution ? 'NOTE' : 'CAUTION'),
    { headline: shareOfValue(depositManwon, value), sentence: sentences(said), evidence },
  )
}
