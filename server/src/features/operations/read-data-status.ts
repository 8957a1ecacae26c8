import type { ExternalDataStatus } from '@lease-risk/contract/operations'
import type { Pool } from 'pg'
import { seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import { DEAL_SOURCES, type DealSource } from '../../domain/comparison/deal.ts'
import { stalePaperConstants } from '../../domain/papers/constants/constant-notes.ts'
import {
  type CollectedMonths,
  countCollectedMonths,
  countStored,
  type StoredCount,
} from '../../evidence/district-evidence/face.ts'
import { readBackfills } from '../../platform/backfill.ts'
import { readRefreshStatus } from '../collection/face.ts'

const SOURCE_TITLES: Record<DealSource, string> = {
  AptRent: '아파트 전월세',
  RHRent: '연립·다세대 전월세',
  SHRent: '단독·다가구 전월세',
  OffiRent: '오피스텔 전월세',
  AptTradeDev: '아파트 매매',
  RHTrade: '연립·다세대 매매',
  SHTrade: '단독·다가구 매매',
  OffiTrade: '오피스텔 매매',
}

/** What is stored, which numbers of law are overdue for a check, how far collecting and backfills have come, and the last runs of the scheduled refresh. */
export async function readDataStatus(pool: Pool, now: Date): Promise<ExternalDataStatus> {
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
    staleConstants: stalePaperConstants(seoulDate(now)),
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

function presentSource(source: DealSource, found: CollectedMonths | undefined): ExternalDataStatus['sources'][number] {
  return {
    source,
    title: SOURCE_TITLES[source],
    collectedMonths: found?.months ?? 0,
    rowCount: found?.deals ?? 0,
    latestDealMonth: found === undefined ? null : `${found.newestMonth.slice(0, 4)}-${found.newestMonth.slice(4)}`,
    latestCollectedAt: found === undefined ? null : seoulDateTime(found.latestAt),
  }
}
