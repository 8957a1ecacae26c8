import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import type { LegalDistrict } from '../../domain/district/legal-district.ts'
import { statement } from '../../platform/statement.ts'

const dealsUnder = statement<{ deals: number; regionDeals: number }, { prefixes: string[]; regions: string[] }>({
  name: 'deals-under-districts',
  columns: { deals: 'int8', regionDeals: 'int8' },
  text: `
    select
      (select coalesce(sum(transaction_count), 0) from district_evidence
       where legal_district_code >= prefix and legal_district_code < prefix || 'a')::bigint as deals,
      (select coalesce(sum(transaction_count), 0) from district_evidence
       where legal_district_code >= region and legal_district_code < region || 'a')::bigint as "regionDeals"
    from unnest(:prefixes::text[], :regions::text[]) with ordinality as asked (prefix, region, place)
    order by place`,
})

/** Districts with most stored deals first, then those in the city district with most, then by name: never by code. */
export async function orderByDeals(
  pool: Pool,
  districts: readonly LegalDistrict[],
  catalogue: DistrictCatalogue,
): Promise<LegalDistrict[]> {
  if (districts.length < 2) return [...districts]
  const prefixes = districts.map((district) => sharedDigits(district, catalogue))
  const rows = await dealsUnder(pool, { prefixes, regions: prefixes.map((prefix) => prefix.slice(0, 5)) })
  return districts
    .map((district, at) => ({ district, deals: rows[at]?.deals ?? 0, regionDeals: rows[at]?.regionDeals ?? 0 }))
    .toSorted(
      (a, b) =>
        b.deals - a.deals || b.regionDeals - a.regionDeals || (a.district.fullName < b.district.fullName ? -1 : 1),
    )
    .map(({ district }) => district)
}

/** What every code under the district begins with. */
export function sharedDigits({ code, level }: LegalDistrict, catalogue: DistrictCatalogue): string {
  if (level === 'SIDO') return code.slice(0, 2)
  if (level === 'EMD') return code.slice(0, 8)
  if (level === 'RI') return code
  const hasWards = catalogue.childrenOf(code).some((child) => child.level === 'SIGUNGU')
  return code.slice(0, hasWards ? 4 : 5)
}
