import { ABOVE_MIDDLE } from '../../rule-book/answer-thresholds.ts'
import { CURVES, valueAt } from '../../rule-book/curves.ts'
import type { Estimate, ModelEstimate } from '../../value/estimate.ts'
import { isBelowAll, restsOnOtherLots } from '../../value/value-standing.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { datedSalesFoundFloor, datedSalesValue } from './dated-sales-value.ts'
import { homePrice } from './home-price.ts'
import { floorScore } from './outcome.ts'
import { publicPriceValue } from './public-price-value.ts'
import { raisesFloor } from './sample.ts'

/**
 * The value of the home from the best available source: the estimator, else the compared sales, else older sales of the
 * lot, else the public price times the ratio of sales to public prices, else the region's sale statistic (R-SCORE-08).
 * Recent sales of dissimilar homes rank behind data about the home itself and similar homes. `null`: nothing is known.
 */
export function homeValue(facts: LeaseFacts): Estimate | null {
  if (facts.valueEstimate !== null && restsOnOtherLots(facts.valueEstimate))
    return valueOfNeverSold(facts, facts.valueEstimate)
  const isUnlike = facts.sales.comparison?.lowerReliability === true
  return (
    facts.valueEstimate ??
    (isUnlike ? (datedSalesValue(facts) ?? ownPriceValue(facts)) : null) ??
    salesValue(facts) ??
    datedSalesValue(facts) ??
    publicPriceValue(facts) ??
    regionalValue(facts)
  )
}

/** An estimate from other lots counts only if the deposit is below its whole range. */
function valueOfNeverSold(facts: LeaseFacts, estimate: ModelEstimate): Estimate | null {
  const isBelow = isBelowAll(facts.terms.depositManwon, estimate)
  return datedSalesValue(facts) ?? ownPriceValue(facts) ?? (isBelow ? estimate : null)
}

/** The value by the public price of the home itself, or of units of its size. */
function ownPriceValue(facts: LeaseFacts): Estimate | null {
  return homePrice(facts)?.alike ? publicPriceValue(facts) : null
}

/** The quartiles of the compared sales; for homes of several sizes the full range, as the home may be any of them. */
export function salesValue({ sales: { comparison } }: Pick<LeaseFacts, 'sales'>): Estimate | null {
  if (comparison === null || comparison.amount.quartiles.median <= 0) return null
  const { min, q1, median, q3, max } = comparison.amount.quartiles
  const { mixedSizes, largestOfLotManwon = max } = comparison
  const [low, high] = mixedSizes ? [min, largestOfLotManwon] : [q1, q3]
  return { basis: 'SALE_SAMPLE', lowManwon: low, midManwon: median, highManwon: high }
}

function regionalValue({ address, marketSignal: { sale } }: LeaseFacts): Estimate | null {
  if (!address.confirmed || sale === null || sale.medianManwon <= 0) return null
  const { medianManwon } = sale
  return { basis: 'REGION', lowManwon: medianManwon, midManwon: medianManwon, highManwon: medianManwon }
}

/**
 * The score of a deposit relative to a value, and relative to its favourable end if that may raise a floor. A home of
 * unknown size may be the largest of a sample of several sizes.
 */
export function valueScores(facts: LeaseFacts, value: Estimate): { riskScore: number; severityScore: number | null } {
  const { basis, midManwon, highManwon } = value
  const { depositManwon } = facts.terms
  const scoreAt = (manwon: number) => valueAt(CURVES.depositToSale, depositManwon / manwon)
  const { valueEstimate } = facts
  const isWide = basis === 'ESTIMATE' && valueEstimate !== null && restsOnOtherLots(valueEstimate)
  const mayBeLargest = basis === 'SALE_SAMPLE' && facts.sales.comparison?.mixedSizes === true
  const least = depositManwon > midManwon ? ABOVE_MIDDLE.severityScore : 0
  return {
    riskScore: scoreAt(isWide ? value.lowManwon : mayBeLargest ? highManwon : midManwon),
    severityScore: FOUNDS_FLOOR[basis](facts, value) ? floorScore(Math.max(least, scoreAt(highManwon))) : null,
  }
}

/**
 * Whether a basis may raise a floor. Data about similar homes may; data about any surrounding homes may not. Partial
 * evidence may only if the deposit is above its whole range.
 */
const FOUNDS_FLOOR: Record<Estimate['basis'], (facts: LeaseFacts, value: Estimate) => boolean> = {
  ESTIMATE: () => true,
  SALE_SAMPLE: (facts) => facts.sales.comparison !== null && raisesFloor(facts.sales.comparison, facts),
  DATED_SALES: (facts, value) => datedSalesFoundFloor(facts) && isAbove(facts, value),
  PUBLIC_PRICE: (facts, value) => (homePrice(facts)?.alike ?? false) && isAbove(facts, value),
  REGION: () => false,
}

function isAbove({ terms }: LeaseFacts, { highManwon }: Estimate): boolean {
  return terms.depositManwon > highManwon
}
