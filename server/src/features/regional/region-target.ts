import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { type LegalDistrict, lawdCdOf } from '../../domain/district/legal-district.ts'
import { isSettled } from '../../domain/region-keyword/find-regions.ts'
import type { RegionKeyword } from '../../domain/region-keyword/read-region-keyword.ts'

/** The stored statistics that a region has. */
export type RegionTarget =
  /** Legal districts of one city district; several when a name spans them (성수동), or a town has villages. */
  | { kind: 'DISTRICTS'; regions: LegalDistrict[]; lawdCd: string; districtCodes: string[] }
  /** A whole city district with a LAWD_CD of its own. */
  | { kind: 'LAWD_CD'; regions: LegalDistrict[]; lawdCd: string; districtCodes: [] }
  /** A province, or a city with wards: wider than any statistic of this service. */
  | { kind: 'WIDE'; regions: LegalDistrict[] }
  | { kind: 'AMBIGUOUS'; candidates: LegalDistrict[] }
  | { kind: 'UNKNOWN' }

/** A guess, a divided former name and a similar name do not determine a region. */
export function targetOf(
  { region, similar }: Pick<RegionKeyword, 'region' | 'similar'>,
  catalogue: DistrictCatalogue,
): RegionTarget {
  if (similar.length > 0) return { kind: 'AMBIGUOUS', candidates: similar }
  if (region === null) return { kind: 'UNKNOWN' }
  const { districts } = region
  return isSettled(region) ? targetOfDistricts(districts, catalogue) : { kind: 'AMBIGUOUS', candidates: districts }
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

/** The codes under which lots and deals are stored: those of a town's villages, otherwise the district's own. */
export function lowestCodes(code: string, catalogue: DistrictCatalogue): string[] {
  const children = catalogue.childrenOf(code)
  return children.length === 0 ? [code] : children.flatMap((child) => lowestCodes(child.code, catalogue))
}
