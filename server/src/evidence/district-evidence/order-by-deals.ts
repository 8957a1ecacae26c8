import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import { statement } from '../../platform/database/statement.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'

export type DealsUnder = { deals: number; regionDeals: number }
type Parameters = { prefixes: string[]; regions: string[] }

const DEALS_UNDER = `
  select
    (select coalesce(sum(transaction_count), 0) from district_evidence
     where legal_district_code >= prefix and legal_district_code < prefix || 'a')::bigint as deals,
    (select coalesce(sum(transaction_count), 0) from district_evidence
     where legal_district_code >= region and legal_district_code < region || 'a')::bigint as "regionDeals"
  from unnest(:prefixes::text[], :regions::text[]) with ordinality as asked (prefix, region, place)
  order by place`

const dealsUnder = statement<DealsUnder, Parameters>({
  name: 'deals-under-districts',
  columns: { deals: 'int8', regionDeals: 'int8' },
  text: DEALS_UNDER,
})

/** The same, together with the version of all deals. */
export const versionedDealsUnder = statement<Versioned<DealsUnder>, Parameters>({
  name: 'versioned-deals-under-districts',
  columns: VERSIONED_COLUMNS,
  text: versionedText(VERSION_OF.country, DEALS_UNDER),
})

/** Districts with the most stored deals first, then by deals of the city district, then by name; never by code. */
export async function orderByDeals(
  pool: Pool,
  districts: readonly LegalDistrict[],
  catalogue: DistrictCatalogue,
): Promise<LegalDistrict[]> {
  if (districts.length < 2) return [...districts]
  return inOrderOfDeals(districts, await dealsUnder(pool, placesOf(districts, catalogue)))
}

export function placesOf(districts: readonly LegalDistrict[], catalogue: DistrictCatalogue): Parameters {
  const prefixes = districts.map((district) => sharedDigits(district, catalogue))
  return { prefixes, regions: prefixes.map((prefix) => prefix.slice(0, 5)) }
}

/** `rows`: one per district, in the same order. */
export function inOrderOfDeals(districts: readonly LegalDistrict[], rows: readonly DealsUnder[]): LegalDistrict[] {
  return districts
    .map((district, at) => ({ district, deals: rows[at]?.deals ?? 0, regionDeals: rows[at]?.regionDeals ?? 0 }))
    .toSorted(
      (a, b) =>
        b.deals - a.deals || b.regionDeals - a.regionDeals || (a.district.fullName < b.district.fullName ? -1 : 1),
    )
    .map(({ district }) => district)
}

/** The digits with which every code under the district begins. */
export function sharedDigits({ code, level }: LegalDistrict, catalogue: DistrictCatalogue): string {
  if (level === 'SIDO') return code.slice(0, 2)
  if (level === 'EMD') return code.slice(0, 8)
  if (level === 'RI') return code
  const hasWards = catalogue.childrenOf(code).some((child) => child.level === 'SIGUNGU')
  return code.slice(0, hasWards ? 4 : 5)
}
