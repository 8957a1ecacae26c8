import type { HomeValue } from '../papers-input.ts'
import { costsOf } from './recovery-bands.ts'

/**
 * What is missing in the papers' sale at each share of the value where nothing at all stands before the deposit: all that the
 * costs leave of the price comes first to it. Manwon.
 */
export function shortfallsOfTheFirst(
  shares: readonly number[],
  { midManwon }: Pick<HomeValue, 'midManwon'>,
  depositManwon: number,
): { share: number; shortfallManwon: number }[] {
  return shares.map((share) => {
    const priceManwon = Math.round((midManwon * Math.round(share * 10)) / 10)
    return { share, shortfallManwon: Math.max(0, depositManwon - (priceManwon - costsOf(priceManwon))) }
  })
}
