import type { LeasePapers } from '@lease-risk/contract/papers-answer'

/** Per cent of a deposit: what comes back at least, and at most where unknown rights come to nothing. */
export type Recovered = { percentOfValue: number; low: number; high: number }

const PERCENT = 100

/** At each assumed price, from the highest. Rounded down: nothing is promised. Empty without a value or a deposit. */
export function recoveredOf({ recoveryBands, basis }: Pick<LeasePapers, 'recoveryBands' | 'basis'>): Recovered[] {
  const deposit = basis.terms.depositAmountManwon
  if (deposit === 0) return []
  const percent = (manwon: number) => Math.min(PERCENT, Math.floor((manwon / deposit) * PERCENT))
  return recoveryBands.map(({ shareOfValue, leftManwon: { low, high } }) => ({
    percentOfValue: Math.round(shareOfValue * PERCENT),
    low: percent(low),
    high: percent(high),
  }))
}

/** The highest price, one between and the lowest, which are drawn. */
export function drawnOf(percents: number[]): number[] {
  const sorted = [...new Set(percents)].toSorted((a, b) => b - a)
  return [...new Set([sorted.at(0), sorted.at(Math.floor(sorted.length / 2)), sorted.at(-1)])].flatMap(
    (each) => each ?? [],
  )
}
