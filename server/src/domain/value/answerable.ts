import { AREA_BOUNDS_SQUARE_METER, ESTIMATE_CONDITIONS } from '../rule-book/estimate-thresholds.ts'
import { ESTIMATE_THRESHOLDS } from '../rule-book/thresholds.ts'
import { yearOf } from './day.ts'

import type { HomeEstimate } from './estimate-home.ts'
import type { ValuedHome } from './valued-home.ts'

/**
 * Whether the estimator gives an answer for a home. It does for an area that homes have, in a city district with enough
 * deals; on a lot without deals of its own only if the building is known not to be new.
 */
export function isAnswerable(
  { areaSquareMeter, buildYear }: ValuedHome,
  day: number,
  { ownDeals, guDealsWithinYear }: { ownDeals: number; guDealsWithinYear: number },
): boolean {
  const [smallest, largest] = AREA_BOUNDS_SQUARE_METER.ends
  if (!(areaSquareMeter >= smallest && areaSquareMeter <= largest)) return false
  if (guDealsWithinYear < ESTIMATE_CONDITIONS.guDealsWithinYear) return false
  return ownDeals > 0 || (buildYear !== null && yearOf(day) - buildYear >= 1)
}

/**
 * Whether the data behind an estimate covers homes of such an area: by a deal of the lot, else by one of other lots, or
 * by a public price. An area beyond that is more often a typing error than a home: of 14,823 deals checked, three lay
 * beyond.
 */
export function isWithinReach({ areaSquareMeter, lot }: ValuedHome, { deals, publicPrice }: HomeEstimate): boolean {
  const own = deals.filter((deal) => deal.lot === lot)
  const behind = own.length > 0 ? own : deals
  const lnGap = (of: { areaSquareMeter: number }) => Math.abs(Math.log(of.areaSquareMeter / areaSquareMeter))
  return (
    publicPrice !== null ||
    behind.length === 0 ||
    behind.some((deal) => lnGap(deal) <= Math.log(ESTIMATE_THRESHOLDS.areaTimes))
  )
}
