import { factorise, solveFactored } from './cholesky.ts'
import { type LevelConstants, THIN_LEVEL } from './estimator-constants.ts'
import type { GuMarket, Range } from './gu-market.ts'

/** The deals of a market while its levels are fitted. */
export type LayerDeals = {
  market: GuMarket
  /** Residual of each deal's bare ln amount after the layers fitted so far. */
  rest: Float64Array
  weight: Float64Array
}

/** The time bins of a fit: whole bins, the last of which ends on the day before the fit. */
export type Bins = { count: number; firstDay: number; asOfDay: number; binDays: number }

/** Older deals carry no information about today's level. */
export const LONGEST_FIT_DAYS = 3 * 365
/** Keeps the system solvable, because the absolute height of a level is undetermined. */
const RIDGE = 1e-6

export function binsUntil(asOfDay: number, oldestDay: number, { binDays }: LevelConstants): Bins {
  const days = Math.min(asOfDay - oldestDay, LONGEST_FIT_DAYS)
  const count = Math.max(0, Math.ceil(days / binDays))
  return { count, firstDay: asOfDay - count * binDays, asOfDay, binDays }
}

/**
 * Fits the common course over time of units with more than one deal. The mean of each unit is subtracted, so that only
 * changes count, and neighbouring bins are tied to each other, the more so the fewer units show changes. Deals of one unit
 * within one bin are alike, and count less than others. Units are added one by one; the system is solved once.
 */
export function createLayer({ count, firstDay, asOfDay, binDays }: Bins) {
  const matrix = new Float64Array(count * count)
  const right = new Float64Array(count)
  // for the current unit: the bins with deals, and the weight and the weighted sum in each
  const places = new Int32Array(count)
  const weights = new Float64Array(count)
  const sums = new Float64Array(count)
  let deals = 0
  let units = 0

  return {
    addUnit({ start, end }: Range, { market: { day }, rest, weight }: LayerDeals): void {
      let first = start
      while (first < end && day[first]! < firstDay) first += 1
      let after = first
      let used = 0
      for (; after < end && day[after]! < asOfDay; after++) {
        const bin = Math.floor((day[after]! - firstDay) / binDays)
        if (used === 0 || places[used - 1] !== bin) {
          places[used] = bin
          weights[used] = 0
          sums[used] = 0
          used += 1
        }
        weights[used - 1]! += weight[after]!
        sums[used - 1]! += weight[after]! * rest[after]!
      }
      deals += after - first
      if (used <= 1) return
      units += 1
      let total = 0
      let sum = 0
      for (let row = 0; row < used; row++) {
        const counted = 1 / (1 + THIN_LEVEL.alike * Math.max(0, weights[row]! - 1))
        weights[row]! *= counted
        sums[row]! *= counted
        total += weights[row]!
        sum += sums[row]!
      }
      const mean = sum / total
      for (let row = 0; row < used; row++) {
        const at = places[row]! * count
        const share = weights[row]! / total
        for (let column = 0; column <= row; column++) matrix[at + places[column]!]! -= share * weights[column]!
        matrix[at + places[row]!]! += weights[row]!
        right[places[row]!]! += sums[row]! - weights[row]! * mean
      }
    },

    /** The level of each bin; `null`: too few deals, or no unit has deals in two bins. Call once only. */
    solve(stiffness: number, fewestDeals: number): Float64Array | null {
      if (deals < fewestDeals || units === 0) return null
      const tie = stiffness * (1 + THIN_LEVEL.units / units)
      for (let bin = 0; bin < count; bin++) {
        const diagonal = bin * count + bin
        const neighbours = Number(bin > 0) + Number(bin < count - 1)
        matrix[diagonal]! += tie * neighbours + RIDGE
        if (bin > 0) matrix[diagonal - 1]! -= tie
      }
      factorise(matrix, count)
      return solveFactored(matrix, count, right)
    },
  }
}
