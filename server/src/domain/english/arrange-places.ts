import { codesUpward } from '../district/codes-upward.ts'
import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { StepBudget } from '../step-budget.ts'
import type { Place } from './pieces.ts'
import type { SpeltName } from './spelt-names.ts'

/** More names than these are not put together. */
const MOST_WAYS = 64

type Typed = Place & { typed: string }
/** Names of districts in each other, the widest first. */
type Chain = readonly SpeltName[]

/**
 * Every way in which the places of a text lie in each other, the widest first as Korean has them; by the closest
 * spelling of all that leaves any. Empty where they have nothing to do with each other.
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

/** English goes up from the narrowest, and so does a text that does not say which of two is the wider. */
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
  // no district lies in another of its own rank
  if (new Set(chain.map(({ rank }) => rank)).size < chain.length) return false
  const [widest, ...narrower] = chain
  let above = new Set(widest?.districts.map(({ code }) => code))
  for (const { districts } of narrower) {
    const isBelow = (code: string) => codesUpward(catalogue, code).some((each) => each !== code && above.has(each))
    above = new Set(districts.map(({ code }) => code).filter(isBelow))
  }
  return above.size > 0
}

/** The likeliest name of each, the widest first; null where two are as wide. */
export function likeliestChain(places: readonly Place[]): Chain | null {
  const chain = inOrder(places.flatMap((place) => likeliestNames(place).slice(0, 1)))
  return new Set(chain.map(({ rank }) => rank)).size === places.length ? chain : null
}

/** Named with its unit: Sillim-dong. */
export function isWhole({ readings: [closest = []] }: Place): boolean {
  return closest.every((name) => name.isWhole)
}

/** Of a name alone the likeliest: a 구 before a 동, a 동 before a 면, as for a Korean name without its unit. */
export function likeliestNames(place: Place): readonly SpeltName[] {
  const [closest = []] = place.readings
  const least = Math.min(...closest.map(({ rank }) => rank))
  return isWhole(place) ? closest : closest.filter(({ rank }) => rank === least)
}
