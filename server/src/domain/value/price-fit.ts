import { yearOf } from './day.ts'
import type { EstimatorConstants } from './estimator-constants.ts'
import { areaClassOf, floorAndArea } from './floor-and-area.ts'
import { type LevelSeries, levelOn } from './level-series.ts'
import { basementFeatures, isBelowGround, MEAN_COLUMNS, meanFeatures } from './mean-features.ts'
import type { DatedPriceFit } from './public-price-ratio.ts'
import type { HomeTraits } from './valued-home.ts'

/** The part of a fit for one legal district; `null` for a level layer with too few deals. */
export type DistrictFit = {
  /** 10 digits. */
  legalDistrictCode: string
  zone: LevelSeries | null
  gu: LevelSeries | null
  district: LevelSeries | null
  /** By area class. */
  areaClasses: readonly (LevelSeries | null)[]
  /** Those of `MeanFit`. */
  coefficients: ArrayLike<number>
  /** Deviation of the city district's homes from the mean, in ln amounts. */
  guEffect: number
  /** The ratio of sales to public prices; `null`: no price of a sale is known, or the homes are no row-houses. */
  publicPrice: DatedPriceFit | null
}

/** The level layers of a legal district. */
export type DistrictLevels = Pick<DistrictFit, 'zone' | 'gu' | 'district' | 'areaClasses'>

/** The market level of homes of an area on a day, in ln amounts. */
export function marketLevel(fit: DistrictLevels, constants: EstimatorConstants) {
  return (areaSquareMeter: number, day: number): number =>
    levelLayers(fit, constants, areaSquareMeter, day).reduce((sum, level) => sum + level, 0)
}

function levelLayers(fit: DistrictLevels, { level }: EstimatorConstants, areaSquareMeter: number, day: number) {
  const areaClass = fit.areaClasses[areaClassOf(level.areaEdges, areaSquareMeter)] ?? null
  return [
    levelOn(fit.zone, 'zone', day, level),
    levelOn(fit.gu, 'gu', day, level),
    levelOn(fit.district, 'district', day, level),
    levelOn(areaClass, 'areaClass', day, level),
  ]
}

/**
 * The ln amount of a home as predicted by floor, area, market level and mean. The mean is always that of `today`,
 * regardless of the day of the level: the ageing of a building is part of the level.
 */
export function predictorOf(fit: DistrictFit, constants: EstimatorConstants, today: number) {
  const year = yearOf(today)
  const ofBasement = () =>
    basementFeatures(fit.legalDistrictCode).reduce(
      (sum, value, at) => sum + value * (fit.coefficients[MEAN_COLUMNS + at] ?? 0),
      0,
    )
  return (home: HomeTraits, lotDealsWithinYear: number, day: number): number => {
    const columns = meanFeatures(home, { code: fit.legalDistrictCode, lotDealsWithinYear }, year)
    return (
      levelLayers(fit, constants, home.areaSquareMeter, day).reduce(
        (sum, level) => sum + level,
        floorAndArea(home, constants) + (isBelowGround(home.floor) ? ofBasement() : 0),
      ) + columns.reduce((sum, value, index) => sum + value * (fit.coefficients[index] ?? 0), fit.guEffect)
    )
  }
}
