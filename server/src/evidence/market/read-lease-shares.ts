import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { TRANSACTION_SOURCE, WITH_ITS_LAND } from '../deals/deal-query.ts'
import { VERSION_OF, VERSIONED_COLUMNS, type Versioned, versionedText } from '../regions/stored-versions.ts'

/** The number of stored leases of a type and size, and how many of them are at or below an amount. */
export type LeaseShare = {
  propertyType: TradedPropertyType
  sampleCount: number
  atOrUnderCount: number
  /** Manwon. */
  medianDeposit: number
  medianMonthlyRent: number
  /** Median of the monthly cost, with the deposit converted to rent; null without a rate. */
  medianConvertedRent: number | null
  /** Leases whose monthly cost is at most that of the requested deposit and rent. */
  convertedAtOrUnderCount: number
}

export type LeaseShareQuery = {
  lawdCd: string
  /** Empty for the whole city district. */
  districtCodes: readonly string[]
  /** Restricts to one lot; null for the whole district. */
  pnu: string | null
  /** Square metres of exclusive area; null for any size. */
  types: {
    propertyType: TradedPropertyType
    areaFrom: number | null
    areaTo: number | null
    /** Yearly rate for converting deposits to rent; null for no conversion. */
    yearlyRate: number | null
  }[]
  isJeonse: boolean
  /** Only leases below ground. Detached houses are published without a floor. */
  isBasement: boolean
  /** Manwon; null when not requested. */
  depositTo: number | null
  monthlyRentTo: number | null
  /** First and last month, `YYYYMM`. */
  from: string
  to: string
}

type Parameters = Omit<LeaseShareQuery, 'types' | 'districtCodes'> & {
  districtCodes: string[]
  propertyTypes: string[]
  sources: string[]
  areaFrom: (number | null)[]
  areaTo: (number | null)[]
  yearlyRates: (number | null)[]
}

/** SQL conditions on `stored_deals`: where leases are, and which of them count. */
export const OF_DISTRICTS = 'legal_district_code = any (:districtCodes::text[])'
export const OF_CITY_DISTRICT = 'lawd_cd = :lawdCd and source = any (:sources::text[])'
export const COUNTED_LEASES = `trade_kind = 'RENT' and deal_month between :from and :to and not cancelled and ${WITH_ITS_LAND}`

/** SQL columns of a group of leases, in manwon. */
export const LEASE_MEDIANS = `percentile_cont(0.5) within group (order by deposit_manwon) as "medianDeposit",
        percentile_cont(0.5) within group (order by monthly_rent_manwon) as "medianMonthlyRent"`

const ofDistricts = leaseShares('lease-shares-of-districts', OF_DISTRICTS)
const ofCity = leaseShares('lease-shares-of-city-district', OF_CITY_DISTRICT)

const ofLot = leaseShares(
  'lease-shares-of-lot',
  `legal_district_code = left(:pnu::text, 10) and main_number = substr(:pnu, 12, 4) and sub_number = substr(:pnu, 16, 4)
    and land_kind = case substr(:pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end`,
)

function leaseShares(name: string, place: string) {
  return statement<Versioned<LeaseShare>, Parameters>({
    name,
    columns: VERSIONED_COLUMNS,
    text: versionedText(
      VERSION_OF.district,
      `select
        property_type as "propertyType", count(*)::int as "sampleCount",
        (count(*) filter (
          where (:depositTo::int is null or deposit_manwon <= :depositTo)
            and (:monthlyRentTo::int is null or monthly_rent_manwon <= :monthlyRentTo)
        ))::int as "atOrUnderCount",
        ${LEASE_MEDIANS},
        percentile_cont(0.5) within group (order by monthly_rent_manwon + deposit_manwon * yearly_rate / 12)
          as "medianConvertedRent",
        (count(*) filter (
          where monthly_rent_manwon + deposit_manwon * yearly_rate / 12
            <= :monthlyRentTo::int + :depositTo::int * yearly_rate / 12 + 1e-6
        ))::int as "convertedAtOrUnderCount"
      from unnest(:propertyTypes::text[], :areaFrom::float8[], :areaTo::float8[], :yearlyRates::float8[])
        as asked (property_type, area_from, area_to, yearly_rate)
      join stored_deals using (property_type)
      where ${place} and ${COUNTED_LEASES}
        and (monthly_rent_manwon = 0) = :isJeonse::boolean
        and (area_from is null or area_square_meter >= area_from) and (area_to is null or area_square_meter <= area_to)
        and (not :isBasement::boolean or floor < 0)
      group by property_type
      order by property_type`,
    ),
  })
}

/** Stored leases of the requested types; a type without leases has no row. */
export function readLeaseShares(database: Queryable, query: LeaseShareQuery): Promise<Versioned<LeaseShare>[]> {
  const { types, districtCodes, ...rest } = query
  const ofRegion = districtCodes.length > 0 ? ofDistricts : ofCity
  const read = query.pnu === null ? ofRegion : ofLot
  return read(database, {
    ...rest,
    districtCodes: [...districtCodes],
    propertyTypes: types.map(({ propertyType }) => propertyType),
    sources: types.map(({ propertyType }) => TRANSACTION_SOURCE[propertyType].RENT),
    areaFrom: types.map(({ areaFrom }) => areaFrom),
    areaTo: types.map(({ areaTo }) => areaTo),
    yearlyRates: types.map(({ yearlyRate }) => yearlyRate),
  })
}
