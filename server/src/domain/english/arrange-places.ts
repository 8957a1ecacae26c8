import { codesUpward } from '../district/codes-upward.ts'
import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { StepBudget } from '../step-budget.ts'
import type { Place } from './pieces.ts'
import type { SpeltName } from './spelt-names.ts'

/** The maximum number of combinations tried. */
const MOST_WAYS = 64

type Typed = Place & { typed: string }
/** Names of nested districts, widest first. */
type Chain = readonly SpeltName[]

/**
 * Every way in which the places of a text are nested, widest first as in Korean, using the closest spelling that yields
 * any. Empty if the places are unrelated.
 */
export function chainsOf(places: readonly Typed[], catalogue: DistrictCatalogue, budget: StepBudget): Chain[] {
  const steps = Math.max(...places.map(({ readings }) => readings.length), 0)
  for (let step = 0; step < steps; step += 1) {
    const names = places.map(({ readings }) => readings.slice(0, step + 1).flat())
    const chains = waysThrough(names).filter((way) => budget.take() && liesInEachOther(inOrder(way), catalogue))
    if (chains.length > 0) return chains.map(inOrder)
  }
  return []
}

/** English lists the narrowest first; the same order is assumed where the ranks are equal. */
function inOrder(way: Chain): Chain {
  return way.toReversed().toSorted((a, b) => a.rank - b.rank)
}

function waysThrough(names: readonly (readonly SpeltName[])[]): SpeltName[][] {
  return names.reduce<SpeltName[][]>(
    (ways, next) => ways.flatMap((way) => next.map((name) => [...way, name])).slice(0, MOST_WAYS),
    [[]],
  )
}

function liesInEachOther(chain: Chain, catalogue: DistrictCatalogue): boolean {
  // a district never lies in another of the same rank
  if (new Set(chain.map(({ rank }) => rank)).size < chain.length) return false
  const [widest, ...narrower] = chain
  let above = new Set(widest?.districts.map(({ code }) => code))
  for (const { districts } of narrower) {
    const isBelow = (code: string) => codesUpward(catalogue, code).some((each) => each !== code && above.has(each))
    above = new Set(districts.map(({ code }) => code).filter(isBelow))
  }
  return above.size > 0
}

/** The likeliest name of each place, widest first; null if two have the same rank. */
export function likeliestChain(places: readonly Place[]): Chain | null {
  const chain = inOrder(places.flatMap((place) => likeliestNames(place).slice(0, 1)))
  return new Set(chain.map(({ rank }) => rank)).size === places.length ? chain : null
}

/** Whether the place is named with its unit: Sillim-dong. */
export function isWhole({ readings: [closest = []] }: Place): boolean {
  return closest.every((name) => name.isWhole)
}

/** For a name without its unit, the likeliest: a 구 before a 동, a 동 before a 면, as for such a name in Korean. */
export function likeliestNames(place: Place): readonly SpeltName[] {
  const [closest = []] = place.readings
  const least = Math.min(...closest.map(({ rank }) => rank))
  return isWhole(place) ? closest : closest.filter(({ rank }) => rank === least)
}
