import type { PoolClient } from 'pg'
import type { TransactionSource } from '../../domain/comparison/deal.ts'
import { refreshMonthStatistics } from './month-statistics.ts'
import { DEAL_COLUMNS } from './staged-deals.ts'

/** The deals of one source, five-digit code and month. */
export type DealGroup = { source: TransactionSource; lawdCd: string; dealMonth: string }

export type MergeResult = {
  inserted: number
  updated: number
  /** Removed because the published month no longer has them. */
  vanished: number
}

/**
 * `WHOLE_MONTH`: what is staged is all that is published, so that the stored month is made equal to it.
 * `PART`: it may be incomplete or older than what is stored: deals are added and filled in; none is removed and no
 * cancellation taken back.
 */
export type MergeExtent = 'WHOLE_MONTH' | 'PART'

/** Waits until no other transaction merges one of these groups, and keeps others out until the transaction's end. */
export async function lockGroups(client: PoolClient, groups: DealGroup[]): Promise<void> {
  const names = groups.map(({ source, lawdCd, dealMonth }) => `transactions ${source} ${lawdCd} ${dealMonth}`)
  await client.query({ ...takeLocks, values: [names] })
}

/**
 * Merges the staged deals of these groups into the stored ones and makes the statistics of the changed groups anew.
 * Wants the groups locked. Merging the same deals again changes nothing.
 */
export async function mergeStagedDeals(
  client: PoolClient,
  groups: DealGroup[],
  extent: MergeExtent,
  collectedAt: Date,
): Promise<MergeResult> {
  const { rows } = await client.query<{ source: TransactionSource; lawd_cd: string; deal_month: string } & MergeResult>(
    {
      ...MERGE[extent],
      values: [
        groups.map(({ source }) => source),
        groups.map(({ lawdCd }) => lawdCd),
        groups.map(({ dealMonth }) => dealMonth),
        collectedAt,
      ],
    },
  )
  const changed = rows.map((row) => ({ source: row.source, lawdCd: row.lawd_cd, dealMonth: row.deal_month }))
  if (changed.length > 0) await refreshMonthStatistics(client, changed, collectedAt)
  const sum = (name: keyof MergeResult) => rows.reduce((total, row) => total + row[name], 0)
  return { inserted: sum('inserted'), updated: sum('updated'), vanished: sum('vanished') }
}

const takeLocks = {
  name: 'lock-transaction-months',
  // in one order, so that two merges never wait for each other
  text: 'select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name order by name',
}

/** What a provider still corrects after it has published a deal. */
const CORRECTED = [
  'legal_district_code',
  'house_kind',
  'contract_kind',
  'contract_term',
  'previous_deposit_manwon',
  'previous_monthly_rent_manwon',
  'dealing_kind',
  'cancelled_on',
]

/** Equal rows are told apart by what may be corrected, cancelled ones first: a cancellation falls on a stored row. */
const ORDER_AMONG_EQUALS = `cancelled desc, ${CORRECTED.filter((name) => name !== 'legal_district_code').join(', ')}`

/** `not in` is one hash table whatever the planner expects; `not exists` became a nested loop, 50 times as slow. */
const removeVanished = `
      delete from transaction_facts as stored using chosen
      where stored.source = chosen.source and stored.lawd_cd = chosen.lawd_cd
        and stored.deal_month = chosen.deal_month
        and stored.fact_id not in (select fact_id from incoming)
      returning stored.source, stored.lawd_cd, stored.deal_month, 'GONE' as change`

const MERGE = {
  WHOLE_MONTH: { name: 'merge-whole-transaction-months', text: mergeText('WHOLE_MONTH') },
  PART: { name: 'merge-part-of-transaction-months', text: mergeText('PART') },
}

function mergeText(extent: MergeExtent): string {
  const whole = extent === 'WHOLE_MONTH'
  const columns = DEAL_COLUMNS.filter((name) => name !== 'fact_id').join(', ')
  const corrections = [
    ...CORRECTED.map((name) => [name, whole ? `excluded.${name}` : `coalesce(excluded.${name}, stored.${name})`]),
    ['cancelled', whole ? 'excluded.cancelled' : 'stored.cancelled or excluded.cancelled'],
  ]
  return `
    with chosen as (
      select * from unnest($1::text[], $2::text[], $3::text[]) as chosen (source, lawd_cd, deal_month)
    ), incoming as materialized (
      select
        md5(fact_id::text || '|' || row_number() over (partition by fact_id order by ${ORDER_AMONG_EQUALS}))::uuid
          as fact_id,
        ${columns}
      from staged_deals join chosen using (source, lawd_cd, deal_month)
    ), merged as (
      insert into transaction_facts as stored (fact_id, ${columns}, collected_at)
      select incoming.*, $4::timestamptz from incoming
      on conflict (fact_id) do update set
        ${corrections.map(([name, value]) => `${name} = ${value}`).join(', ')}, collected_at = excluded.collected_at
      where (${corrections.map(([name]) => `stored.${name}`).join(', ')})
        is distinct from (${corrections.map(([, value]) => value).join(', ')})
      returning source, lawd_cd, deal_month, case when xmax = 0 then 'NEW' else 'CORRECTED' end as change
    ), vanished as (
      ${whole ? removeVanished : "select source, lawd_cd, deal_month, 'GONE' as change from chosen where false"}
    )
    select
      source, lawd_cd, deal_month,
      count(*) filter (where change = 'NEW')::int as inserted,
      count(*) filter (where change = 'CORRECTED')::int as updated,
      count(*) filter (where change = 'GONE')::int as vanished
    from (select * from merged union all select * from vanished) as changes
    group by source, lawd_cd, deal_month`
}
