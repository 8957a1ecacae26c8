import { SALE_THRESHOLDS } from '../rule-book/thresholds.ts'
import type { Estimate, ModelEstimate } from './estimate.ts'

/**
 * The deposit compared with the value of the home (R-SCORE-37). `ABOVE`: above the upper bound. `PROBABLY_ABOVE`: above
 * the middle. `NEAR`: 80 % of the middle or more.
 */
export type ValueStanding = 'ABOVE' | 'PROBABLY_ABOVE' | 'NEAR'

/**
 * Whether an estimate rests on other lots alone: no sale of the lot and no public price. It is too uncertain to conclude
 * that a deposit is above it, and is not scored unless the deposit is below its whole range (R-VALUE-27).
 */
export function restsOnOtherLots({ neverSold, publicPrice }: ModelEstimate): boolean {
  return neverSold && publicPrice === null
}

/** Whether the deposit is at most 80 % of the value even at the lower bound of the interval. */
export function isBelowAll(depositManwon: number, { lowManwon }: Estimate): boolean {
  return depositManwon / lowManwon <= SALE_THRESHOLDS.near
}

/** `null`: below all of these. */
export function valueStanding(
  depositManwon: number,
  { midManwon, highManwon }: Pick<Estimate, 'midManwon' | 'highManwon'>,
): ValueStanding | null {
  if (depositManwon > highManwon) return 'ABOVE'
  if (depositManwon > midManwon) return 'PROBABLY_ABOVE'
  return depositManwon / midManwon >= SALE_THRESHOLDS.near ? 'NEAR' : null
}
