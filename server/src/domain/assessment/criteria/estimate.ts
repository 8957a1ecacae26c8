import { message } from '../../../words/message.ts'
import { ESTIMATE_LINES } from '../../rule-book/lines.ts'
import { CONFIDENCE } from '../../rule-book/scores.ts'
import type { EstimatePrice, ModelEstimate } from '../../value/estimate.ts'
import { priceWords } from '../../value/estimate-sentences.ts'
import type { Evidence } from '../findings/evidence.ts'

/** R-SCORE-08: three deals of the lot bear fully, unless all are old or weak. */
export function estimateStatus({ sameLotCount, partial }: ModelEstimate): 'AVAILABLE' | 'PARTIAL' {
  return sameLotCount >= ESTIMATE_LINES.sameLotDeals && !partial ? 'AVAILABLE' : 'PARTIAL'
}

export function estimateConfidence(estimate: ModelEstimate): number {
  return CONFIDENCE.estimate[estimateStatus(estimate)] * (estimate.provisional ? CONFIDENCE.provisionalFactor : 1)
}

/** The end of the interval at which the home looks best: the highest amount that its deals allow for. */
export function favourableShare(manwon: number, { highManwon }: ModelEstimate): number {
  return manwon / highManwon
}

/** Amount, interval, deals and days of an estimate, so that it can be followed back. */
export function estimateEvidence(estimate: ModelEstimate): Evidence[] {
  const { kind, midManwon, lowManwon, highManwon, sameLotCount, otherLotCount, asOf, fittedAt, publicPrice } = estimate
  const source = kind === 'SALE' ? 'value-estimate' : 'jeonse-estimate'
  const amount = message('AMOUNT', { manwon: midManwon })
  const interval = message('ESTIMATE_INTERVAL', { lowManwon, highManwon })
  const deals = message('ESTIMATE_DEALS', { sameLotCount, otherLotCount })
  return [
    { source, field: 'estimate', value: amount, description: message('ESTIMATE_OF_DAY', { kind, asOf }) },
    { source, field: 'estimateInterval', value: interval, description: message('ESTIMATE_INTERVAL_MEANS') },
    { source, field: 'estimateDeals', value: deals, description: message('ESTIMATE_DEALS_COUNTED') },
    ...(publicPrice === null ? [] : [{ source, field: 'estimatePublicPrice', ...priceEvidence(publicPrice) }]),
    { source, field: 'fittedAt', value: fittedAt, description: message('ESTIMATE_FITTED_AT') },
  ]
}

function priceEvidence(price: EstimatePrice): Pick<Evidence, 'value' | 'description'> {
  const { baseYear, salesBehind } = price
  return { value: priceWords(price), description: message('ESTIMATE_PUBLIC_PRICE_OF', { baseYear, salesBehind }) }
}
