import { SALE_LINES } from '../rule-book/lines.ts'
import type { Estimate, ModelEstimate } from './estimate.ts'

/**
 * Where a deposit stands against what the home is worth (R-SCORE-37). `ABOVE`: over the upper end. `PROBABLY_ABOVE`:
 * over the middle. `NEAR`: from 80 % of the middle on.
 */
export type ValueStanding = 'ABOVE' | 'PROBABLY_ABOVE' | 'NEAR'

/**
 * Whether an estimate rests on other lots alone: no sale of the lot and no public price. It is too unsure to say that a
 * deposit is above it, and is not scored unless the deposit is below all that it allows for (R-VALUE-27).
 */
export function restsOnOtherLots({ neverSold, publicPrice }: ModelEstimate): boolean {
  return neverSold && publicPrice === null
}

/** Whether even at the low end of the interval the deposit is no more than 80 % of the value. */
export function isBelowAll(depositManwon: number, { lowManwon }: Estimate): boolean {
  return depositManwon / lowManwon <= SALE_LINES.near
}

/** `null`: under all of these. */
export function valueStanding(
  depositManwon: number,
  { midManwon, highManwon }: Pick<Estimate, 'midManwon' | 'highManwon'>,
): ValueStanding | null {
  if (depositManwon > highManwon) return 'ABOVE'
  if (depositManwon > midManwon) return 'PROBABLY_ABOVE'
  return depositManwon / midManwon >= SALE_LINES.near ? 'NEAR' : null
}
