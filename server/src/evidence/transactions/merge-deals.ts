import type { PoolClient } from 'pg'
import { refreshMonthStatistics } from './month-statistics.ts'
import { DEAL_COLUMNS, type DealGroup } from './staged-deals.ts'

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

/**
 * Waits until no other transaction merges deals of these five-digit codes, and keeps others out until the
 * transaction's end. The code is the unit, because the counts per legal district, which all its sources share, follow
 * each merge.
 */
export async function lockDistricts(client: PoolClient, lawdCds: string[]): Promise<void> {
  await client.query({ ...takeLocks, values: [[...new Set(lawdCds)].map((lawdCd) => `transactions ${lawdCd}`)] })
}

/**
 * Merges the staged deals of these groups into the stored ones and makes the statistics of the changed groups anew.
 * Wants their districts locked. Merging the same deals again changes nothing.
 */
export async function mergeStagedDeals(
  client: PoolClient,
  groups: DealGroup[],
  extent: MergeExtent,
  collectedAt: Date,
): Promise<MergeResult> {
  const { rows } = await client.query<
    { source: DealGroup['source']; lawd_cd: string; deal_month: string } & MergeResult
  >({
    ...MERGE[extent],
    values: [
      groups.map(({ source }) => source),
      groups.map(({ lawdCd }) => lawdCd),
      groups.map(({ dealMonth }) => dealMonth),
      collectedAt,
    ],
  })
  const changed = rows.map((row) => ({ source: row.source, lawdCd: row.lawd_cd, dealMonth: row.deal_month }))
  if (changed.length > 0) await refreshMonthStatistics(client, changed, collectedAt)
  const sum = (name: keyof MergeResult) => rows.reduce((total, row) => total + row[name], 0)
  return { inserted: sum('inserted'), updated: sum('updated'), vanished: sum('vanished') }
}

/**
 * In one order, so that two merges never wait for each other. What a merge reads of the large tables it finds by index:
 * plans that a connection made while they were empty would go on reading the whole of them. What it holds of a batch
 * stays in memory.
 */
const takeLocks = {
  name: 'lock-transaction-districts',
  text: `
    select set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true),
      pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest($1::text[]) as name order by name`,
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

/** As `factIdsOf` (fact-ids.ts) has it. */
const ORDER_AMONG_EQUALS = `
  cancelled desc, house_kind collate "C", contract_kind collate "C", contract_term collate "C",
  previous_deposit_manwon, previous_monthly_rent_manwon, dealing_kind collate "C", cancelled_on`

const REMOVE_VANISHED = `
      delete from transaction_facts
      where fact_id in (select fact_id from known where fact_id not in (select fact_id from incoming))
      returning source, lawd_cd, deal_month, 'GONE' as change`

const MERGE = {
  WHOLE_MONTH: { name: 'merge-whole-transaction-months', text: mergeText('WHOLE_MONTH') },
  PART: { name: 'merge-part-of-transaction-months', text: mergeText('PART') },
}

/**
 * What is stored of the groups is read once; new deals are then inserted without looking for conflicts, which the locked
 * districts rule out, a fifth faster than with `on conflict`. Both `in` and `not in` are made one hash table each, whatever
 * the planner expects of the unknown staging table; as a join they became nested loops, 50 times as slow (`is true` keeps
 * the planner from making a join of `in`). A key begins with its group's mark, and rows are inserted by mark, so that a month's rows lie together in the
 * table and its indexes.
 */
function mergeText(extent: MergeExtent): string {
  const whole = extent === 'WHOLE_MONTH'
  const columns = DEAL_COLUMNS.filter((name) => name !== 'fact_id').join(', ')
  const state = [...CORRECTED, 'cancelled'].join(', ')
  const corrections = [
    ...CORRECTED.map((name) => [name, whole ? `incoming.${name}` : `coalesce(incoming.${name}, stored.${name})`]),
    ['cancelled', whole ? 'incoming.cancelled' : 'stored.cancelled or incoming.cancelled'],
  ]
  return `
    with chosen as (
      select *, left(md5(concat_ws(' ', source, lawd_cd, deal_month)), 8) as mark
      from unnest($1::text[], $2::text[], $3::text[]) as chosen (source, lawd_cd, deal_month)
    ), incoming as materialized (
      select
        (mark || left(md5(
          replace(fact_id::text, '-', '') || '|' || row_number() over (partition by mark, fact_id order by ${ORDER_AMONG_EQUALS})
        ), 24))::uuid as fact_id,
        ${columns}
      from staged_deals join chosen using (source, lawd_cd, deal_month)
    ), known as materialized (
      select fact_id, row(${state})::text as state
      from transaction_facts join chosen using (source, lawd_cd, deal_month)
    ), added as (
      insert into transaction_facts (fact_id, ${columns}, collected_at)
      select incoming.*, $4::timestamptz from incoming
      where fact_id not in (select fact_id from known)
      returning source, lawd_cd, deal_month, 'NEW' as change
    ), corrected as (
      update transaction_facts as stored set
        ${corrections.map(([name, value]) => `${name} = ${value}`).join(', ')}, collected_at = $4
      from incoming
      where stored.fact_id = incoming.fact_id
        and (incoming.fact_id in (select fact_id from known)) is true
        and (incoming.fact_id, row(${state.replaceAll(/\w+/g, 'incoming.$&')})::text) not in (select fact_id, state from known)
        and (${corrections.map(([name]) => `stored.${name}`).join(', ')})
          is distinct from (${corrections.map(([, value]) => value).join(', ')})
      returning stored.source, stored.lawd_cd, stored.deal_month, 'CORRECTED' as change
    ), vanished as (
      ${whole ? REMOVE_VANISHED : "select source, lawd_cd, deal_month, 'GONE' as change from chosen where false"}
    )
    select
      source, lawd_cd, deal_month,
      count(*) filter (where change = 'NEW')::int as inserted,
      count(*) filter (where change = 'CORRECTED')::int as updated,
      count(*) filter (where change = 'GONE')::int as vanished
    from (select * from added union all select * from corrected union all select * from vanished) as changes
    group by source, lawd_cd, deal_month`
}
