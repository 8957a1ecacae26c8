import type { PropertyType } from '../property/property-type.ts'
import { UNIT_AREA } from '../rule-book/value-thresholds.ts'

/** R-LAW-46. What is told of permit zones (토지거래허가구역); nothing is calculated with it. */
export const PERMIT_ZONE = {
  /** The last day as named; whether the zones go on is not known here. */
  until: '2026-12-31',
  staleFrom: '2027-01-01',
  /** A duty to move in that is deferred, as may be done since 2026-10-01, ends in this year at the latest. */
  deferredUntilYear: 2029,
  checkedOn: '2026-11-28',
} as const

/** Beginnings of the codes of the districts in which a buyer of an apartment must live there himself, by their first day. */
const ZONES: readonly { from: string; codes: readonly string[] }[] = [
  {
    from: '2025-10-20',
    // Seoul; 과천, 광명, 의왕, 하남; 수원 장안·팔달·영통; 성남 수정·중원·분당; 안양 동안, 용인 수지
    codes: '11 41290 41210 41430 41450 41111 41115 41117 41131 41133 41135 41173 41465'.split(' '),
  },
  // 화성 동탄, 용인 기흥, 구리
  { from: '2026-06-30', codes: ['41597', '41463', '41310'] },
]

/** The number of districts: the gu of Seoul and those of Gyeonggi. */
export const PERMIT_ZONE_DISTRICTS = 25 + ZONES.flatMap(({ codes }) => codes).length - 1

/** The first day of the zone, `YYYY-MM-DD`; `null`: no zone is known there. */
export function permitZoneFrom(legalDistrictCode: string): string | null {
  return ZONES.find(({ codes }) => codes.some((code) => legalDistrictCode.startsWith(code)))?.from ?? null
}

type Sale = { contractDate: string; floor: number | null; areaSquareMeter: number }
type SoldHome = {
  legalDistrictCode: string
  propertyType: PropertyType
  floor: number | null
  areaSquareMeter: number | null
}

/**
 * The day of the newest sale of what may be this home since its permit zone began: an apartment of the same floor and
 * area. `null`: none is known, which does not mean that there is none. A sale after the last day as named counts, since
 * the zone may go on.
 */
export function saleInPermitZone(home: SoldHome, sales: readonly Sale[]): string | null {
  const { floor, areaSquareMeter: area } = home
  const from = permitZoneFrom(home.legalDistrictCode)
  if (home.propertyType !== 'APARTMENT' || from === null || floor === null || area === null) return null
  const apart = Math.max(area * UNIT_AREA.share, UNIT_AREA.squareMeter)
  const own = sales.filter(
    (sale) => sale.contractDate >= from && sale.floor === floor && Math.abs(sale.areaSquareMeter - area) <= apart,
  )
  return (
    own
      .map(({ contractDate }) => contractDate)
      .toSorted()
      .at(-1) ?? null
  )
}
