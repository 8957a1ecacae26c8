import type { HomeValue } from '../papers-input.ts'
import { costsOf } from './recovery-bands.ts'

/**
 * The shortfall in the papers' sale at each share of the value if nothing ranks before the deposit: the price minus the
 * costs is paid to it first. Manwon.
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
