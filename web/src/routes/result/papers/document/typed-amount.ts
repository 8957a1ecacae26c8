const WON_PER_MANWON = 10_000
/** Of the papers. More is a mistake of units. */
const MOST_AMOUNT = 100_000_000

/** A part of one more counts, since it is owed. */
export const wholeManwon = (won: number): number => Math.ceil(won / WON_PER_MANWON)

/** An amount as it is typed, in whole manwon; `null`: none was read, or more than the papers take. */
export function typedAmount(won: number | null): number | null {
  const manwon = won === null ? null : wholeManwon(won)
  return manwon !== null && manwon <= MOST_AMOUNT ? manwon : null
}
