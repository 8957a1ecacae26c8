import { yearOf } from './day.ts'
import type { EstimatorConstants } from './estimator-constants.ts'
import { areaClassOf, floorAndArea } from './floor-and-area.ts'
import { type LevelSeries, levelOn } from './level-series.ts'
import { meanFeatures } from './mean-features.ts'
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
}

/**
 * What floor, area, market level and mean make of a home's ln amount. The mean is that of `today`, whatever day the level
 * is of: the ageing of a building is a part of the level.
 */
export function standingOf(fit: DistrictFit, constants: EstimatorConstants, today: number) {
  const { level } = constants
  const year = yearOf(today)
  return (home: HomeTraits, lotDealsWithinYear: number, day: number): number => {
    const areaClass = fit.areaClasses[areaClassOf(level.areaEdges, home.areaSquareMeter)] ?? null
    const columns = meanFeatures(home, { code: fit.legalDistrictCode, lotDealsWithinYear }, year)
    return (
      floorAndArea(home, constants) +
      levelOn(fit.zone, 'zone', day, level) +
      levelOn(fit.gu, 'gu', day, level) +
      levelOn(fit.district, 'district', day, level) +
      levelOn(areaClass, 'areaClass', day, level) +
      columns.reduce((sum, value, index) => sum + value * (fit.coefficients[index] ?? 0), fit.guEffect)
    )
  }
}
