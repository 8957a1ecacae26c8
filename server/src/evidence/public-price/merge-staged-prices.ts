import type { PoolClient } from 'pg'
import { lockNamesUntilCommit } from '../../platform/database/advisory-locks.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransactionOn } from '../../platform/database/transaction.ts'
import type { LotRange } from './staged-prices.ts'

export type MergedPrices = { inserted: number; updated: number }

/**
 * Merges staged prices of a range of lots into the stored ones, in one transaction. If two files cover one lot, kind and
 * year, the one of the later day wins, with all of its units; for the same day, both are used. Idempotent.
 */
export function mergeStagedPrices(
  client: PoolClient,
  range: LotRange & { isScattered: boolean },
  collectedAt: Date,
): Promise<MergedPrices> {
  return inTransactionOn(client, () => mergeLocked(client, range, collectedAt))
}

async function mergeLocked(
  client: PoolClient,
  { from, to, isScattered }: LotRange & { isScattered: boolean },
  collectedAt: Date,
) {
  const codes = await codesOfRange(client, { from, to })
  await lockNamesUntilCommit(
    client,
    'dealDistrict',
    codes.map(({ code }) => code),
  )
  const stored = await findStored(client, { from, to })
  const merge = isScattered || stored.length > 0 ? mergeRange : storeNewRange
  const [merged] = await merge(client, { from, to, collectedAt })
  return merged ?? { inserted: 0, updated: 0 }
}

const IN_RANGE = `pnu >= :from::bigint and pnu < coalesce(:to::bigint, 9223372036854775807)`
const UNIT_LISTS = ['dongs', 'hos', 'floors', 'areas', 'prices']
const DETAILS = ['base_month', 'as_of', 'source', 'building_name', 'road_addresses', ...UNIT_LISTS]
const COLUMNS = ['pnu', 'kind', 'base_year', ...DETAILS].join(', ')
const listOf = (name: string, columns: string[]) => columns.map((column) => `${name}.${column}`).join(', ')

const codesOfRange = statement<{ code: string }, LotRange>({
  name: 'codes-of-staged-prices',
  columns: { code: 'text' },
  text: `select distinct (pnu / 100000000000000)::text as code from staged_prices where ${IN_RANGE} order by code`,
})

const findStored = statement<{ found: boolean }, LotRange>({
  name: 'find-imported-prices-of-range',
  columns: { found: 'bool' },
  text: `select true as found from imported_public_prices where ${IN_RANGE} limit 1`,
})

/**
 * Updates `stored_lots` and `district_evidence` for the lots in `merged` (pnu, kind, building_name, is_new).
 * `stored`: the prices before the merge.
 */
const KEEP_COUNTS = `
    lots as materialized (
      select
        pnu, min(building_name) as one_name, max(building_name) as name,
        bit_or(case kind when 'APARTMENT_UNIT' then 1 when 'INDIVIDUAL_HOUSE' then 2 else 4 end)
          filter (where known is null) as new_kinds
      from merged
      left join (select distinct pnu, kind, true as known from stored) as before using (pnu, kind)
      group by pnu
    ), changed_lots as materialized (
      select
        pnu, bit_count(coalesce(new_kinds, 0)::bit(3)) as new_kinds,
        case when one_name is not distinct from name then name else (
          select string_agg(distinct building_name, E'\\n' order by building_name desc) from merged
          where merged.pnu = changed.pnu
        ) end as names
      from lots as changed
    ), known_lots as (
      update stored_lots as kept set
        price_count = kept.price_count + changed.new_kinds, price_at = greatest(kept.price_at, :collectedAt::timestamptz),
        price_names = case
          when kept.price_names is not distinct from changed.names then kept.price_names
          else join_names(kept.price_names, changed.names)
        end
      from changed_lots as changed where kept.pnu = changed.pnu
      returning kept.pnu
    ), new_lots as (
      -- the lock of its district keeps others from adding a lot meanwhile; without a look for conflicts it is a third cheaper
      insert into stored_lots (pnu, price_count, price_at, price_names)
      select pnu, new_kinds, :collectedAt::timestamptz, names from changed_lots
      where pnu not in (select pnu from known_lots) order by pnu
    ), kept_districts as (
      insert into district_evidence as kept (legal_district_code, public_price_count, public_price_at)
      select code::text, new_kinds, :collectedAt::timestamptz
      from (select pnu / 1000000000 as code, sum(new_kinds) as new_kinds from changed_lots group by 1) as districts order by 1
      on conflict (legal_district_code) do update set
        public_price_count = kept.public_price_count + excluded.public_price_count,
        public_price_at = greatest(kept.public_price_at, excluded.public_price_at)
    )
    select (count(*) filter (where is_new))::int as inserted, (count(*) filter (where not is_new))::int as updated
    from merged`

/** For lots without stored prices, each in one line. */
const storeNewRange = statement<MergedPrices, LotRange & { collectedAt: Date }>({
  name: 'store-new-staged-prices',
  columns: { inserted: 'int4', updated: 'int4' },
  text: `
    with stored as (
      select null::bigint as pnu, null::public_price_kind as kind where false
    ), merged as (
      insert into imported_public_prices (${COLUMNS}, collected_at)
      select ${COLUMNS}, :collectedAt::timestamptz from staged_prices where ${IN_RANGE}
      returning pnu, kind, building_name, true as is_new
    ), ${KEEP_COUNTS}`,
})

/**
 * A lot in one line of the file, as nearly all are, is stored as it is. Several lines, together with the stored prices of
 * the same day or other days, are split into units: for each unit the latest day wins, and among equal days the lowest price.
 */
const mergeRange = statement<MergedPrices, LotRange & { collectedAt: Date }>({
  name: 'merge-staged-prices',
  columns: { inserted: 'int4', updated: 'int4' },
  text: `
    with chosen as materialized (
      select * from staged_prices where ${IN_RANGE}
    ), stored as materialized (
      select * from imported_public_prices where ${IN_RANGE}
    ), runs as materialized (
      select ${COLUMNS} from chosen
      union all
      select ${COLUMNS} from stored
      where exists (
        select from chosen
        where (chosen.pnu, chosen.kind, chosen.base_year, chosen.as_of)
            = (stored.pnu, stored.kind, stored.base_year, stored.as_of)
          and (${listOf('chosen', UNIT_LISTS)}) is distinct from (${listOf('stored', UNIT_LISTS)})
      )
    ), keys as materialized (
      select pnu, kind, base_year, count(*) as run_count from runs group by pnu, kind, base_year
    ), units as (
      select distinct on (pnu, kind, base_year, dong, ho, key_apart)
        pnu, kind, base_year, base_month, as_of, source, building_name, road_addresses, dong, ho, floor, area, price
      from keys
      join runs using (pnu, kind, base_year)
      cross join lateral unnest(dongs, hos, floors, areas, prices) as unit (dong, ho, floor, area, price)
      cross join lateral (select case when ho is null then area end as key_apart) as nameless
      where run_count > 1
      order by pnu, kind, base_year, dong, ho, key_apart, as_of desc, base_month desc nulls last, price
    ), incoming as (
      select ${COLUMNS} from keys join runs using (pnu, kind, base_year) where run_count = 1
      union all
      select
        pnu, kind, base_year, max(base_month), max(as_of), max(source), max(building_name), max(road_addresses),
        case when count(dong) > 0 then array_agg(dong order by dong, ho, area, price) end,
        case when count(ho) > 0 then array_agg(ho order by dong, ho, area, price) end,
        case when count(floor) > 0 then array_agg(floor order by dong, ho, area, price) end,
        case when count(area) > 0 then array_agg(area order by dong, ho, area, price) end,
        array_agg(price order by dong, ho, area, price)
      from units group by pnu, kind, base_year
    ), merged as (
      insert into imported_public_prices as kept (${COLUMNS}, collected_at)
      select incoming.*, :collectedAt::timestamptz from incoming
      on conflict (pnu, kind, base_year) do update set
        ${DETAILS.map((column) => `${column} = excluded.${column}`).join(', ')}, collected_at = excluded.collected_at
      where excluded.as_of >= kept.as_of and (${listOf('excluded', DETAILS)}) is distinct from (${listOf('kept', DETAILS)})
      returning pnu, kind, building_name, xmax = 0 as is_new
    ), ${KEEP_COUNTS}`,
})
