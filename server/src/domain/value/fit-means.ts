import { median } from '../comparison/statistics.ts'
import { factorise, solveFactored } from './cholesky.ts'
import { yearOf } from './day.ts'
import { LONGEST_FIT_DAYS } from './fit-layer.ts'
import { countOrdinary, dealAt, type GuMarket, type MarketLot, UNKNOWN } from './gu-market.ts'
import { BASEMENT_COLUMNS, basementFeatures, MEAN_COLUMNS, meanFeatures } from './mean-features.ts'

export type MeanFit = {
  /** Coefficients of the columns of `meanFeatures` and, after them, of `basementFeatures`. */
  coefficients: Float64Array
  /** By LAWD_CD. */
  guEffects: Map<string, number>
  /** By legal district, and by LAWD_CD for districts that are not listed; empty if the mean does not use them. */
  districtEffects: Map<string, number>
}

/** The effect of a legal district's apartment jeonse level on its homes, in ln amounts. */
export function districtEffectOf({ districtEffects }: MeanFit, legalDistrictCode: string): number {
  return districtEffects.get(legalDistrictCode) ?? districtEffects.get(legalDistrictCode.slice(0, 5)) ?? 0
}

/** Jeonse level of a place relative to the zone's median, in ln amounts, by legal district and by LAWD_CD. */
export type DistrictJeonse = ReadonlyMap<string, number>
/** One column for the level in the whole zone, and one for its additional effect in Seoul. */
const JEONSE_COLUMNS = 2
const NO_BASEMENT: number[] = Array.from({ length: BASEMENT_COLUMNS }, () => 0)
const SEOUL = '11'

const RIDGE = 0.5
const GU_RIDGE = 0.5
const PASSES = 5
/** Units farther than this from the mean have a lower weight. */
const FAR_FROM_MEAN = 0.3
/** A unit of n deals has a weight of n ÷ (n + 1.5); the units of a lot together have at most 2. */
const HALF_WEIGHT_DEALS = 1.5
const MOST_WEIGHT_OF_A_LOT = 2
const YEAR_DAYS = 365

/** The observation of one unit in the regression of the mean. */
type Row = { gu: number; columns: Float64Array; value: number; weight: number }

/**
 * Fits the effects of age, size and building on a home's ln amount within its zone, to the residuals of ordinary deals
 * before `asOfDay` after the level. `rests` are in the order of the markets; `jeonse`: leases before that day, or `null`.
 */
export function fitMeans(
  markets: readonly GuMarket[],
  rests: readonly Float64Array[],
  asOfDay: number,
  jeonse: DistrictJeonse | null = null,
): MeanFit {
  // apartments have no homes in basements, and need no columns for them
  const hasBasements = markets.some(({ floor }) => floor.some(isBasement))
  const ownWidth = MEAN_COLUMNS + (hasBasements ? BASEMENT_COLUMNS : 0)
  const rows = markets.flatMap((market, gu) =>
    market.districts.flatMap(({ legalDistrictCode, lots }) => {
      const ofDistrict = jeonse === null ? [] : jeonseColumns(jeonse, legalDistrictCode)
      return market.lots
        .slice(lots.start, lots.end)
        .flatMap((lot) => rowsOf(market, gu, lot, { rests: rests[gu]!, asOfDay, ofDistrict, hasBasements }))
    }),
  )
  const width = ownWidth + (jeonse === null ? 0 : JEONSE_COLUMNS)
  const effects = new Float64Array(markets.length)
  const errors = new Float64Array(rows.length)
  let coefficients = new Float64Array(width)
  for (let pass = 0; pass < PASSES; pass++) {
    const weights = Float64Array.from(rows, ({ weight }, index) => {
      const far = Math.abs(errors[index]!)
      return far > FAR_FROM_MEAN ? (weight * FAR_FROM_MEAN) / far : weight
    })
    coefficients = solveRidge(rows, weights, effects, width)
    for (const [index, { columns, value }] of rows.entries()) errors[index] = value - dot(columns, coefficients)
    setEffects(effects, rows, weights, errors)
    for (const [index, { gu }] of rows.entries()) errors[index]! -= effects[gu]!
  }
  const ofJeonse = coefficients.subarray(ownWidth)
  return {
    coefficients: coefficients.slice(0, ownWidth),
    guEffects: new Map(markets.map(({ lawdCd }, gu) => [lawdCd, effects[gu]!])),
    districtEffects: new Map(
      [...(jeonse?.keys() ?? [])].map((code) => [
        code,
        jeonseColumns(jeonse!, code).reduce((sum, value, column) => sum + value * ofJeonse[column]!, 0),
      ]),
    ),
  }
}

function isBasement(floor: number): boolean {
  return floor < 0 && floor !== UNKNOWN
}

function jeonseColumns(jeonse: DistrictJeonse, code: string): number[] {
  const level = jeonse.get(code) ?? jeonse.get(code.slice(0, 5)) ?? 0
  return [level, code.startsWith(SEOUL) ? level : 0]
}

function rowsOf(
  market: GuMarket,
  gu: number,
  lot: MarketLot,
  of: { rests: Float64Array; asOfDay: number; ofDistrict: readonly number[]; hasBasements: boolean },
): Row[] {
  const { rests, asOfDay, ofDistrict, hasBasements } = of
  const inBasement = hasBasements ? basementFeatures(market.lawdCd) : []
  const aboveGround = hasBasements ? NO_BASEMENT : []
  const lotDealsWithinYear = countOrdinary(market, lot, asOfDay - YEAR_DAYS, asOfDay)
  const rows: Row[] = []
  for (const { start, end } of market.units.slice(lot.units.start, lot.units.end)) {
    const [above, below]: [number[], number[]] = [[], []]
    for (let index = start; index < end; index++) {
      const day = market.day[index]!
      if (market.weak[index] === 1 || day >= asOfDay || day < asOfDay - LONGEST_FIT_DAYS) continue
      const side = isBasement(market.floor[index]!) ? below : above
      side.push(rests[index]!)
    }
    if (above.length + below.length === 0) continue
    const ofUnit = meanFeatures(
      dealAt(market, lot, start),
      { code: market.lawdCd, lotDealsWithinYear },
      yearOf(asOfDay),
    )
    for (const [values, ofBasement] of [
      [above, aboveGround],
      [below, inBasement],
    ] as const) {
      if (values.length === 0) continue
      rows.push({
        gu,
        columns: joined(ofUnit, ofBasement, ofDistrict),
        value: median(values),
        weight: values.length / (values.length + HALF_WEIGHT_DEALS),
      })
    }
  }
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const reduced = Math.min(1, MOST_WEIGHT_OF_A_LOT / total)
  return rows.map((row) => ({ ...row, weight: row.weight * reduced }))
}

function joined(ofUnit: Float64Array, ofBasement: readonly number[], ofDistrict: readonly number[]): Float64Array {
  const columns = new Float64Array(ofUnit.length + ofBasement.length + ofDistrict.length)
  columns.set(ofUnit)
  columns.set(ofBasement, ofUnit.length)
  columns.set(ofDistrict, ofUnit.length + ofBasement.length)
  return columns
}

/** The last column of `meanFeatures`, which is always 1, is practically not shrunk towards 0. */
function solveRidge(
  rows: readonly Row[],
  weights: Float64Array,
  effects: Float64Array,
  width: number,
): Float64Array<ArrayBuffer> {
  const matrix = new Float64Array(width * width)
  const right = new Float64Array(width)
  for (const [index, { gu, columns, value }] of rows.entries()) {
    for (let row = 0; row < width; row++) {
      const weighted = weights[index]! * columns[row]!
      if (weighted === 0) continue
      right[row]! += weighted * (value - effects[gu]!)
      for (let column = 0; column <= row; column++) matrix[row * width + column]! += weighted * columns[column]!
    }
  }
  for (let row = 0; row < width; row++) {
    matrix[row * width + row]! += row === MEAN_COLUMNS - 1 ? 1e-9 : RIDGE
  }
  factorise(matrix, width)
  solveFactored(matrix, width, right)
  return right
}

function setEffects(effects: Float64Array, rows: readonly Row[], weights: Float64Array, errors: Float64Array): void {
  const sums = new Float64Array(effects.length)
  const totals = new Float64Array(effects.length)
  for (const [index, { gu }] of rows.entries()) {
    sums[gu]! += weights[index]! * errors[index]!
    totals[gu]! += weights[index]!
  }
  for (const gu of effects.keys()) effects[gu] = sums[gu]! / (totals[gu]! + GU_RIDGE)
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!
  return sum
}
