import type { Client } from 'pg'
import pg from 'pg'
import { completedMonths } from '../../server/src/domain/calendar.ts'
import { lawdCdOf } from '../../server/src/domain/district/legal-district.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'

/** The number of months with made-up deals, including the three that a diagnosis compares. */
const MONTHS = 36
/** The number of sessions that write in parallel. */
const WRITERS = 2

/**
 * Fills a database with `count` made-up deals of the whole country except places under `except` (prefixes of legal
 * district codes), with their monthly statistics and ledger, as if they had been collected: all types and both kinds,
 * busy districts and quiet ones. The tables are unlogged, which saves gigabytes of WAL and changes no plan.
 */
export async function addFactsElsewhere(
  databaseUrl: string,
  count: number,
  { except, now }: { except: string[]; now: Date },
): Promise<void> {
  const clients = Array.from({ length: WRITERS }, () => new pg.Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map((client) => client.connect()))
  await Promise.all(clients.map((client) => client.query(`set work_mem = '512MB'; set maintenance_work_mem = '512MB'`)))
  const [first] = clients as [pg.Client]
  try {
    await first.query('alter table transaction_facts set unlogged; alter table market_statistics_monthly set unlogged')
    await first.query(`create table bench_districts (place integer primary key, code text not null)`)
    await first.query(
      `insert into bench_districts select place - 1, code from unnest($1::text[]) with ordinality as list (code, place)`,
      [otherDistricts(except)],
    )
    const months = completedMonths(now, MONTHS)
    await withoutIndexes(clients, 'transaction_facts', () =>
      Promise.all(
        clients.map((client, writer) =>
          client.query(insertFacts, [...share(count, writer), months, new Date(now.getTime() - 3_600_000)]),
        ),
      ),
    )
    await withoutIndexes(clients, 'market_statistics_monthly', () => first.query(insertStatistics, [now]))
    await first.query(countEvidence)
    await first.query(countLots)
    await first.query(insertLedger, [now])
    await first.query('update evidence_versions set version = version + 1')
    await first.query('drop table bench_districts')
    await first.query('vacuum (analyze)')
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** Returns districts with lots, the busiest first: neighbours under the same LAWD_CDs, then the rest in no order. */
function otherDistricts(except: string[]): string[] {
  const catalogue = loadDistrictCatalogue()
  const lawdCds = new Set(except.map(lawdCdOf))
  const place = (code: string) => (lawdCds.has(lawdCdOf(code)) ? -1 : (Number(code) * 2_654_435_761) % 1_000_003)
  return catalogue
    .active()
    .filter(({ code, level }) => level === 'EMD' && catalogue.childrenOf(code).length === 0)
    .map(({ code }) => code)
    .filter((code) => !except.some((beginning) => code.startsWith(beginning)))
    .toSorted((a, b) => place(a) - place(b))
}

/** Returns the first and last number of the deals that one writer creates. */
function share(count: number, writer: number): [number, number] {
  return [Math.floor((count * writer) / WRITERS) + 1, Math.floor((count * (writer + 1)) / WRITERS)]
}

/**
 * All values are derived from the md5 of the deal's number, so that the same count gives the same table. The square
 * gives one district up to 0.7 % of all deals, like the busiest ones of the country.
 */
const insertFacts = `
  with dice as (
    select
      number, md5(number::text)::uuid as fact_id,
      hashint8extended(number, 1) & 1048575 as a, hashint8extended(number, 2) & 1048575 as b,
      hashint8extended(number, 3) & 1048575 as c, hashint8extended(number, 4) & 1048575 as d
    from generate_series($1::bigint, $2::bigint) as number
    -- keeps the dice from being thrown again for each column
    offset 0
  ), placed as (
    select
      dice.*, code,
      case when b % 10 < 7 then 'RENT' else 'SALE' end as trade_kind,
      (array['Apt', 'Apt', 'Apt', 'Apt', 'RH', 'RH', 'SH', 'Offi'])[c % 8 + 1] as kind,
      ($3::text[])[d % cardinality($3::text[]) + 1] as deal_month
    from dice
    join bench_districts on place = floor(power(a / 1048576::float8, 2) * (select count(*) from bench_districts))::int
  )
  insert into transaction_facts (
    fact_id, source, trade_kind, property_type, lawd_cd, legal_district_code, district_name, land_kind, main_number,
    sub_number, deal_month, contract_date, sale_amount_manwon, deposit_manwon, monthly_rent_manwon, area_square_meter,
    floor, build_year, building_name, contract_kind, cancelled, collected_at
  )
  select
    fact_id,
    kind || case when trade_kind = 'RENT' then 'Rent' when kind = 'Apt' then 'TradeDev' else 'Trade' end,
    trade_kind,
    case kind
      when 'Apt' then 'APARTMENT' when 'RH' then 'ROW_HOUSE_MULTI_UNIT'
      when 'SH' then 'DETACHED_MULTI_FAMILY' else 'OFFICETEL'
    end,
    left(code, 5), code, '어느동',
    case when kind <> 'SH' then 'LAND' end,
    case when kind <> 'SH' then lpad((b % 1500 + 1)::text, 4, '0') end,
    case when kind <> 'SH' then lpad((c % 40)::text, 4, '0') end,
    deal_month, (deal_month || lpad((d % 28 + 1)::text, 2, '0'))::date,
    case when trade_kind = 'SALE' then 20000 + a % 150000 end,
    case when trade_kind = 'RENT' then 1000 + a % 70000 end,
    case when trade_kind = 'RENT' then case when (a & 1) = 0 then 0 else 30 + d % 150 end end,
    20 + b % 12000 / 100::float8,
    case when kind <> 'SH' then d % 30 + 1 end,
    1980 + c % 45,
    case when kind <> 'SH' then '어느마을' || b % 300 end,
    case when trade_kind = 'RENT' then '신규' end,
    trade_kind = 'SALE' and a % 20 = 0,
    $4
  from placed`

/** Inserts statistics of the right number and shape; nothing here reads their amounts. Stored rows are kept. */
const insertStatistics = `
  with of_districts as materialized (
    select lawd_cd, legal_district_code, property_type, kind, source, deal_month, count(*)::int as deals
    from transaction_facts, lateral (
      select
        case when trade_kind = 'SALE' then 'SALE' when monthly_rent_manwon = 0 then 'RENT_JEONSE' else 'RENT_MONTHLY' end
          as kind
    ) as counted
    where not cancelled
    group by 1, 2, 3, 4, 5, 6
  ), made as (
    select * from of_districts
    union all
    select lawd_cd, null, property_type, kind, source, deal_month, sum(deals)::int from of_districts
    group by lawd_cd, property_type, kind, source, deal_month
  )
  insert into market_statistics_monthly (
    lawd_cd, legal_district_code, property_type, trade_kind, source, deal_month, sample_count,
    min_amount, q1_amount, median_amount, q3_amount, max_amount, median_monthly_rent, refreshed_at
  )
  select
    lawd_cd, legal_district_code, property_type, kind, source, deal_month, deals, 1, 2, 3, 4, 5,
    case when kind = 'RENT_MONTHLY' then 1 end, $1
  from made
  where not exists (
    select from market_statistics_monthly as kept
    where (kept.lawd_cd, kept.property_type, kept.trade_kind, kept.deal_month)
      = (made.lawd_cd, made.property_type, made.kind, made.deal_month)
      and kept.legal_district_code is not distinct from made.legal_district_code
  )`

const insertLedger = `
  insert into collection_ledger (source, lawd_cd, deal_month, row_count, collected_at)
  select source, lawd_cd, deal_month, sum(sample_count), $1 from market_statistics_monthly
  where legal_district_code is null
  group by 1, 2, 3
  on conflict (lawd_cd, source, deal_month) do nothing`

/** Counts that the writers' triggers, disabled during the fill, would have maintained. */
const countEvidence = `
  insert into district_evidence (legal_district_code, transaction_count, statistic_count, transaction_at, statistic_at)
  select legal_district_code, sum(sample_count), count(*), max(refreshed_at), max(refreshed_at)
  from market_statistics_monthly
  where legal_district_code is not null
  group by 1
  on conflict (legal_district_code) do update set
    transaction_count = excluded.transaction_count, statistic_count = excluded.statistic_count,
    transaction_at = excluded.transaction_at, statistic_at = excluded.statistic_at`

const countLots = `
  insert into stored_lots as kept (pnu, deal_count, deal_at, deal_names)
  select pnu_of(legal_district_code, land_kind, main_number, sub_number), count(*), max(collected_at),
    string_agg(distinct building_name, e'\\n' order by building_name desc)
  from transaction_facts
  where main_number is not null and legal_district_code is not null and not cancelled
  group by 1
  on conflict (pnu) do update set
    deal_count = excluded.deal_count, deal_at = excluded.deal_at, deal_names = excluded.deal_names`

/**
 * Drops a table's indexes and disables its triggers while `fill` writes, then recreates the indexes in parallel over the
 * clients and enables the triggers. Fills a table with millions of rows in minutes.
 */
async function withoutIndexes(clients: Client[], table: string, fill: () => Promise<unknown>): Promise<void> {
  const [first] = clients as [Client]
  const { rows } = await first.query<{ remove: string; restore: string }>(indexesOf, [table])
  for (const { remove } of rows) await first.query(remove)
  await first.query(`alter table ${table} disable trigger user`)
  await fill()
  const waiting = rows.map(({ restore }) => restore)
  await Promise.all(
    clients.map(async (client) => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await client.query(next)
    }),
  )
  await first.query(`alter table ${table} enable trigger user`)
}

const indexesOf = `
  select
    case when held.oid is null then 'drop index ' || quote_ident(named.relname)
      else format('alter table %s drop constraint %I', $1::text, held.conname) end as remove,
    case when held.oid is null then pg_get_indexdef(index.indexrelid)
      else format('alter table %s add constraint %I %s', $1::text, held.conname, pg_get_constraintdef(held.oid)) end as restore
  from pg_index as index
  join pg_class as named on named.oid = index.indexrelid
  left join pg_constraint as held on held.conindid = index.indexrelid and held.contype in ('p', 'u')
  where index.indrelid = $1::text::regclass`
