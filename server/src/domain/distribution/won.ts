/** Whole won. The engine calculates in won; only its result is rounded, once, to manwon. */
export type Won = number

/** More than any price; the upper bound of a claim of unknown size. */
export const WITHOUT_LIMIT: Won = 1e15

export const WON_A_MANWON = 10_000

export function sum(amounts: readonly Won[]): Won {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/**
 * Divides a pool among equal claims in proportion to their amounts. Each gets its exact share rounded down; the few won
 * left over go one by one to the first claims, so that nothing is lost.
 */
export function proRata(pool: Won, amounts: readonly Won[]): Won[] {
  const total = sum(amounts)
  if (total <= pool) return [...amounts]
  const shares = amounts.map((amount) => exactShare(pool, amount, total))
  let left = pool - sum(shares)
  return shares.map((share, index) => {
    const extra = left > 0 && share < (amounts[index] ?? 0) ? 1 : 0
    left -= extra
    return share + extra
  })
}

/** pool × amount ÷ total, rounded down to the won; the product exceeds the safe range of a number. */
function exactShare(pool: Won, amount: Won, total: Won): Won {
  return total === 0 ? 0 : Number((BigInt(pool) * BigInt(amount)) / BigInt(total))
}

/**
 * Amounts in whole manwon that add up to `totalManwon`: each is rounded down, and the difference goes to those with the
 * largest remainders.
 */
export function roundTogether(amounts: readonly Won[], totalManwon: number): number[] {
  const floors = amounts.map((amount) => Math.floor(amount / WON_A_MANWON))
  const missing = totalManwon - sum(floors)
  const byRest = amounts
    .map((amount, index) => ({ index, rest: amount % WON_A_MANWON }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, Math.max(0, missing))
  const raised = new Set(byRest.map(({ index }) => index))
  return floors.map((floor, index) => (raised.has(index) ? floor + 1 : floor))
}
