const WON_PER_MANWON = 10_000
/** The largest amount that the papers accept. More is a mistake in units. */
const MOST_AMOUNT = 100_000_000

/** Rounds up, since the fraction is owed as well. */
export const wholeManwon = (won: number): number => Math.ceil(won / WON_PER_MANWON)

/** An amount as typed, in whole manwon; `null` if none was read or it exceeds the limit of the papers. */
export function typedAmount(won: number | null): number | null {
  const manwon = won === null ? null : wholeManwon(won)
  return manwon !== null && manwon <= MOST_AMOUNT ? manwon : null
}
