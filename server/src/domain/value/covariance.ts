import type { Covariance } from './estimator-constants.ts'

/** A home on a day, as another one is compared with it. */
export type Place = {
  lot: string
  day: number
  areaSquareMeter: number
  lnArea: number
  /** `null`: not known, and then like no other. */
  floor: number | null
  // with these two unknown in some homes only, distances would not be distances and the covariances none
  buildYear: number
  topFloor: number
}

/** Covariance of two homes' ln amounts, of one legal district, each on its own day; without noise. */
export function covarianceOf(one: Place, other: Place, of: Covariance): number {
  const lnArea = Math.abs(one.lnArea - other.lnArea)
  const ofDistrict =
    square(of.district) *
    Math.exp(
      -Math.abs(one.buildYear - other.buildYear) / of.buildYearFade -
        lnArea / of.districtAreaFade -
        Math.abs(one.topFloor - other.topFloor) / of.topFloorFade,
    )
  if (one.lot !== other.lot) return ofDistrict
  const ofFloor =
    one.floor === null || other.floor === null
      ? 0
      : square(of.floor) * Math.exp(-Math.abs(one.floor - other.floor) / of.floorFade)
  return (
    ofDistrict +
    square(of.lot) +
    square(of.area) * Math.exp(-lnArea / of.areaFade) +
    square(of.same) * Math.max(0, 1 - Math.abs(one.areaSquareMeter - other.areaSquareMeter) / of.sameSquareMeter) +
    square(of.drift) * Math.exp(-Math.abs(one.day - other.day) / of.driftDays) +
    ofFloor
  )
}

/** Covariance of a home with itself on one day. */
export function varianceOfHome({ district, lot, area, same, drift, floor }: Covariance): number {
  return square(district) + square(lot) + square(area) + square(same) + square(drift) + square(floor)
}

function square(value: number): number {
  return value * value
}
