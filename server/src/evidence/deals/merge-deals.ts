import type { PoolClient } from 'pg'
import { lockNamesUntilCommit } from '../../platform/advisory-locks.ts'
import { type PlannerSettings, planUntilCommit } from '../../platform/planner-settings.ts'
import { statement } from '../../platform/statement.ts'
import { type DealGroup, type GroupColumns, groupColumns } from './deal-group.ts'
import { refreshMonthStatistics } from './month-statistics.ts'
import { noteNewDeals } from './new-deals.ts'
import { DEAL_COLUMNS } from './staged-deals.ts'

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
 * What a merge reads of the large tables it finds by index: plans that a connection made while they were empty would go
 * on reading the whole of them. What it holds of a batch stays in memory.
 */
const MERGE_PLANNING: PlannerSettings = { enable_seqscan: 'off', work_mem: '64MB' }

/** A merge reads and writes `transaction_facts` alone; all that is stored of its months is there then (ADR 77). */
const makeMonthsWritable = statement<never, GroupColumns>({
  name: 'make-months-writable',
  columns: {},
  text: 'select from make_months_writable(:sources::text[], :lawdCds::text[], :dealMonths::text[])',
})

/**
 * Waits until no other transaction merges deals of the groups' five-digit codes, and keeps others out until the
 * transaction's end. The code is the unit, because the counts per legal district, which all its sources share, follow
 * each merge.
 */
export async function beginMerge(client: PoolClient, groups: readonly DealGroup[]): Promise<void> {
  await planUntilCommit(client, MERGE_PLANNING)
  await lockNamesUntilCommit(
    client,
    'dealDistrict',
    groups.map(({ lawdCd }) => lawdCd),
  )
  await makeMonthsWritable(client, groupColumns(groups))
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
  const rows = await MERGE[extent](client, { ...groupColumns(groups), collectedAt })
  const groupOf = (row: (typeof rows)[number]) => ({
    source: row.source,
    lawdCd: row.lawd_cd,
    dealMonth: row.deal_month,
  })
  if (rows.length > 0) await refreshMonthStatistics(client, rows.map(groupOf), collectedAt)
  await noteNewDeals(client, rows.filter(({ inserted }) => inserted > 0).map(groupOf), collectedAt)
  const sum = (name: keyof MergeResult) => rows.reduce((total, row) => total + row[name], 0)
  return { inserted: sum('inserted'), updated: sum('updated'), vanished: sum('vanished') }
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
  WHOLE_MONTH: merge('merge-whole-transaction-months', 'WHOLE_MONTH'),
  PART: merge('merge-part-of-transaction-months', 'PART'),
}

/**
 * What is stored of the groups is read once; new deals are then inserted without looking for conflicts, which the locked
 * districts rule out, a fifth faster than with `on conflict`. Both `in` and `not in` are made one hash table each, whatever
 * the planner expects of the unknown staging table; as a join they became nested loops, 50 times as slow (`is true` keeps
 * the planner from making a join of `in`). Corrections are inserts that meet their conflict, so that each is found by its key
 * whatever the planner holds of the table: an update with a join took a minute where that was taken for empty. A key begins
 * with its group's mark, and rows are inserted by mark, so that a month's rows lie together in the table and its indexes.
 */
function merge(name: string, extent: MergeExtent) {
  return statement<
    { source: DealGroup['source']; lawd_cd: string; deal_month: string } & MergeResult,
    GroupColumns & { collectedAt: Date }
  >({
    name,
    columns: {
      source: 'text',
      lawd_cd: 'text',
      deal_month: 'text',
      inserted: 'int4',
      updated: 'int4',
      vanished: 'int4',
    },
    text: mergeText(extent),
  })
}

function mergeText(extent: MergeExtent): string {
  const whole = extent === 'WHOLE_MONTH'
  const columns = DEAL_COLUMNS.filter((name) => name !== 'fact_id').join(', ')
  const state = [...CORRECTED, 'cancelled'].join(', ')
  const corrections = [
    ...CORRECTED.map((name) => [name, whole ? `excluded.${name}` : `coalesce(excluded.${name}, stored.${name})`]),
    ['cancelled', whole ? 'excluded.cancelled' : 'stored.cancelled or excluded.cancelled'],
  ]
  return `
    with chosen as (
      select *, left(md5(concat_ws(' ', source, lawd_cd, deal_month)), 8) as mark
      from unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[]) as chosen (source, lawd_cd, deal_month)
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
      insert into transaction_facts (fact_id, ${columns}, collected_at, stored_at)
      select incoming.*, :collectedAt::timestamptz, :collectedAt::timestamptz from incoming
      where fact_id not in (select fact_id from known)
      returning source, lawd_cd, deal_month, 'NEW' as change
    ), corrected as (
      insert into transaction_facts as stored (fact_id, ${columns}, collected_at, stored_at)
      select incoming.*, :collectedAt::timestamptz, :collectedAt::timestamptz from incoming
      where (fact_id in (select fact_id from known)) is true
        and (fact_id, row(${state})::text) not in (select fact_id, state from known)
      on conflict (fact_id) do update set
        ${corrections.map(([name, value]) => `${name} = ${value}`).join(', ')}, collected_at = excluded.collected_at
      where (${corrections.map(([name]) => `stored.${name}`).join(', ')})
        is distinct from (${corrections.map(([, value]) => value).join(', ')})
      returning source, lawd_cd, deal_month, 'CORRECTED' as change
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
