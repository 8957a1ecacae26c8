import { SALE_LINES } from '../rule-book/lines.ts'
import type { Estimate } from './estimate.ts'

/**
 * Where a deposit stands against what the home is worth (R-SCORE-37). `ABOVE`: over the upper end. `PROBABLY_ABOVE`:
 * over the middle. `NEAR`: from 80 % of the middle on.
 */
export type ValueStanding = 'ABOVE' | 'PROBABLY_ABOVE' | 'NEAR'

/** `null`: under all of these. */
export function valueStanding(
  depositManwon: number,
  { midManwon, highManwon }: Pick<Estimate, 'midManwon' | 'highManwon'>,
): ValueStanding | null {
  if (depositManwon > highManwon) return 'ABOVE'
  if (depositManwon > midManwon) return 'PROBABLY_ABOVE'
  return depositManwon / midManwon >= SALE_LINES.near ? 'NEAR' : null
}
