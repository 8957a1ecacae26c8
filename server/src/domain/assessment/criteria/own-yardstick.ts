import { message } from '../../../words/message.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { OWN_YARDSTICK } from '../../rule-book/thresholds.ts'
import { sampleOf } from '../../wording/source-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { ratioEvidence } from './sample.ts'

/**
 * A ring of sales within one building makes every deposit look modest; similar sales in the surroundings do not
 * (R-SCORE-17). Beside an estimate that is not partial, it does not lead with an amount that the estimate may refute
 * (R-SCORE-09).
 */
export function ownYardstick(facts: LeaseFacts, own: Comparison): Finding[] {
  const around = facts.salesAround
  const [ownRatio, aroundRatio] = [own.amount.ratioToMedian, around?.amount.ratioToMedian ?? null]
  if (around === null || ownRatio === null || aroundRatio === null || !own.level.startsWith('SAME_LOT')) return []
  if (ownRatio > OWN_YARDSTICK.depositOfOwnSales || aroundRatio < OWN_YARDSTICK.depositOfSalesAround) return []
  const { median: medianManwon } = around.amount.quartiles
  const sample = sampleOf(around, facts)
  return [
    finding('OWN_YARDSTICK', 'CAUTION', {
      ...(facts.valueEstimate?.partial !== false && {
        headline: message('HEADLINE_OWN_YARDSTICK', { depositManwon: around.amount.inputManwon, medianManwon }),
      }),
      sentence: message('OWN_YARDSTICK', { ownRatio, aroundRatio, medianManwon, sample }),
      evidence: [ratioEvidence('depositToSalesAround', aroundRatio, message('DEPOSIT_BY_SALES_AROUND'))],
    }),
  ]
}
