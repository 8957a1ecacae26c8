import { isSimilarArea } from '../comparison/sample.ts'
import { UNLIKE_AREA } from '../rule-book/thresholds.ts'
import { isValuedType } from '../value/valued-home.ts'
import type { PropertyType } from './property-type.ts'

/** A home on the lot with its published exclusive area; `key` distinguishes it from the others. */
export type KnownArea = { key: string; areaSquareMeter: number | null }

/** The areas of a lot's homes, if the typed area is similar to none of them. */
export type UnlikeAreas = { count: number; fromSquareMeter: number; toSquareMeter: number }

/**
 * The known areas of the lot, if enough of them are known and the typed one is close to none; otherwise `null`. Only
 * for types whose homes are published by unit, since deals of detached houses state the leased area. `known` is read up
 * to the first similar area.
 */
export function unlikeAreas(
  propertyType: PropertyType,
  areaSquareMeter: number | null,
  known: Iterable<KnownArea>,
): UnlikeAreas | null {
  if (!isValuedType(propertyType) || areaSquareMeter === null) return null
  const areas = new Map<string, number>()
  for (const { key, areaSquareMeter: own } of known) {
    if (own === null || own <= 0) continue
    if (isSimilarArea(own, areaSquareMeter)) return null
    areas.set(key, own)
  }
  if (areas.size < UNLIKE_AREA.homes) return null
  const sorted = [...areas.values()].toSorted((one, other) => one - other)
  return { count: areas.size, fromSquareMeter: sorted[0]!, toSquareMeter: sorted.at(-1)! }
}
