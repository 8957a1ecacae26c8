import { UNPUBLISHED_UNIT } from '../rule-book/lines.ts'
import type { PublicPrice } from './public-price.ts'
import { type PublishedUnit, readPublishedUnit } from './published-unit.ts'
import { floorOfHo } from './unit-floor.ts'
import { parseUnitText } from './unit-text.ts'

/** A unit that the published prices of its lot do not have, while they have others of its floor. */
export type UnpublishedUnit = {
  ho: string
  /** As the number of the unit has it. */
  floor: number
  baseYear: number
  /** Some of the floor's published units. */
  others: string[]
}

const NAMED_AT_MOST = 5

/**
 * The typed unit, where the list of published prices has other units of its floor, numbered in the same way, and not this
 * one: a room that was divided off, or a unit that is no home. `null`: it is published, or nothing can be said.
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
