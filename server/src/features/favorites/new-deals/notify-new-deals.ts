import type { Pool } from 'pg'
import { seoulDate } from '../../../domain/calendar.ts'
import { countNewDeals, NEW_DEALS_JOB, type NewDealGroup, takeNewDeals } from '../../../evidence/deals/index.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import type { Services } from '../../../services.ts'
import { type Notice, notify } from '../../notifications/index.ts'
import { addNews, type DueNews, listWatched, takeDueNews, type WatchedFavorite } from './stored-new-deals.ts'

/**
 * Months taken in one transaction, during which merges into them wait; homes counted per batch, and news items sent per
 * batch.
 */
const MONTHS_AT_ONCE = 500
const HOMES_AT_ONCE = 2_000
const NEWS_AT_ONCE = 5_000

/**
 * Finds the favorites concerned by newly stored deals and notifies their owners, at most once a day for each home.
 * Whoever stores deals enqueues it (an import, a refresh or a diagnosis). The hourly run is for what was left to the next
 * day, and for notes that another transaction held.
 */
export function newDealsJob(services: Pick<Services, 'pool' | 'clock'>): Job {
  return {
    name: NEW_DEALS_JOB,
    schedule: '37 * * * *',
    run: (_payload, signal) => notifyNewDeals(services, signal),
  }
}

export async function notifyNewDeals(
  { pool, clock }: Pick<Services, 'pool' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  while ((await inTransaction(pool, collectNews)) === MONTHS_AT_ONCE) signal?.throwIfAborted()
  while ((await notifySome(pool, clock.now())) > 0) signal?.throwIfAborted()
}

/**
 * Months are taken and counted in one transaction, so that a crash never counts a deal twice. Returns how many months
 * were taken.
 */
async function collectNews(transaction: Queryable): Promise<number> {
  const groups = await takeNewDeals(transaction, MONTHS_AT_ONCE)
  if (groups.length === 0) return 0
  const lawdCds = [...new Set(groups.map(({ lawdCd }) => lawdCd))]
  const watched = await listWatched(transaction, { lawdCds })
  for (const homes of byCityDistrict(watched)) await countFor(transaction, homes, groups)
  return groups.length
}

async function countFor(
  transaction: Queryable,
  homes: readonly WatchedFavorite[],
  groups: readonly NewDealGroup[],
): Promise<void> {
  const lawdCds = new Set(homes.map(({ pnu }) => pnu.slice(0, LAWD_CD_LENGTH)))
  const concerned = groups.filter(({ lawdCd }) => lawdCds.has(lawdCd))
  const given = homes.map(({ favoriteId: id, createdAt: since, ...home }) => ({ id, since, ...home }))
  await addNews(transaction, await countNewDeals(transaction, concerned, given))
}

const LAWD_CD_LENGTH = 5

/** Homes are ordered by lot; those of a city district stay together. */
function* byCityDistrict(homes: readonly WatchedFavorite[]): Generator<WatchedFavorite[]> {
  let batch: WatchedFavorite[] = []
  for (const home of homes) {
    const isOther = batch.at(-1)?.pnu.slice(0, LAWD_CD_LENGTH) !== home.pnu.slice(0, LAWD_CD_LENGTH)
    if (isOther && batch.length >= HOMES_AT_ONCE) {
      yield batch
      batch = []
    }
    batch.push(home)
  }
  if (batch.length > 0) yield batch
}

function notifySome(pool: Pool, now: Date): Promise<number> {
  return inTransaction(pool, async (transaction) => {
    const due = await takeDueNews(transaction, { today: seoulDate(now), limit: NEWS_AT_ONCE })
    await notify(transaction, due.flatMap(noticesOf), now)
    return due.length
  })
}

/** Deals of the lot itself take precedence over similar ones, which are used for a lot without deals. */
function noticesOf({ favoriteId, userId, home, isSimilar, count, months }: DueNews): Notice[] {
  if (count === 0) return []
  const type = isSimilar ? 'NEW_SIMILAR_TRANSACTIONS' : 'NEW_TRANSACTIONS'
  return [{ type, userId, relatedType: 'FAVORITE', relatedId: favoriteId, count, months, detail: { home } }]
}
