import { AREA_BOUNDS_SQUARE_METER, DEAL_BOUNDS } from '../rule-book/estimate-thresholds.ts'
import type { ValueKind } from './valued-home.ts'

/** Whether a deal of this area and amount can be that of a home. */
export function isWithinBounds(kind: ValueKind, amountManwon: number, areaSquareMeter: number): boolean {
  const bounds = DEAL_BOUNDS[kind]
  return (
    lies(areaSquareMeter, AREA_BOUNDS_SQUARE_METER.ends) &&
    lies(amountManwon, bounds.amountManwon) &&
    lies(amountManwon / areaSquareMeter, bounds.manwonPerSquareMeter)
  )
}

function lies(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to
}
