import type { HomeTraits } from './valued-home.ts'
import { regionOf } from './zone.ts'

const AGE_HINGES = [5, 10, 20, 30, 40]
const AREA_HINGES = [-0.8, -0.4, 0, 0.25, 0.5]
/** ln of 67 square metres. */
const MIDDLE_LN_AREA = 4.2
/** Values used if nothing is known. */
export const UNKNOWN_BUILD_YEAR = 2005
export const UNKNOWN_TOP_FLOOR = 10
const UNKNOWN_AGE = 20
const AGE_COLUMNS = 1 + AGE_HINGES.length
/**
 * Seoul, Incheon and Gyeonggi each have an age curve in addition to the common one; every other zone is one region.
 */
const AGE_REGIONS = 3

export const MEAN_COLUMNS = AGE_COLUMNS * (1 + AGE_REGIONS) + 1 + AREA_HINGES.length + 4
/** The effect of a basement, and what it is more or less in each of these regions. */
export const BASEMENT_COLUMNS = basementFeatures('').length

/** The columns of a home in a basement, which stand after those above. */
export function basementFeatures(code: string): number[] {
  const region = regionOf(code)
  return [1, ...Array.from({ length: AGE_REGIONS }, (_, of) => Number(of === region))]
}

export function isBelowGround(floor: number | null): boolean {
  return floor !== null && floor < 0
}

/** Years since construction, from 0; 20 when not known. */
export function ageIn(year: number, buildYear: number | null): number {
  return buildYear === null ? UNKNOWN_AGE : Math.max(0, year - buildYear)
}

/**
 * The features of the district mean, as columns; the last one is always 1. `code`: any code of the home's place. Deals of
 * the lot are those of the kind within a year, without weak ones.
 */
export function meanFeatures(
  home: Omit<HomeTraits, 'floor'>,
  place: { code: string; lotDealsWithinYear: number },
  year: number,
): Float64Array {
  const columns = new Float64Array(MEAN_COLUMNS)
  const age = ageIn(year, home.buildYear)
  setHinges(columns, 0, age / 10, AGE_HINGES, 10)
  const region = regionOf(place.code)
  if (region < AGE_REGIONS) setHinges(columns, AGE_COLUMNS * (1 + region), age / 10, AGE_HINGES, 10)
  const afterAge = AGE_COLUMNS * (1 + AGE_REGIONS)
  setHinges(columns, afterAge, Math.log(home.areaSquareMeter) - MIDDLE_LN_AREA, AREA_HINGES, 1)
  const topFloor = home.topFloor ?? UNKNOWN_TOP_FLOOR
  columns.set(
    [topFloor / 10, Math.min(topFloor, 6) / 6, Math.log(1 + Math.max(0, place.lotDealsWithinYear - 1)), 1],
    afterAge + 1 + AREA_HINGES.length,
  )
  return columns
}

/** Sets `value` and its excess above each hinge. */
function setHinges(columns: Float64Array, at: number, value: number, hinges: readonly number[], unit: number): void {
  columns[at] = value
  for (const [index, hinge] of hinges.entries()) columns[at + 1 + index] = Math.max(0, value - hinge / unit)
}
