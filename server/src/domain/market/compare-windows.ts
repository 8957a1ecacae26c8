import { addMonths } from '../calendar.ts'
import { WINDOWS } from '../rule-book/thresholds.ts'

/** One month of a market: number of deals and median amount in manwon. */
export type MonthlyCell = {
  /** `YYYYMM`. */
  dealMonth: string
  sampleCount: number
  medianManwon: number
}

/** Several months combined. */
export type PooledMonths = {
  /** The months included, oldest first. */
  months: string[]
  sampleCount: number
  /** Mean of the monthly medians, each weighted by its deals. */
  medianManwon: number
}

/** Recent months compared with the same number of earlier months. */
export type WindowComparison = {
  recent: PooledMonths
  earlier: PooledMonths
  /** Recent ÷ earlier − 1: `-0.1` is a fall of ten percent. */
  change: number
}

/** The three months up to `lastMonth`, without those with too few deals; `null` if none is left. */
export function poolMonths(cells: readonly MonthlyCell[], lastMonth: string): PooledMonths | null {
  const first = addMonths(lastMonth, 1 - WINDOWS.months)
  const used = cells
    .filter(
      ({ dealMonth, sampleCount }) =>
        dealMonth >= first && dealMonth <= lastMonth && sampleCount >= WINDOWS.enoughDeals,
    )
    .toSorted((a, b) => (a.dealMonth < b.dealMonth ? -1 : 1))
  if (used.length === 0) return null
  const sampleCount = used.reduce((sum, cell) => sum + cell.sampleCount, 0)
  const weighted = used.reduce((sum, cell) => sum + cell.medianManwon * cell.sampleCount, 0)
  return { months: used.map((cell) => cell.dealMonth), sampleCount, medianManwon: weighted / sampleCount }
}

/**
 * Compares the three months up to `lastMonth` with the three months `lagMonths` before them. A month counts only together
 * with the one `lagMonths` before it, so that both sides have the same months. `null` if no such pair has enough deals on
 * both sides, or the earlier amount is 0.
 */
export function compareWindows(
  cells: readonly MonthlyCell[],
  lastMonth: string,
  lagMonths: number,
): WindowComparison | null {
  const earlierEnd = addMonths(lastMonth, -lagMonths)
  const known = new Set(
    cells.filter(({ sampleCount }) => sampleCount >= WINDOWS.enoughDeals).map(({ dealMonth }) => dealMonth),
  )
  const recent = poolMonths(
    cells.filter(({ dealMonth }) => known.has(addMonths(dealMonth, -lagMonths))),
    lastMonth,
  )
  const earlier = poolMonths(
    cells.filter(({ dealMonth }) => known.has(addMonths(dealMonth, lagMonths))),
    earlierEnd,
  )
  if (recent === null || earlier === null || earlier.medianManwon <= 0) return null
  return { recent, earlier, change: recent.medianManwon / earlier.medianManwon - 1 }
}
