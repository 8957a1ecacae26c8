import { message } from '../../../words/message.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import { ESTIMATE_THRESHOLDS } from '../../rule-book/thresholds.ts'
import type { EstimatePrice, ModelEstimate } from '../../value/estimate.ts'
import { priceWords } from '../../value/estimate-sentences.ts'
import type { Evidence } from '../findings/evidence.ts'

/** R-SCORE-08: three deals of the lot are sufficient, unless all are old or weak. */
export function estimateStatus({ sameLotCount, partial }: ModelEstimate): 'AVAILABLE' | 'PARTIAL' {
  return sameLotCount >= ESTIMATE_THRESHOLDS.sameLotDeals && !partial ? 'AVAILABLE' : 'PARTIAL'
}

export function estimateConfidence(estimate: ModelEstimate): number {
  return CONFIDENCE.estimate[estimateStatus(estimate)] * (estimate.provisional ? CONFIDENCE.provisionalFactor : 1)
}

/** The share of the interval's upper bound, which is the most favourable value of the home. */
export function favourableShare(manwon: number, { highManwon }: ModelEstimate): number {
  return manwon / highManwon
}

/** Amount, interval and deals of an estimate, for traceability; its dates are part of the estimate itself. */
export function estimateEvidence(estimate: ModelEstimate): Evidence[] {
  const { kind, midManwon, sameLotCount, otherLotCount, asOf, publicPrice } = estimate
  const source = sourceOf(estimate)
  const amount = message('AMOUNT', { manwon: midManwon })
  const deals = message('ESTIMATE_DEALS', { sameLotCount, otherLotCount })
  return [
    { source, field: 'estimate', value: amount, description: message('ESTIMATE_OF_DAY', { kind, asOf }) },
    intervalEvidence(estimate),
    { source, field: 'estimateDeals', value: deals, description: message('ESTIMATE_DEALS_COUNTED') },
    ...(publicPrice === null ? [] : [{ source, field: 'estimatePublicPrice', ...priceEvidence(publicPrice) }]),
  ]
}

export function intervalEvidence(estimate: ModelEstimate): Evidence {
  const { lowManwon, highManwon } = estimate
  return {
    source: sourceOf(estimate),
    field: 'estimateInterval',
    value: message('ESTIMATE_INTERVAL', { lowManwon, highManwon }),
    description: message('ESTIMATE_INTERVAL_MEANS'),
  }
}

function sourceOf({ kind }: ModelEstimate): string {
  return kind === 'SALE' ? 'value-estimate' : 'jeonse-estimate'
}

function priceEvidence(price: EstimatePrice): Pick<Evidence, 'value' | 'description'> {
  const { baseYear, salesBehind } = price
  return { value: priceWords(price), description: message('ESTIMATE_PUBLIC_PRICE_OF', { baseYear, salesBehind }) }
}
