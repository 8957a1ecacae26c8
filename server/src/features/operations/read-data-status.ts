import type { ExternalDataStatus } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import { DEAL_SOURCES, type DealSource } from '../../domain/comparison/deal.ts'
import { constantsToCheck } from '../../domain/papers/constants/constant-notes.ts'
import {
  type CollectedMonths,
  countCollectedMonths,
  countStored,
  type StoredCount,
} from '../../evidence/district-evidence/index.ts'
import { readBackfills } from '../../platform/database/backfill.ts'
import { message, type Unworded } from '../../words/message.ts'
import { readRefreshStatus } from '../collection/index.ts'

/**
 * The stored data, the legal figures that need a check now or soon, the progress of collecting and backfills, and the last runs
 * of the scheduled refresh.
 */
export async function readDataStatus(pool: Pool, now: Date): Promise<Unworded<ExternalDataStatus>> {
  const [{ refreshTargets, recentRuns }, stored, collected, backfills] = await Promise.all([
    readRefreshStatus(pool, now),
    countStored(pool),
    countCollectedMonths(pool),
    readBackfills(pool),
  ])
  return {
    refreshTargets,
    latestRun: recentRuns[0] ?? null,
    recentRuns,
    transactionFacts: presentCount(stored.transaction),
    buildingRegister: presentCount(stored.buildingRegister),
    publicPrices: presentCount(stored.publicPrice),
    marketStatistics: presentCount(stored.monthlyStatistic),
    marketIndicators: presentCount(stored.indicator),
    backfills,
    staleConstants: constantsToCheck(seoulDate(now)),
    sources: DEAL_SOURCES.map((source) =>
      presentSource(
        source,
        collected.find((each) => each.source === source),
      ),
    ),
  }
}

function presentCount({ count, latestAt }: StoredCount): ExternalDataStatus['transactionFacts'] {
  return { storedCount: count, latestCollectedAt: latestAt && seoulDateTime(latestAt) }
}

function presentSource(
  source: DealSource,
  found: CollectedMonths | undefined,
): Unworded<ExternalDataStatus>['sources'][number] {
  return {
    source,
    title: message('DEAL_SOURCE_TITLE', { source }),
    collectedMonths: found?.months ?? 0,
    rowCount: found?.deals ?? 0,
    copyCount: found?.copies ?? 0,
    withheldMonths: found?.withheld ?? 0,
    withheldLabel: (found?.withheld ?? 0) === 0 ? null : message('WITHHELD_MONTHS', { count: found?.withheld ?? 0 }),
    latestDealMonth: found === undefined ? null : `${found.newestMonth.slice(0, 4)}-${found.newestMonth.slice(4)}`,
    latestCollectedAt: found === undefined ? null : seoulDateTime(found.latestAt),
  }
}
