import type { EstimatorConstants } from './estimator-constants.ts'
import { type Bins, binsUntil, createLayer, type LayerDeals } from './fit-layer.ts'
import type { GuMarket, Range } from './gu-market.ts'
import { type LevelLayer, type LevelSeries, levelOn } from './level-series.ts'
import type { DistrictLevels } from './price-fit.ts'

/** The levels of a zone; a group with too few deals is missing or `null`. */
export type LevelFit = {
  zone: LevelSeries | null
  /** By LAWD_CD. */
  gus: Map<string, LevelSeries>
  /** By legal-district code. */
  districts: Map<string, LevelSeries>
  /** By LAWD_CD, then by area class. */
  areaClasses: Map<string, (LevelSeries | null)[]>
  /** Residual of each deal's bare ln amount after the level, in the order of the markets. */
  rests: Float64Array[]
}

/** How strongly neighbouring bins are tied to each other, and the fewest deals for a layer. */
const LAYERS: Record<LevelLayer, { stiffness: number; fewestDeals: number }> = {
  zone: { stiffness: 30, fewestDeals: 5 },
  gu: { stiffness: 80, fewestDeals: 5 },
  district: { stiffness: 100, fewestDeals: 8 },
  areaClass: { stiffness: 100, fewestDeals: 8 },
}
/** Zone and city district are fitted twice. After a fit, deals farther than this from their unit's mean weigh less. */
const FAR_FROM_MEAN = 0.06

/**
 * Fits market levels of a zone to the deals before `asOfDay`: for the zone as a whole, for its city districts, and within
 * each of these for the legal districts and the area classes. Each layer is fitted to the residuals of those before it.
 */
export function fitLevels(markets: readonly GuMarket[], asOfDay: number, constants: EstimatorConstants): LevelFit {
  const parts = markets.map(
    (market): Part => ({ market, rest: market.bare.slice(), weight: ordinaryWeights(market, constants) }),
  )
  const oldestDay = markets.reduce((oldest, { day }) => day.reduce((a, b) => Math.min(a, b), oldest), asOfDay)
  const fitting = { bins: binsUntil(asOfDay, oldestDay, constants.level), constants }
  const zone = fitTwice(
    fitting,
    'zone',
    parts.map((part) => ({ part, units: part.market.units })),
  )
  const fit: LevelFit = { zone, gus: new Map(), districts: new Map(), areaClasses: new Map(), rests: [] }
  for (const part of parts) {
    const { lawdCd, units, districts } = part.market
    keep(fit.gus, lawdCd, fitTwice(fitting, 'gu', [{ part, units }]))
    for (const { legalDistrictCode, units: ofDistrict } of districts) {
      const group = { part, units: units.slice(ofDistrict.start, ofDistrict.end) }
      keep(fit.districts, legalDistrictCode, fitOnce(fitting, 'district', [group]))
    }
    const classes = [...constants.level.areaEdges, Infinity].map((_, areaClass) =>
      fitOnce(fitting, 'areaClass', [{ part, units: units.filter((unit) => unit.areaClass === areaClass) }]),
    )
    fit.areaClasses.set(lawdCd, classes)
    fit.rests.push(part.rest)
  }
  return fit
}

type Part = LayerDeals
/** Units that share a level. */
type Group = { part: Part; units: readonly Range[] }
type Fitting = { bins: Bins; constants: EstimatorConstants }

function ordinaryWeights({ weak }: GuMarket, { weakLevelWeight }: EstimatorConstants): Float64Array {
  return Float64Array.from(weak, (isWeak) => (isWeak === 1 ? weakLevelWeight : 1))
}

function fitTwice(fitting: Fitting, layer: LevelLayer, groups: Group[]): LevelSeries | null {
  const first = fitOnce(fitting, layer, groups)
  if (first === null) return null
  weighAgain(fitting, groups)
  move(fitting, layer, groups, first, 1)
  const second = fitOnce(fitting, layer, groups)
  weighAgain(fitting, groups)
  return second
}

/** Fits a layer and subtracts it from each deal's residual. */
function fitOnce(fitting: Fitting, layer: LevelLayer, groups: Group[]): LevelSeries | null {
  const equations = createLayer(fitting.bins)
  for (const { part, units } of groups) for (const unit of units) equations.addUnit(unit, part)
  const { stiffness, fewestDeals } = LAYERS[layer]
  const values = equations.solve(stiffness, fewestDeals)
  if (values === null) return null
  const series = { firstDay: fitting.bins.firstDay, values }
  move(fitting, layer, groups, series, -1)
  return series
}

/** Subtracts a level from each deal's residual, or adds it back (`sign` 1). */
function move(fitting: Fitting, layer: LevelLayer, groups: Group[], series: LevelSeries, sign: 1 | -1): void {
  for (const { part, units } of groups) {
    for (const { start, end } of units) {
      for (let index = start; index < end; index++) {
        part.rest[index]! += sign * levelOn(series, layer, part.market.day[index]!, fitting.constants.level)
      }
    }
  }
}

/** Lowers the weight of deals far from their unit's mean: the farther, the lower. */
function weighAgain({ bins, constants }: Fitting, groups: Group[]): void {
  for (const { part, units } of groups) {
    const ordinary = ordinaryWeights(part.market, constants)
    const { rest, weight } = part
    const { day } = part.market
    for (const { start, end } of units) {
      let total = 0
      let sum = 0
      for (let index = start; index < end; index++) {
        if (day[index]! < bins.firstDay || day[index]! >= bins.asOfDay) continue
        total += weight[index]!
        sum += weight[index]! * rest[index]!
      }
      const mean = total === 0 ? 0 : sum / total
      for (let index = start; index < end; index++) {
        const far = Math.abs(rest[index]! - mean)
        weight[index] = ordinary[index]! * (far > FAR_FROM_MEAN ? FAR_FROM_MEAN / far : 1)
      }
    }
  }
}

function keep(map: Map<string, LevelSeries>, key: string, series: LevelSeries | null): void {
  if (series !== null) map.set(key, series)
}

/** The level layers of one legal district. */
export function districtLevels(levels: LevelFit, legalDistrictCode: string): DistrictLevels {
  const lawdCd = legalDistrictCode.slice(0, 5)
  return {
    zone: levels.zone,
    gu: levels.gus.get(lawdCd) ?? null,
    district: levels.districts.get(legalDistrictCode) ?? null,
    areaClasses: levels.areaClasses.get(lawdCd) ?? [],
  }
}
