import { dateOf } from '../../domain/value/day.ts'
import { PAIRED_DAYS } from '../../domain/value/exceedance.ts'
import type { ValuedType } from '../../domain/value/valued-home.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { ESTIMATE_MODEL } from './outcomes.ts'
import { DEAL_AMOUNT, DEAL_COUNTS, DEAL_DAY, DEAL_IS_WEAK } from './valued-deals.ts'

/**
 * A new jeonse on the lot with about the area of a sale, up to `PAIRED_DAYS` before it, with no other ordinary sale of
 * that lot and area in between.
 */
export type LeaseBefore = { saleId: string; leaseId: string; day: number; depositManwon: number }

/** A deposit with the estimate as of its day and the sale after it. */
export type CheckedDeposit = LeaseBefore & {
  gu: string
  saleManwon: number
  estimateManwon: number
  scale: number
  cells: readonly number[]
}

/** Row-houses of one lot and floor plan differ in the published area; in other types a floor plan has one area. */
const AREA_GAP: Record<ValuedType, number> = { APARTMENT: 0.02, OFFICETEL: 0.02, ROW_HOUSE_MULTI_UNIT: 0.08 }

export async function findLeasesBefore(
  database: Queryable,
  propertyType: ValuedType,
  saleIds: readonly string[],
): Promise<LeaseBefore[]> {
  if (saleIds.length === 0) return []
  return leasesBefore(database, { propertyType, saleIds: [...saleIds], areaGap: AREA_GAP[propertyType] })
}

export async function storeCheckedDeposits(
  database: Queryable,
  propertyType: ValuedType,
  deposits: readonly CheckedDeposit[],
  knownAt: Date,
): Promise<void> {
  await insertDeposits(database, {
    propertyType,
    knownAt,
    deposits: JSON.stringify(
      deposits.map(({ day, cells, ...rest }) => ({ ...rest, leaseDate: dateOf(day), factors: `{${cells.join(',')}}` })),
    ),
  })
}

/**
 * Deposits that became known since then, in a deterministic order. A sale that was registered late replaces a later one
 * that was taken for the next.
 */
export async function readCheckedDeposits(
  database: Queryable,
  propertyType: ValuedType,
  since: Date,
): Promise<Omit<CheckedDeposit, keyof Omit<LeaseBefore, 'depositManwon'>>[]> {
  const rows = await depositsSince(database, { propertyType, since })
  return rows.map(({ factors, ...row }) => ({ ...row, cells: factors }))
}

export async function removeCheckedDeposits(database: Queryable, before: Date): Promise<void> {
  await removeBefore(database, { before })
}

type NoRow = Record<string, never>

const LOT_OF_SALE = `legal_district_code = sale.legal_district_code and main_number = sale.main_number
          and sub_number = sale.sub_number and land_kind = sale.land_kind`

const ORDINARY = `property_type = :propertyType and not ${DEAL_IS_WEAK} and ${DEAL_COUNTS}`
/** Right after an import nothing says that a lot has fewer deals than its district has of a type. */
const OF_LOT = `(
        select * from stored_deals
        where ${LOT_OF_SALE}
          and contract_date between sale.contract_date - ${PAIRED_DAYS} and sale.contract_date
        offset 0
      ) as of_lot`

function isAlike(area: string, other: string): string {
  return `abs(ln(${area} / ${other})) <= :areaGap`
}

/**
 * Each area that was let on the lot, with the last sale of about that area before the sale: looked for once an area. Once
 * a lease, a lot of a thousand deals took seconds.
 */
const leasesBefore = statement<LeaseBefore, { propertyType: ValuedType; saleIds: string[]; areaGap: number }>({
  name: 'find-leases-before-sales',
  columns: { saleId: 'uuid', leaseId: 'uuid', day: 'int4', depositManwon: 'int4' },
  text: `
    select sale.fact_id as "saleId", lease.fact_id as "leaseId", lease.day, lease.amount as "depositManwon"
    from stored_deals as sale
    cross join lateral (
      select distinct area_square_meter as area
      from ${OF_LOT}
      where ${ORDINARY} and trade_kind <> 'SALE' and ${isAlike('area_square_meter', 'sale.area_square_meter')}
    ) as let
    cross join lateral (
      select max(contract_date) as day
      from ${OF_LOT}
      where ${ORDINARY} and trade_kind = 'SALE' and ${isAlike('let.area', 'area_square_meter')}
        and (contract_date, fact_id) < (sale.contract_date, sale.fact_id)
    ) as sold_before
    cross join lateral (
      select fact_id, ${DEAL_DAY} as day, ${DEAL_AMOUNT} as amount
      from (
        select * from stored_deals
        where ${LOT_OF_SALE}
          and contract_date between greatest(sale.contract_date - ${PAIRED_DAYS}, sold_before.day + 1) and sale.contract_date
        offset 0
      ) as of_lot
      where ${ORDINARY} and trade_kind <> 'SALE' and area_square_meter = let.area
    ) as lease
    where sale.fact_id = any(:saleIds::uuid[]) and sale.property_type = :propertyType`,
})

const insertDeposits = statement<NoRow, { propertyType: ValuedType; knownAt: Date; deposits: string }>({
  name: 'insert-checked-deposits',
  columns: {},
  text: `
    insert into checked_deposits
      (lease_id, sale_id, model, property_type, lawd_cd, lease_date, deposit_manwon, sale_manwon, estimate_manwon, scale,
        factors, known_at)
    select
      "leaseId", "saleId", ${ESTIMATE_MODEL}, :propertyType, gu, "leaseDate", "depositManwon", "saleManwon",
      "estimateManwon", scale, factors::smallint[], :knownAt
    from jsonb_to_recordset(:deposits::jsonb) as checked (
      "leaseId" uuid, "saleId" uuid, gu text, "leaseDate" date, "depositManwon" int, "saleManwon" int,
      "estimateManwon" float8, scale float8, factors text
    )
    on conflict do nothing`,
})

const depositsSince = statement<
  {
    gu: string
    depositManwon: number
    saleManwon: number
    estimateManwon: number
    scale: number
    factors: number[]
  },
  { propertyType: ValuedType; since: Date }
>({
  name: 'read-checked-deposits',
  columns: {
    gu: 'text',
    depositManwon: 'int4',
    saleManwon: 'int4',
    estimateManwon: 'float8',
    scale: 'float8',
    factors: '_int4',
  },
  text: `
    select distinct on (lease_id)
      lawd_cd as gu, deposit_manwon as "depositManwon", sale_manwon as "saleManwon",
      estimate_manwon as "estimateManwon", scale, factors::int[] as factors
    from checked_deposits
    where property_type = :propertyType and model = ${ESTIMATE_MODEL} and known_at >= :since
    order by lease_id, known_at desc, sale_id`,
})

const removeBefore = statement<NoRow, { before: Date }>({
  name: 'remove-checked-deposits',
  columns: {},
  text: 'delete from checked_deposits where known_at < :before',
})
