import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type LegalDistrict, lawdCdOf } from '../../domain/district/legal-district.ts'
import type { RegionReading } from '../../domain/region-keyword/read-region.ts'

/** Which stored statistics a region has. */
export type RegionTarget =
  /** Legal districts of one city district; several when a name spans them (성수동), or a town has villages. */
  | { kind: 'DISTRICTS'; regions: LegalDistrict[]; lawdCd: string; districtCodes: string[] }
  /** A whole city district with a LAWD_CD of its own. */
  | { kind: 'LAWD_CD'; regions: LegalDistrict[]; lawdCd: string; districtCodes: [] }
  /** A province, or a city with wards: wider than any statistic of ours. */
  | { kind: 'WIDE'; regions: LegalDistrict[] }
  | { kind: 'AMBIGUOUS'; candidates: LegalDistrict[] }
  | { kind: 'UNKNOWN' }

export function targetOf(reading: RegionReading | null, catalogue: DistrictCatalogue): RegionTarget {
  if (reading === null) return { kind: 'UNKNOWN' }
  const { districts } = reading
  const [first] = districts
  if (first === undefined) return { kind: 'UNKNOWN' }
  const lawdCds = new Set(districts.map(({ code }) => lawdCdOf(code)))
  const isOne = districts.length === 1 || (lawdCds.size === 1 && districts.every(({ emdName }) => emdName !== null))
  return isOne ? targetOfDistricts(districts, catalogue) : { kind: 'AMBIGUOUS', candidates: districts }
}

/** Districts of one city district, or one district of any level. */
export function targetOfDistricts(regions: LegalDistrict[], catalogue: DistrictCatalogue): RegionTarget {
  const lawdCd = lawdCdOf(regions[0]?.code ?? '')
  if (regions.every(({ emdName }) => emdName !== null)) {
    const districtCodes = regions.flatMap(({ code }) => lowestCodes(code, catalogue))
    return { kind: 'DISTRICTS', regions, lawdCd, districtCodes }
  }
  const code = regions[0]?.code ?? ''
  const hasTownsRightBelow = catalogue.childrenOf(code).some(({ emdName }) => emdName !== null)
  return hasTownsRightBelow ? { kind: 'LAWD_CD', regions, lawdCd, districtCodes: [] } : { kind: 'WIDE', regions }
}

/** The codes that lots and deals stand under: of the villages of a town, else the district's own. */
export function lowestCodes(code: string, catalogue: DistrictCatalogue): string[] {
  const children = catalogue.childrenOf(code)
  return children.length === 0 ? [code] : children.flatMap((child) => lowestCodes(child.code, catalogue))
}
