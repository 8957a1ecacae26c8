import { UNPUBLISHED_UNIT } from '../rule-book/thresholds.ts'
import type { PublicPrice } from './public-price.ts'
import { type PublishedUnit, readPublishedUnit } from './published-unit.ts'
import { floorOfHo } from './unit-floor.ts'
import { parseUnitText } from './unit-text.ts'

/** A unit missing from the published prices of its lot, although other units on its floor are listed. */
export type UnpublishedUnit = {
  ho: string
  /** Derived from the unit's number. */
  floor: number
  baseYear: number
  /** Some published units on the floor. */
  others: string[]
}

const NAMED_AT_MOST = 5

/**
 * The typed unit, if the published prices list other units on its floor with the same numbering, but not this one: it
 * may be a subdivided room or not a home. `null` if it is published or nothing can be determined.
 */
export function unpublishedUnit(prices: readonly PublicPrice[], unitText: string | null): UnpublishedUnit | null {
  const { dong, ho } = parseUnitText(unitText)
  const floor = ho === null ? null : floorOfHo(ho)
  if (ho === null || floor === null) return null
  const baseYear = prices.reduce((newest, price) => Math.max(newest, price.baseYear), 0)
  const units = prices.filter((price) => price.baseYear === baseYear && price.kind === 'APARTMENT_UNIT').map(unitOf)
  const ofBuilding = units.filter((unit) => dong === null || unit.dong === null || unit.dong === dong)
  if (ofBuilding.some((unit) => unit.ho === ho)) return null
  const others = ofBuilding.flatMap((unit) =>
    unit.ho !== null && unit.floor === floor && floorOfHo(unit.ho) === floor ? [unit.ho] : [],
  )
  if (others.length < UNPUBLISHED_UNIT.othersOfFloor) return null
  return { ho, floor, baseYear, others: [...new Set(others)].toSorted().slice(0, NAMED_AT_MOST) }
}

function unitOf({ dongName, hoName, floorName }: PublicPrice): PublishedUnit {
  return readPublishedUnit({ dong: dongName ?? '', ho: hoName ?? '', floor: floorName ?? '' })
}
