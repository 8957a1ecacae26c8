import { yearOf } from './day.ts'
import { AREA_BOUNDS_SQUARE_METER } from './deal-bounds.ts'
import type { ValuedHome } from './valued-home.ts'

/** Fewer deals of the kind in the city district make no level to speak of. */
const FEWEST_GU_DEALS = 30

/**
 * Whether the estimator speaks of a home: of an area that homes have, in a city district with deals enough, and of a lot
 * without deals of its own only when the building is known not to be new.
 */
export function isAnswerable(
  { areaSquareMeter, buildYear }: ValuedHome,
  day: number,
  { ownDeals, guDealsWithinYear }: { ownDeals: number; guDealsWithinYear: number },
): boolean {
  const [smallest, largest] = AREA_BOUNDS_SQUARE_METER
  if (!(areaSquareMeter >= smallest && areaSquareMeter <= largest)) return false
  if (guDealsWithinYear < FEWEST_GU_DEALS) return false
  return ownDeals > 0 || (buildYear !== null && yearOf(day) - buildYear >= 1)
}
