import type { PublicPriceChoice } from '../../property/public-price-choice.ts'
import { ABOVE_MIDDLE } from '../../rule-book/answer-lines.ts'
import { valueAt } from '../../rule-book/curve.ts'
import { CURVES } from '../../rule-book/curves.ts'
import type { Estimate } from '../../value/estimate.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { floorScore } from './outcome.ts'
import { raisesFloor } from './sample.ts'

/** A public price that a deposit can be held against. */
export type HomePrice = PublicPriceChoice & { basis: Exclude<PublicPriceChoice['basis'], 'LAND'>; priceManwon: number }

/**
 * What the home is worth, by the best that is known of it: the estimator, else the compared sales, else the public
 * price, else the region's sale statistic (R-SCORE-08). `null`: nothing is known of it.
 */
export function homeValue(facts: LeaseFacts): Estimate | null {
  return facts.valueEstimate ?? salesValue(facts) ?? publicPriceValue(facts) ?? regionalValue(facts)
}

/** The quartiles of the compared sales. */
export function salesValue({ sales: { comparison } }: Pick<LeaseFacts, 'sales'>): Estimate | null {
  if (comparison === null || comparison.amount.quartiles.median <= 0) return null
  const { q1, median, q3 } = comparison.amount.quartiles
  return { basis: 'SALE_SAMPLE', lowManwon: q1, midManwon: median, highManwon: q3 }
}

/** The public price as it stands; it lies below what such homes are sold for, and has a curve and lines of its own. */
export function publicPriceValue(facts: LeaseFacts): Estimate | null {
  const price = homePrice(facts)
  if (price === null) return null
  const { priceManwon, upperManwon } = price
  return {
    basis: 'PUBLIC_PRICE',
    lowManwon: priceManwon,
    midManwon: priceManwon,
    highManwon: upperManwon ?? priceManwon,
  }
}

export function homePrice({ property, publicPrice: { choice } }: LeaseFacts): HomePrice | null {
  if (property.propertyType === 'OFFICETEL' || choice === null) return null
  const { basis, priceManwon } = choice
  return basis === 'LAND' || priceManwon === null || priceManwon <= 0 ? null : { ...choice, basis, priceManwon }
}

function regionalValue({ address, marketSignal: { sale } }: LeaseFacts): Estimate | null {
  if (!address.confirmed || sale === null || sale.medianManwon <= 0) return null
  const { medianManwon } = sale
  return { basis: 'REGION', lowManwon: medianManwon, midManwon: medianManwon, highManwon: medianManwon }
}

/**
 * What a deposit scores against a value, and against the end of it that favours the home, where that may raise a floor.
 */
export function valueScores(
  facts: LeaseFacts,
  { basis, midManwon, highManwon }: Estimate,
): { riskScore: number; severityScore: number | null } {
  const curve = basis === 'PUBLIC_PRICE' ? CURVES.depositToPublicPrice : CURVES.depositToSale
  const { depositManwon } = facts.terms
  const scoreAt = (manwon: number) => valueAt(curve, depositManwon / manwon)
  const isAbove = basis !== 'PUBLIC_PRICE' && depositManwon > midManwon
  const least = isAbove ? ABOVE_MIDDLE.severityScore : 0
  return {
    riskScore: scoreAt(midManwon),
    severityScore: FOUNDS_FLOOR[basis](facts) ? floorScore(Math.max(least, scoreAt(highManwon))) : null,
  }
}

/** What is known of homes alike, and not of any home around, may raise a floor. */
const FOUNDS_FLOOR: Record<Estimate['basis'], (facts: LeaseFacts) => boolean> = {
  ESTIMATE: () => true,
  SALE_SAMPLE: ({ sales: { comparison } }) => comparison !== null && raisesFloor(comparison),
  PUBLIC_PRICE: (facts) => homePrice(facts)?.alike ?? false,
  REGION: () => false,
}
