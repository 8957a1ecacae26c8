/** An amount as an answer shows it: whole manwon. Medians and quartiles between two deals are fractions. */
export function wholeManwon(manwon: number): number {
  return Math.round(manwon)
}

/** A monthly rent as an answer shows it: manwon to 100 won. */
export function rentManwon(manwon: number): number {
  return Math.round(manwon * 100) / 100
}
