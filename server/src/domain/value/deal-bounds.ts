import type { ValueKind } from './valued-home.ts'

/**
 * What a home can be sold or let for; a deal outside is a slip of a unit or of a key, or not of a home. Wide on purpose:
 * real deals lie well within (apartments of six city districts: 138–10,600 manwon a square metre sold, 34–5,100 let), and
 * what lies within but far from its neighbours the estimator itself discounts.
 */
export const DEAL_BOUNDS: Record<ValueKind, Bounds> = {
  SALE: { amountManwon: [300, 5_000_000], manwonPerSquareMeter: [10, 30_000] },
  JEONSE: { amountManwon: [100, 5_000_000], manwonPerSquareMeter: [3, 15_000] },
}
export const AREA_BOUNDS_SQUARE_METER = [5, 500] as const

/** Both ends included. */
type Bounds = {
  amountManwon: readonly [from: number, to: number]
  manwonPerSquareMeter: readonly [from: number, to: number]
}

/** Whether a deal of this area and amount can be of a home. */
export function isWithinBounds(kind: ValueKind, amountManwon: number, areaSquareMeter: number): boolean {
  const bounds = DEAL_BOUNDS[kind]
  return (
    lies(areaSquareMeter, AREA_BOUNDS_SQUARE_METER) &&
    lies(amountManwon, bounds.amountManwon) &&
    lies(amountManwon / areaSquareMeter, bounds.manwonPerSquareMeter)
  )
}

function lies(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to
}
