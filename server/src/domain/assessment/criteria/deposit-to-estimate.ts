import { message, sentences } from '../../../words/message.ts'
import { SALE_LINES } from '../../rule-book/lines.ts'
import type { ModelEstimate } from '../../value/estimate.ts'
import {
  amountSentence,
  type DepositStanding,
  depositSentences,
  depositStanding,
} from '../../value/estimate-sentences.ts'
import { type Finding, type FindingCode, finding } from '../findings/finding.ts'
import { estimateEvidence, estimateStatus } from './estimate.ts'
import { severityFor } from './outcome.ts'
import { ratioEvidence } from './sample.ts'

const STANDINGS: Record<DepositStanding, FindingCode> = {
  ABOVE: 'DEPOSIT_NEAR_ESTIMATE',
  POSSIBLY_ABOVE: 'DEPOSIT_MAY_EXCEED_ESTIMATE',
  BELOW: 'DEPOSIT_TO_ESTIMATE',
}

/** The three states of R-VALUE-16, each with amount, interval and probability; severe by `valueScores`. */
export function againstEstimate(
  depositManwon: number,
  estimate: ModelEstimate,
  { severityScore }: { severityScore: number | null },
): Finding | null {
  const standing = depositStanding(estimate)
  if (standing === null) return null
  const ratio = depositManwon / estimate.midManwon
  const noteworthy = standing !== 'BELOW' || ratio >= SALE_LINES.caution
  return finding(
    STANDINGS[standing],
    severityFor(estimateStatus(estimate), severityScore, noteworthy ? 'CAUTION' : 'NOTE'),
    {
      sentence: sentences([amountSentence(estimate), ...depositSentences(estimate)]),
      evidence: [
        ...estimateEvidence(estimate),
        ratioEvidence('depositToEstimate', ratio, message('DEPOSIT_BY_SALE_ESTIMATE')),
      ],
    },
  )
}
