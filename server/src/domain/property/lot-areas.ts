import { isSimilarArea } from '../comparison/sample.ts'
import { UNLIKE_AREA } from '../rule-book/lines.ts'
import { isValuedType } from '../value/valued-home.ts'
import type { PropertyType } from './property-type.ts'

/** A home of the lot whose exclusive area is published: `key` distinguishes it from the others. */
export type KnownArea = { key: string; areaSquareMeter: number | null }

/** The areas of a lot's homes, where the typed one is like none of them. */
export type UnlikeAreas = { count: number; fromSquareMeter: number; toSquareMeter: number }

/**
 * The known areas of the lot where enough of them are known and the typed one is about none of them; else `null`. Only
 * where homes are published by the unit: deals of detached houses name the area that is let. `known` is read as far as
 * the first that is alike.
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
