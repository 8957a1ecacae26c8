import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { DealSource } from '../../domain/comparison/deal.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { Bands } from '../../domain/comparison/sample.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { statement } from '../../platform/database/statement.ts'

/** One stored past lease. `null`: the provider left it blank or masked it. */
export type PastLease = {
  factId: string
  source: DealSource
  propertyType: TradedPropertyType
  /** `YYYY-MM-DD`. */
  contractDate: string
  depositManwon: number | null
  monthlyRentManwon: number | null
  areaSquareMeter: number | null
  floor: number | null
  buildingName: string | null
  landKind: Lot['landKind'] | null
  mainNumber: string | null
  subNumber: string | null
  /** Within the requested area and floor bands; false when neither was requested. */
  similar: boolean
}

export type PastLeaseQuery = {
  lot: Lot
  /** `null` for both purposes. */
  purpose: ContractPurpose | null
  /** Oldest contract month, `YYYYMM`. */
  fromMonth: string
  similarTo: Bands
  page: number
  size: number
}

export type PastLeases = { leases: PastLease[]; total: number }

type Bound = number | null
type Parameters = {
  legalDistrictCode: string
  fromMonth: string
  isJeonse: boolean | null
  areaFrom: Bound
  areaTo: Bound
  floorFrom: Bound
  floorTo: Bound
  limit: number
  offset: number
}

/** Similar leases first, then newest first. Every page returns the count, including pages past the end. */
function pastLeases<Place extends object>(name: string, place: string) {
  return statement<PastLeases, Parameters & Place>({
    name,
    columns: { total: 'int4', leases: 'json' },
    text: `with leases as materialized (
       select
         fact_id as "factId", source, property_type as "propertyType", contract_date as "contractDate",
         deposit_manwon as "depositManwon", monthly_rent_manwon as "monthlyRentManwon",
         area_square_meter as "areaSquareMeter", floor, building_name as "buildingName", land_kind as "landKind",
         main_number as "mainNumber", sub_number as "subNumber",
         (:areaFrom::float8 is not null or :floorFrom::int is not null)
           and coalesce(:areaFrom is null or area_square_meter between :areaFrom and :areaTo, false)
           and coalesce(:floorFrom is null or floor between :floorFrom and :floorTo::int, false) as "similar"
       from stored_deals
       where legal_district_code = :legalDistrictCode and trade_kind = 'RENT' and deal_month >= :fromMonth
         and not cancelled and (:isJeonse::boolean is null or (monthly_rent_manwon = 0) = :isJeonse) and ${place}
     ), page as (
       select * from leases order by "similar" desc, "contractDate" desc, "factId" limit :limit offset :offset
     )
     select
       (select count(*) from leases)::int as total,
       coalesce((select json_agg(page order by "similar" desc, "contractDate" desc, "factId") from page), '[]') as leases`,
  })
}

const ofLot = pastLeases<Lot>(
  'past-leases-of-lot',
  'main_number = :mainNumber and sub_number = :subNumber and land_kind = :landKind',
)
const ofDistrict = pastLeases<{ propertyType: TradedPropertyType }>(
  'past-leases-of-district',
  'property_type = :propertyType',
)

/** Stored past leases of the lot itself, of every property type. */
export function readPastLeasesOfLot(pool: Pool, query: PastLeaseQuery): Promise<PastLeases> {
  return first(ofLot(pool, { ...query.lot, ...parametersOf(query) }))
}

/** Stored past leases of one property type in the lot's legal district. */
export function readPastLeasesOfDistrict(
  pool: Pool,
  query: PastLeaseQuery,
  propertyType: TradedPropertyType,
): Promise<PastLeases> {
  return first(ofDistrict(pool, { ...parametersOf(query), propertyType }))
}

function parametersOf({ lot, purpose, fromMonth, similarTo, page, size }: PastLeaseQuery): Parameters {
  const { area, floor } = similarTo
  return {
    legalDistrictCode: lot.legalDistrictCode,
    fromMonth,
    isJeonse: purpose === null ? null : purpose === 'JEONSE',
    areaFrom: area?.from ?? null,
    areaTo: area?.to ?? null,
    floorFrom: floor?.from ?? null,
    floorTo: floor?.to ?? null,
    limit: size,
    offset: page * size,
  }
}

async function first(rows: Promise<PastLeases[]>): Promise<PastLeases> {
  return (await rows)[0] ?? { leases: [], total: 0 }
}
