import type { Quartiles } from './comparison.ts'

/**
 * Quantile by linear interpolation between the two nearest ranks: type 7 of Hyndman and Fan, like PostgreSQL's
 * `percentile_cont`, so that it agrees with stored statistics. `sorted` is ascending and not empty; `share` is 0–1.
 */
export function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share
  const below = sorted[Math.floor(rank)]
  const above = sorted[Math.ceil(rank)]
  if (below === undefined || above === undefined) throw new RangeError('quantile of an empty sample')
  return below + (above - below) * (rank - Math.floor(rank))
}

/** Five-number summary of a non-empty sample in any order. */
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

/** Rounds quartiles to whole manwon, as converted amounts are shown. */
export function wholeQuartiles({ min, q1, median: middle, q3, max }: Quartiles): Quartiles {
  const [low, lower, half, upper, high] = [min, q1, middle, q3, max].map(Math.round) as [
    number,
    number,
    number,
    number,
    number,
  ]
  return { min: low, q1: lower, median: half, q3: upper, max: high }
}

/** The five-number summary of a group, and the number of values in the group. */
export type SummedUp = Quartiles & { count: number }

/**
 * Estimates the quantile of all values behind the given summaries, which are not empty; `share` is 0–1. Assumes that
 * a group's values are evenly distributed between its five numbers, so finer summaries give a more accurate result.
 */
export function pooledQuantile(groups: readonly SummedUp[], share: number): number {
  const knots = [...new Set(groups.flatMap(knotsOf))].toSorted((a, b) => a - b)
  const wanted = share * groups.reduce((sum, { count }) => sum + count, 0)
  const upTo = (value: number, itself: boolean) =>
    groups.reduce((sum, group) => sum + group.count * shareUpTo(group, value, itself), 0)
  let [at, last] = [0, knots.length - 1]
  while (at < last) {
    const middle = Math.floor((at + last) / 2)
    if (upTo(knots[middle] as number, true) >= wanted) last = middle
    else at = middle + 1
  }
  const [knot, before] = [knots[at], knots[at - 1]]
  if (knot === undefined) throw new RangeError('quantile of an empty sample')
  if (before === undefined) return knot
  const [from, to] = [upTo(before, true), upTo(knot, false)]
  return wanted >= to ? knot : before + ((knot - before) * (wanted - from)) / (to - from)
}

function knotsOf({ min, q1, median: middle, q3, max }: Quartiles): [number, number, number, number, number] {
  return [min, q1, middle, q3, max]
}

/** The share of a group below a value, including values equal to it if `itself`. */
function shareUpTo(group: Quartiles, value: number, itself: boolean): number {
  const knots = knotsOf(group)
  const above = knots.findIndex((knot) => (itself ? knot > value : knot >= value))
  if (above === -1) return 1
  if (above === 0) return 0
  const [below, next] = [knots[above - 1] as number, knots[above] as number]
  return (above - 1 + (value - below) / (next - below)) / (knots.length - 1)
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
