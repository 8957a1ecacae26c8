import { yearOf } from './day.ts'
import type { EstimatorConstants } from './estimator-constants.ts'
import { areaClassOf, floorAndArea } from './floor-and-area.ts'
import { type LevelSeries, levelOn } from './level-series.ts'
import { meanFeatures } from './mean-features.ts'
import type { DatedPriceFit } from './public-price-ratio.ts'
import type { HomeTraits } from './valued-home.ts'

/** What a fit says of one legal district; `null` for a layer of the level that has too few deals. */
export type DistrictFit = {
  /** 10 digits. */
  legalDistrictCode: string
  zone: LevelSeries | null
  gu: LevelSeries | null
  district: LevelSeries | null
  /** By area class. */
  areaClasses: readonly (LevelSeries | null)[]
  /** Of the columns of the mean. */
  coefficients: ArrayLike<number>
  /** How far the homes of the city district stand off the mean. */
  guEffect: number
  /** What sales are to public prices; `null`: no price of a sale is known, or they are not of row-houses. */
  publicPrice: DatedPriceFit | null
}

/** The layers of the level that a legal district has. */
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
 * What floor, area, market level and mean make of a home's ln amount. The mean is that of `today`, whatever day the
 * level is of: the ageing of a building is a part of the level.
 */
export function standingOf(fit: DistrictFit, constants: EstimatorConstants, today: number) {
  const year = yearOf(today)
  return (home: HomeTraits, lotDealsWithinYear: number, day: number): number => {
    const columns = meanFeatures(home, { code: fit.legalDistrictCode, lotDealsWithinYear }, year)
    return (
      levelLayers(fit, constants, home.areaSquareMeter, day).reduce(
        (sum, level) => sum + level,
        floorAndArea(home, constants),
      ) + columns.reduce((sum, value, index) => sum + value * (fit.coefficients[index] ?? 0), fit.guEffect)
    )
  }
}
