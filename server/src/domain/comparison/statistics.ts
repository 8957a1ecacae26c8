import type { Quartiles } from './comparison.ts'

/**
 * Quantile by linear interpolation between the two nearest ranks: type 7 of Hyndman and Fan, the same as PostgreSQL's
 * `percentile_cont`, so that stored statistics and this agree. `sorted` ascending and not empty; `share` 0–1.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share
  const below = sorted[Math.floor(rank)]
  const above = sorted[Math.ceil(rank)]
  if (below === undefined || above === undefined) throw new RangeError('quantile of an empty sample')
  return below + (above - below) * (rank - Math.floor(rank))
}

/** Five-number summary of a sample that is not empty, in any order. */
export function quartiles(values: readonly number[]): Quartiles {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    min: quantile(sorted, 0),
    q1: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    q3: quantile(sorted, 0.75),
    max: quantile(sorted, 1),
  }
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

/** The value closest to `target`; of two equally close ones the smaller. `values` is not empty. */
export function nearest(values: readonly number[], target: number): number {
  return values.reduce((best, value) => {
    const gain = Math.abs(best - target) - Math.abs(value - target)
    return gain > 0 || (gain === 0 && value < best) ? value : best
  })
}
