/** Rounds an amount for display to whole manwon. Medians and quartiles between two deals are fractions. */
export function wholeManwon(manwon: number): number {
  return Math.round(manwon)
}

/** Rounds a monthly rent for display: manwon, to the nearest 100 won. */
export function rentManwon(manwon: number): number {
  return Math.round(manwon * 100) / 100
}
