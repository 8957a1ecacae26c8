import type { LEASE_SIZES } from '../../domain/rule-book/shown-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { TRANSACTION_SOURCE } from '../deals/deal-query.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'
import { COUNTED_LEASES, LEASE_MEDIANS, OF_CITY_DISTRICT, OF_DISTRICTS } from './read-lease-shares.ts'

/** Stored leases of one kind and their medians. Amounts in manwon. */
export type UsualLease = { dealCount: number; medianDeposit: number; medianMonthlyRent: number }

export type UsualLeaseOfSize = UsualLease & {
  isJeonse: boolean
  /** The place of a size in `LEASE_SIZES`, `DETACHED` for homes without a floor area of their own, `ALL` for every lease. */
  size: (typeof LEASE_SIZES)['sizes'][number]['key'] | 'DETACHED' | 'ALL'
}

export type UsualLeaseQuery = {
  lawdCd: string
  /** Empty for the whole city district. */
  districtCodes: readonly string[]
  sizes: (typeof LEASE_SIZES)['sizes']
  /** First and last month, `YYYYMM`. */
  from: string
  to: string
}

const PROPERTY_TYPES = Object.keys(TRANSACTION_SOURCE)
const RENT_SOURCES = Object.values(TRANSACTION_SOURCE).map(({ RENT }) => RENT)

const MEDIANS = `count(*)::int as "dealCount", ${LEASE_MEDIANS}`

type Parameters = Omit<UsualLeaseQuery, 'sizes' | 'districtCodes'> & {
  districtCodes: string[]
  propertyTypes: string[]
  sources: string[]
  keys: string[]
  areasOver: number[]
  areasTo: (number | null)[]
}

/** The published area of a detached house is that of the contract or of the house, so it has a row of its own. */
function usualLeases(name: string, place: string) {
  return statement<Versioned<UsualLeaseOfSize>, Parameters>({
    name,
    columns: VERSIONED_COLUMNS,
    text: versionedText(
      VERSION_OF.district,
      `with leases as (
        select monthly_rent_manwon = 0 as is_jeonse, deposit_manwon, monthly_rent_manwon,
          case when property_type = 'DETACHED_MULTI_FAMILY' then 'DETACHED' else (
            select key from unnest(:keys::text[], :areasOver::float8[], :areasTo::float8[]) as sizes (key, area_over, area_to)
            where area_square_meter > area_over and (area_to is null or area_square_meter <= area_to)
          ) end as size
        from stored_deals
        where ${place} and property_type = any (:propertyTypes::text[]) and ${COUNTED_LEASES}
      )
      select is_jeonse as "isJeonse", case when grouping(size) = 1 then 'ALL' else size end as size, ${MEDIANS}
      from leases
      group by grouping sets ((is_jeonse), (is_jeonse, size))
      having grouping(size) = 1 or size is not null`,
    ),
  })
}

const ofDistricts = usualLeases('usual-leases-of-districts', OF_DISTRICTS)
const ofCity = usualLeases('usual-leases-of-city-district', OF_CITY_DISTRICT)

/** Leases of a region, by kind and size; a kind or size without leases has no row. */
export function readUsualLeases(database: Queryable, query: UsualLeaseQuery): Promise<Versioned<UsualLeaseOfSize>[]> {
  const { sizes, districtCodes, ...rest } = query
  const read = districtCodes.length > 0 ? ofDistricts : ofCity
  return read(database, {
    ...rest,
    districtCodes: [...districtCodes],
    propertyTypes: PROPERTY_TYPES,
    sources: RENT_SOURCES,
    keys: sizes.map(({ key }) => key),
    areasOver: sizes.map(({ over }) => over),
    areasTo: sizes.map(({ to }) => to),
  })
}

export type UsualJeonse = UsualLease & { legalDistrictCode: string }
export type UsualJeonseQuery = { districtCodes: readonly string[]; from: string; to: string }

const jeonseOfEach = statement<
  Versioned<UsualJeonse>,
  { districtCodes: string[]; propertyTypes: string[]; from: string; to: string }
>({
  name: 'usual-jeonse-of-each-district',
  columns: VERSIONED_COLUMNS,
  text: versionedText(
    VERSION_OF.country,
    `select legal_district_code as "legalDistrictCode", ${MEDIANS}
     from stored_deals
     where ${OF_DISTRICTS} and property_type = any (:propertyTypes::text[]) and ${COUNTED_LEASES}
       and monthly_rent_manwon = 0
     group by legal_district_code
     order by legal_district_code`,
  ),
})

/** The jeonse leases of each district; one without has no row. */
export function readUsualJeonse(
  database: Queryable,
  { districtCodes, from, to }: UsualJeonseQuery,
): Promise<Versioned<UsualJeonse>[]> {
  return jeonseOfEach(database, { districtCodes: [...districtCodes], propertyTypes: PROPERTY_TYPES, from, to })
}
