import type { Covariance, LotNumberCovariance } from './estimator-constants.ts'
import { isBelowGround } from './mean-features.ts'

/** A home on a day, for comparison with another one. */
export type Place = {
  lot: string
  day: number
  areaSquareMeter: number
  lnArea: number
  /** `null`: not known; then it is similar to no other floor. */
  floor: number | null
  // never `null`: with unknown values in some homes, distances would be no metric and covariances invalid
  buildYear: number
  topFloor: number
  /** `null`: the lot has no number. */
  number: LotNumber | null
}

/** A lot number (지번): its register (ordinary or mountain lots), main number and sub number. */
export type LotNumber = { register: string; main: number; sub: number }

/** One letter, then the main number and the sub number with four digits each. */
const LOT_LENGTH = 9

/** Parses the text that identifies a lot; `null`: it contains no number. */
export function lotNumberOf(lot: string): LotNumber | null {
  const [main, sub] = [Number(lot.slice(1, 5)), Number(lot.slice(5))]
  return lot.length !== LOT_LENGTH || Number.isNaN(main + sub) ? null : { register: lot[0]!, main, sub }
}

/** Covariance of the ln amounts of two homes in one legal district, each on its own day; without noise. */
export function covarianceOf(one: Place, other: Place, of: Covariance): number {
  const lnArea = Math.abs(one.lnArea - other.lnArea)
  const ofDistrict =
    square(of.district) *
    Math.exp(
      -Math.abs(one.buildYear - other.buildYear) / of.buildYearFade -
        lnArea / of.districtAreaFade -
        Math.abs(one.topFloor - other.topFloor) / of.topFloorFade,
    )
  const sameLot = one.lot === other.lot
  const around = of.lotNumber === null ? ofDistrict : ofDistrict + ofNumbers(one, other, sameLot, of.lotNumber)
  if (!sameLot) return around
  const ofFloor =
    one.floor === null || other.floor === null
      ? 0
      : square(of.floor) * Math.exp(-Math.abs(one.floor - other.floor) / of.floorFade)
  return (
    around +
    square(of.lot) +
    square(of.area) * Math.exp(-lnArea / of.areaFade) +
    square(of.same) * Math.max(0, 1 - Math.abs(one.areaSquareMeter - other.areaSquareMeter) / of.sameSquareMeter) +
    square(of.drift) * Math.exp(-Math.abs(one.day - other.day) / of.driftDays) +
    ofFloor +
    (isBelowGround(one.floor) && isBelowGround(other.floor) ? square(of.basement) : 0)
  )
}

/** Covariance of a home with itself on one day. */
export function varianceOfHome(
  home: Pick<Place, 'floor'>,
  { district, lot, area, same, drift, floor, basement, lotNumber }: Covariance,
): number {
  const { near, block, level } = lotNumber ?? { near: 0, block: 0, level: 0 }
  const ofBasement = isBelowGround(home.floor) ? basement : 0
  return [district, lot, area, same, drift, floor, ofBasement, near, block, level].reduce(
    (sum, sd) => sum + square(sd),
    0,
  )
}

function ofNumbers(one: Place, other: Place, sameLot: boolean, of: LotNumberCovariance): number {
  const level = square(of.level)
  if (sameLot) return level + square(of.near) + square(of.block)
  if (one.number === null || other.number === null || one.number.register !== other.number.register) return level
  const between = Math.abs(one.number.main - other.number.main)
  const near = level + square(of.near) * Math.exp(-between / of.nearFade)
  if (between > 0) return near
  return near + square(of.block) * Math.exp(-Math.abs(one.number.sub - other.number.sub) / of.blockFade)
}

function square(value: number): number {
  return value * value
}
