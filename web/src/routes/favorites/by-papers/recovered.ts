import type { LeasePapers } from '@lease-risk/contract/papers-answer'

/** Percentage of a deposit recovered: the minimum, and the maximum if unknown rights amount to nothing. */
export type Recovered = { percentOfValue: number; low: number; high: number }

const PERCENT = 100

/** One entry per assumed price, highest first. Rounded down, so that nothing is promised. Empty without a value or a deposit. */
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

/** The prices to draw: the highest, one in between and the lowest. */
export function drawnOf(percents: number[]): number[] {
  const sorted = [...new Set(percents)].toSorted((a, b) => b - a)
  return [...new Set([sorted.at(0), sorted.at(Math.floor(sorted.length / 2)), sorted.at(-1)])].flatMap(
    (each) => each ?? [],
  )
}
