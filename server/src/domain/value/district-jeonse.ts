import { median } from '../comparison/statistics.ts'
import type { DistrictJeonse } from './fit-means.ts'

/** Ordinary apartment jeonse leases of one legal district; days and amounts are in the same order. */
export type DistrictLeases = { legalDistrictCode: string; day: ArrayLike<number>; lnLevel: ArrayLike<number> }

/** Slope of ln deposit over ln area, across plans of all sizes. */
const AREA_EXPONENT = 0.75
/** With this many leases, a legal district's level is half-way between its own median and that of its city district. */
const HALF_WAY_COUNT = 8
const COUNTED_DAYS = 365

type Lease = { legalDistrictCode: string; day: number; amountManwon: number; areaSquareMeter: number }

/** Prepares apartment leases (without renewals) for comparison. */
export function leasesByDistrict(leases: readonly Lease[]): DistrictLeases[] {
  return [...Map.groupBy(leases, ({ legalDistrictCode }) => legalDistrictCode)].map(([legalDistrictCode, deals]) => ({
    legalDistrictCode,
    day: Int32Array.from(deals, ({ day }) => day),
    lnLevel: Float64Array.from(
      deals,
      ({ amountManwon, areaSquareMeter }) => Math.log(amountManwon) - AREA_EXPONENT * Math.log(areaSquareMeter),
    ),
  }))
}

/**
 * Jeonse levels of the legal districts and city districts of a zone, from a year of leases before `asOfDay`. Places with
 * a high level have expensive row-houses too, including places where no row-houses are sold (R-VALUE-26).
 */
export function districtJeonse(districts: readonly DistrictLeases[], asOfDay: number): DistrictJeonse {
  const known = districts.map(({ legalDistrictCode, day, lnLevel }) => ({
    code: legalDistrictCode,
    levels: Array.from(lnLevel).filter((_, index) => day[index]! < asOfDay && day[index]! >= asOfDay - COUNTED_DAYS),
  }))
  const all = known.flatMap(({ levels }) => levels)
  if (all.length === 0) return new Map()
  const ofZone = median(all)
  const found = new Map<string, number>()
  for (const [gu, ofGu] of Map.groupBy(known, ({ code }) => code.slice(0, 5))) {
    const levels = ofGu.flatMap((district) => district.levels)
    if (levels.length === 0) continue
    const middle = median(levels) - ofZone
    found.set(gu, middle)
    for (const { code, levels: own } of ofGu) {
      if (own.length === 0) continue
      const share = own.length / (own.length + HALF_WAY_COUNT)
      found.set(code, middle + share * (median(own) - ofZone - middle))
    }
  }
  return found
}
