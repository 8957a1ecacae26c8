const MANWON_PER_EOK = 10_000

/** Amounts in manwon for pins and axes. What needs more digits is rounded. */
export const ko = {
  /** `15_500` → `1.55억`, `9_000` → `9,000만`. */
  short: (manwon: number) =>
    manwon < MANWON_PER_EOK ? `${rounded(manwon, 0)}만` : `${rounded(manwon / MANWON_PER_EOK, 2)}억`,
}

function rounded(value: number, digits: number): string {
  return value.toLocaleString('ko-KR', { maximumFractionDigits: digits })
}
