import { UNIT_AREA } from '../rule-book/value-thresholds.ts'
import { findNamedUnit, ofNewestYear } from './choose-public-price.ts'
import type { PropertyType } from './property-type.ts'
import type { PublicPrice } from './public-price.ts'
import { readPublishedUnit } from './published-unit.ts'

/** Whether each home of the type has its own public price, and with it a published area. */
export function isPricedByUnit(type: PropertyType): boolean {
  return type === 'APARTMENT' || type === 'ROW_HOUSE_MULTI_UNIT'
}

/** The published exclusive area of the named unit (동·호); `null` if no unit is named or it is not published. */
export function publishedArea(prices: readonly PublicPrice[], unitText: string | null): number | null {
  const units = ofNewestYear(prices).filter(({ kind }) => kind === 'APARTMENT_UNIT')
  const area = findNamedUnit(units, unitText)?.areaSquareMeter ?? null
  return area !== null && area > 0 ? area : null
}

/** The floor that the public prices state for the named unit, and not one that is only read from its number. */
export function publishedFloor(prices: readonly PublicPrice[], unitText: string | null): number | null {
  const units = ofNewestYear(prices).filter(({ kind }) => kind === 'APARTMENT_UNIT')
  const floorName = findNamedUnit(units, unitText)?.floorName ?? ''
  return readPublishedUnit({ dong: '', ho: '', floor: floorName }).floor
}

/** The area to compare by: the published one if none was typed or the typed one is another home's (R-SCORE-47). */
export function areaToCompare(typed: number | null, published: number | null): number | null {
  if (typed === null || published === null) return typed ?? published
  const apart = Math.abs(typed - published)
  return apart > UNIT_AREA.squareMeter && apart > published * UNIT_AREA.share ? published : typed
}

/** Areas of a lot's homes, ascending; of plans within the same rounded square metre, only the most frequent one. */
export function distinctAreas(known: Iterable<{ areaSquareMeter: number | null }>): number[] {
  const counts = new Map<number, number>()
  for (const { areaSquareMeter } of known) {
    if (areaSquareMeter === null || areaSquareMeter <= 0) continue
    const area = Math.round(areaSquareMeter * 100) / 100
    counts.set(area, (counts.get(area) ?? 0) + 1)
  }
  const byCount = [...counts].toSorted(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one - other)
  const plans: number[] = []
  for (const [area] of byCount)
    if (plans.every((plan) => Math.abs(plan - area) > UNIT_AREA.squareMeter)) plans.push(area)
  return plans.slice(0, UNIT_AREA.offeredAtMost).toSorted((one, other) => one - other)
}
