import type { LevelConstants } from './estimator-constants.ts'

/** The market level of a group of homes over time, in ln amounts; its absolute height is undetermined. */
export type LevelSeries = {
  /** First day of the first bin, counted from 1970-01-01. */
  firstDay: number
  /** The level in the middle of each bin. */
  values: ArrayLike<number>
}

/** The layers of the level, the largest group first; each describes the residuals of those before it. */
const LEVEL_LAYERS = ['zone', 'gu', 'district', 'areaClass'] as const
export type LevelLayer = (typeof LEVEL_LAYERS)[number]

/** A level is extrapolated at most this far past its last bin, in case a fit was not renewed. */
const LONGEST_TREND_DAYS = 91

/**
 * The level on a day: linear between the middles of bins, constant before the first, and continued with a damped slope
 * after the last. 0 if there is no series.
 */
export function levelOn(series: LevelSeries | null, layer: LevelLayer, day: number, constants: LevelConstants): number {
  if (series === null || series.values.length === 0) return 0
  const { binDays, trendBins } = constants
  const { firstDay, values } = series
  const last = values.length - 1
  const place = (day - firstDay) / binDays - 0.5
  if (place <= 0) return values[0]!
  if (place < last) {
    const before = Math.floor(place)
    return values[before]! + (values[before + 1]! - values[before]!) * (place - before)
  }
  const bins = Math.min(trendBins, last)
  if (bins === 0) return values[last]!
  const slope = (values[last]! - values[last - bins]!) / bins
  const beyond = Math.min(place - last, LONGEST_TREND_DAYS / binDays)
  return values[last]! + constants.damping[layer] * slope * beyond
}
