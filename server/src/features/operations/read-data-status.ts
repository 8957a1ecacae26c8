import type { ExternalDataStatus, RefreshRun } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDateTime } from '../../domain/calendar.ts'
import { TRANSACTION_SOURCES, type TransactionSource } from '../../domain/comparison/deal.ts'

const SOURCE_TITLES: Record<TransactionSource, string> = {
  AptRent: '아파트 전월세',
  RHRent: '연립·다세대 전월세',
  SHRent: '단독·다가구 전월세',
  OffiRent: '오피스텔 전월세',
  AptTradeDev: '아파트 매매',
  RHTrade: '연립·다세대 매매',
  SHTrade: '단독·다가구 매매',
  OffiTrade: '오피스텔 매매',
}
const RECENT_RUNS = 10

/** What is stored, how far collecting has come, and the last runs of the scheduled refresh. */
export async function readDataStatus(pool: Pool, now: Date): Promise<ExternalDataStatus> {
  const [refreshTargets, recentRuns, stored, sources] = await Promise.all([
    countTargets(pool, now),
    readRuns(pool),
    countStored(pool),
    readSources(pool),
  ])
  return { refreshTargets, latestRun: recentRuns[0] ?? null, recentRuns, ...stored, sources }
}

async function countTargets(pool: Pool, now: Date): Promise<ExternalDataStatus['refreshTargets']> {
  const { rows } = await pool.query<ExternalDataStatus['refreshTargets']>(
    `select
       count(*)::int as total,
       (count(*) filter (where next_due_at <= $1))::int as due,
       (count(*) filter (where last_status in ('UNAVAILABLE', 'ERROR')))::int as failed
     from refresh_targets`,
    [now],
  )
  return rows[0] ?? { total: 0, due: 0, failed: 0 }
}

async function readRuns(pool: Pool): Promise<RefreshRun[]> {
  const { rows } = await pool.query<
    Omit<RefreshRun, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }
  >(
    `select
       run_id as "runId", trigger, state, stop_reason as "stopReason", started_at as "startedAt",
       finished_at as "finishedAt", registered, collected, empty, failed
     from refresh_runs
     order by started_at desc, run_id desc
     limit $1`,
    [RECENT_RUNS],
  )
  return rows.map((run) => ({
    ...run,
    startedAt: seoulDateTime(run.startedAt),
    finishedAt: run.finishedAt && seoulDateTime(run.finishedAt),
  }))
}

type Stored = Pick<
  ExternalDataStatus,
  'transactionFacts' | 'buildingRegister' | 'publicPrices' | 'marketStatistics' | 'marketIndicators'
>

/** From `district_evidence`, so that no fact is counted here; it knows the deals that count in the statistics. */
async function countStored(pool: Pool): Promise<Stored> {
  const { rows } = await pool.query<{ key: keyof Stored; count: number; at: Date | null }>(
    `select 'transactionFacts' as key, coalesce(sum(transaction_count), 0)::float8 as count, max(transaction_at) as at
     from district_evidence
     union all
     select 'buildingRegister', coalesce(sum(building_register_count), 0), max(building_register_at)
     from district_evidence
     union all
     select 'publicPrices', coalesce(sum(public_price_count), 0), max(public_price_at) from district_evidence
     union all
     select 'marketStatistics', coalesce(sum(statistic_count), 0), max(statistic_at) from district_evidence
     union all
     select 'marketIndicators', count(*), max(collected_at) from market_indicators`,
  )
  const stored = rows.map(({ key, count, at }) => [
    key,
    { storedCount: count, latestCollectedAt: at && seoulDateTime(at) },
  ])
  return Object.fromEntries(stored) as Stored
}

async function readSources(pool: Pool): Promise<ExternalDataStatus['sources']> {
  const { rows } = await pool.query<{ source: string; months: number; deals: number; newest: string; at: Date }>(
    `select source, count(*)::int as months, sum(row_count)::float8 as deals, max(deal_month) as newest,
       max(collected_at) as at
     from collection_ledger
     group by source`,
  )
  return TRANSACTION_SOURCES.map((source) => {
    const row = rows.find((each) => each.source === source)
    return {
      source,
      title: SOURCE_TITLES[source],
      collectedMonths: row?.months ?? 0,
      rowCount: row?.deals ?? 0,
      latestDealMonth: row === undefined ? null : `${row.newest.slice(0, 4)}-${row.newest.slice(4)}`,
      latestCollectedAt: row === undefined ? null : seoulDateTime(row.at),
    }
  })
}
