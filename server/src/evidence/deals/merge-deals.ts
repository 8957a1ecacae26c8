import type { Pool, PoolClient } from 'pg'
import { lockNamesUntilCommit } from '../../platform/database/advisory-locks.ts'
import { type PlannerSettings, planUntilCommit } from '../../platform/database/planner-settings.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransactionOn, type Queryable } from '../../platform/database/transaction.ts'
import { type DealGroup, type GroupColumns, groupColumns, type PlacedDeal } from './deal-group.ts'
import { refreshMonthStatistics } from './month-statistics.ts'
import { noteNewDeals } from './new-deals.ts'
import { DEAL_COLUMNS, dropStaging, indexStaging, openStaging, stageDeals } from './staged-deals.ts'

export type MergeResult = {
  inserted: number
  updated: number
  /** Deals removed because the published month no longer contains them. */
  vanished: number
  /** Published rows that are copies of another row, and not stored. */
  copies: number
}

/**
 * `WHOLE_MONTH`: the staged deals are everything published, so the stored month is made equal to them.
 * `PART`: they may be incomplete or older than the stored deals: deals are added and completed; none is removed and no
 * cancellation is reverted.
 */
export type MergeExtent = 'WHOLE_MONTH' | 'PART'

/**
 * A merge reads the large tables by index: plans that a connection made while they were empty would keep scanning them
 * sequentially. Its hash tables of a batch stay in memory.
 */
const MERGE_PLANNING: PlannerSettings = { enable_seqscan: 'off', work_mem: '64MB' }

/** A merge reads and writes only `transaction_facts`; afterwards all stored deals of its months are there (ADR 77). */
const makeMonthsWritable = statement<never, GroupColumns>({
  name: 'make-months-writable',
  columns: {},
  text: 'select from make_months_writable(:sources::text[], :lawdCds::text[], :dealMonths::text[])',
})

/**
 * Waits until no other transaction merges deals of the groups' five-digit codes, and locks the codes until the end of
 * the transaction. The lock is per code because each merge updates the counts per legal district, which all sources of
 * the code share.
 */
export async function beginMerge(client: Queryable, groups: readonly DealGroup[]): Promise<void> {
  await planUntilCommit(client, MERGE_PLANNING)
  await lockNamesUntilCommit(
    client,
    'dealDistrict',
    groups.map(({ lawdCd }) => lawdCd),
  )
  await makeMonthsWritable(client, groupColumns(groups))
}

/**
 * Merges the staged deals of these groups into the stored ones and recomputes the statistics of the changed groups.
 * Requires their districts to be locked. Idempotent.
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
  const changed = rows.filter(({ inserted, updated, vanished }) => inserted + updated + vanished > 0)
  if (changed.length > 0) await refreshMonthStatistics(client, changed.map(groupOf), collectedAt)
  await noteNewDeals(client, rows.filter(({ inserted }) => inserted > 0).map(groupOf), collectedAt)
  const sum = (name: keyof MergeResult) => rows.reduce((total, row) => total + row[name], 0)
  return { inserted: sum('inserted'), updated: sum('updated'), vanished: sum('vanished'), copies: sum('copies') }
}

/** Fields of which a copy may lack some. */
export const COPY_FIELDS = [
  'house_kind',
  'contract_kind',
  'contract_term',
  'previous_deposit_manwon',
  'previous_monthly_rent_manwon',
  'dealing_kind',
]
/** Fields that a provider still corrects after publishing a deal. */
const CORRECTED = ['legal_district_code', ...COPY_FIELDS, 'cancelled_on']

/** How many of them a row has. */
export const FILLED = `num_nonnulls(${COPY_FIELDS.join(', ')})`
/** The same as in `keyedDeals` (fact-ids.ts), like the order. */
export const CAN_BE_COPIED =
  'main_number is not null and floor is not null and area_square_meter is not null and not cancelled'
const ORDER_AMONG_EQUALS = `
  cancelled desc,
  case when ${CAN_BE_COPIED} then ${FILLED} end desc,
  house_kind collate "C", contract_kind collate "C", contract_term collate "C",
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
 * Reads the stored deals of the groups once, then inserts new deals without conflict checks, which the locked districts
 * make unnecessary; this is a fifth faster than `on conflict`. `in` and `not in` each become one hash table, whatever the
 * planner assumes about the unknown staging table; as joins they became nested loops, 50 times as slow (`is true` keeps
 * the planner from turning `in` into a join). Corrections are inserts that hit their conflict, so that each row is found
 * by its key whatever the planner assumes: an update with a join took a minute when it assumed an empty table. A key
 * begins with its group's mark, and rows are inserted by mark, so a month's rows are adjacent in the table and indexes.
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
      copies: 'int4',
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
    ), numbered as materialized (
      select
        (mark || left(md5(
          replace(fact_id::text, '-', '') || '|' || row_number() over (partition by mark, fact_id order by ${ORDER_AMONG_EQUALS})
        ), 24))::uuid as fact_id,
        ${CAN_BE_COPIED}
          and row_number() over (partition by mark, fact_id, cancelled order by ${ORDER_AMONG_EQUALS}) > 1 as is_copy,
        ${columns}
      from staged_deals join chosen using (source, lawd_cd, deal_month)
    ), incoming as materialized (
      select * from numbered where not is_copy
    ), known as materialized (
      select fact_id, row(${state})::text as state
      from transaction_facts join chosen using (source, lawd_cd, deal_month)
    ), added as (
      insert into transaction_facts (fact_id, ${columns}, collected_at, stored_at)
      select fact_id, ${columns}, :collectedAt::timestamptz, :collectedAt::timestamptz from incoming
      where fact_id not in (select fact_id from known)
      returning source, lawd_cd, deal_month, 'NEW' as change
    ), corrected as (
      insert into transaction_facts as stored (fact_id, ${columns}, collected_at, stored_at)
      select fact_id, ${columns}, :collectedAt::timestamptz, :collectedAt::timestamptz from incoming
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
      count(*) filter (where change = 'GONE')::int as vanished,
      count(*) filter (where change = 'COPY')::int as copies
    from (
      select * from added union all select * from corrected union all select * from vanished
      union all select source, lawd_cd, deal_month, 'COPY' from numbered where is_copy
    ) as changes
    group by source, lawd_cd, deal_month`
}

/** Above this size, scanning the staging table for each group costs more than an index. */
const ROWS_WITHOUT_INDEX = 300_000

/** Deals staged for a merge, held by the database rather than in this process. */
export type DealStaging = {
  add(deals: PlacedDeal[]): Promise<void>
  /** Declares that no more deals follow. */
  complete(): Promise<void>
  /** Merges the staged deals of these groups, as a part of the published data, in one transaction. */
  merge(groups: DealGroup[], collectedAt: Date): Promise<MergeResult>
}

/** For more deals than fit into memory, with interleaved groups. */
export async function withDealStaging<T>(pool: Pool, work: (staging: DealStaging) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let rows = 0
  try {
    await dropStaging(client)
    await openStaging(client, 'UNTIL_DROPPED')
    return await work({
      async add(deals) {
        rows += deals.length
        await stageDeals(client, deals)
      },
      async complete() {
        if (rows > ROWS_WITHOUT_INDEX) await indexStaging(client)
      },
      merge: (groups, collectedAt) =>
        inTransactionOn(client, async () => {
          await beginMerge(client, groups)
          return mergeStagedDeals(client, groups, 'PART', collectedAt)
        }),
    })
  } finally {
    // closing the connection drops the staging table
    client.release(true)
  }
}
