import { formatManwon, formatPercent } from '../../../words/ko/format.ts'
import type { Comparison } from '../../comparison/comparison.ts'
import { OWN_YARDSTICK } from '../../rule-book/lines.ts'
import { sampleWords } from '../../wording/sample-words.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from '../findings/finding.ts'
import { ratioEvidence } from './sample.ts'

/**
 * A ring of sales within one building makes every deposit look modest; the similar sales around it do not
 * (R-SCORE-17).
 */
export function ownYardstick(facts: LeaseFacts, own: Comparison): Finding[] {
  const around = facts.salesAround
  const [ownRatio, aroundRatio] = [own.amount.ratioToMedian, around?.amount.ratioToMedian ?? null]
  if (around === null || ownRatio === null || aroundRatio === null || !own.level.startsWith('SAME_LOT')) return []
  if (ownRatio > OWN_YARDSTICK.depositOfOwnSales || aroundRatio < OWN_YARDSTICK.depositOfSalesAround) return []
  const median = formatManwon(around.amount.quartiles.median)
  return [
    finding('OWN_YARDSTICK', 'CAUTION', {
      sentence: `보증금은 이 지번의 매매가와 비교하면 ${formatPercent(ownRatio)}이지만, ${sampleWords(around, facts)}의 매매가 중앙값(가운데 값) ${median}과 비교하면 ${formatPercent(aroundRatio)}입니다. 이 건물의 거래가 주변보다 비싸게 이루어졌으므로, 부풀려진 가격이 기준이 되지 않았는지 확인해야 합니다.`,
      evidence: [ratioEvidence('depositToSalesAround', aroundRatio, '보증금 ÷ 주변의 비슷한 매매 중앙값')],
    }),
  ]
}
