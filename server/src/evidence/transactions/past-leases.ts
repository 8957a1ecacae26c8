import type { Pool } from 'pg'
import type { Lot } from '../../domain/address/lot.ts'
import type { TransactionSource } from '../../domain/comparison/deal.ts'
import type { ContractPurpose } from '../../domain/comparison/lease-terms.ts'
import type { Bands } from '../../domain/comparison/sample.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { namedQuery } from '../../platform/named-query.ts'

/** One stored past lease. `null`: the provider left it blank or masked it. */
export type PastLease = {
  factId: string
  source: TransactionSource
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
  /** Within the area and floor bands asked for; false when neither was. */
  similar: boolean
}

export type PastLeaseQuery = {
  lot: Lot
  /** `null`: of both purposes. */
  purpose: ContractPurpose | null
  /** Oldest contract month, `YYYYMM`. */
  fromMonth: string
  similarTo: Bands
  page: number
  size: number
}

export type PastLeases = { leases: PastLease[]; total: number }

type Bound = number | null
type Parameters = [
  legalDistrictCode: string,
  fromMonth: string,
  jeonse: boolean | null,
  areaFrom: Bound,
  areaTo: Bound,
  floorFrom: Bound,
  floorTo: Bound,
  limit: number,
  offset: number,
  ...place: string[],
]

/** Similar ones first, then the newest. The count is told for every page, those past the end included. */
function pastLeases(name: string, place: string) {
  return namedQuery<PastLeases, Parameters>(
    name,
    `with leases as materialized (
       select
         fact_id as "factId", source, property_type as "propertyType", contract_date as "contractDate",
         deposit_manwon as "depositManwon", monthly_rent_manwon as "monthlyRentManwon",
         area_square_meter as "areaSquareMeter", floor, building_name as "buildingName", land_kind as "landKind",
         main_number as "mainNumber", sub_number as "subNumber",
         ($4::float8 is not null or $6::int is not null)
           and coalesce($4 is null or area_square_meter between $4 and $5, false)
           and coalesce($6 is null or floor between $6 and $7::int, false) as "similar"
       from transaction_facts
       where legal_district_code = $1 and trade_kind = 'RENT' and deal_month >= $2 and not cancelled
         and ($3::boolean is null or (monthly_rent_manwon = 0) = $3) and ${place}
     ), page as (
       select * from leases order by "similar" desc, "contractDate" desc, "factId" limit $8 offset $9
     )
     select
       (select count(*) from leases)::int as total,
       coalesce((select json_agg(page order by "similar" desc, "contractDate" desc, "factId") from page), '[]') as leases`,
  )
}

const ofLot = pastLeases('past-leases-of-lot', 'main_number = $10 and sub_number = $11 and land_kind = $12')
const ofDistrict = pastLeases('past-leases-of-district', 'property_type = $10')

/** Stored past leases of the lot itself, of every property type. */
export function readPastLeasesOfLot(pool: Pool, query: PastLeaseQuery): Promise<PastLeases> {
  const { mainNumber, subNumber, landKind } = query.lot
  return first(ofLot(pool, ...parametersOf(query), mainNumber, subNumber, landKind))
}

/** Stored past leases of one property type in the lot's legal district. */
export function readPastLeasesOfDistrict(
  pool: Pool,
  query: PastLeaseQuery,
  propertyType: TradedPropertyType,
): Promise<PastLeases> {
  return first(ofDistrict(pool, ...parametersOf(query), propertyType))
}

function parametersOf({ lot, purpose, fromMonth, similarTo, page, size }: PastLeaseQuery) {
  const { area, floor } = similarTo
  const jeonse = purpose === null ? null : purpose === 'JEONSE'
  return [
    lot.legalDistrictCode,
    fromMonth,
    jeonse,
    area?.from ?? null,
    area?.to ?? null,
    floor?.from ?? null,
    floor?.to ?? null,
    size,
    page * size,
  ] as const
}

async function first(rows: Promise<PastLeases[]>): Promise<PastLeases> {
  return (await rows)[0] ?? { leases: [], total: 0 }
}
