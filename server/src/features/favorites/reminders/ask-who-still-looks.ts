import { addDays, seoulDate } from '../../../domain/calendar.ts'
import { LOOK_AGAIN } from '../../../domain/rule-book/shown-thresholds.ts'
import { type LookAgain, lookAgainOf } from '../../../domain/way/look-again.ts'
import { lockUntilCommit } from '../../../platform/database/advisory-locks.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import type { Services } from '../../../services.ts'
import { readLastDiagnosed } from '../../diagnosis/index.ts'
import { type Notice, notify } from '../../notifications/index.ts'
import { planLooks, readLastAsked, takeUnseen, type UnseenFavorite } from './stored-looks.ts'

const AT_ONCE = 1_000

/** R-NOTIF-19: runs in the daytime, from 10 to 18 in Seoul, since nothing about it is urgent. */
export function lookAgainJob(services: Services): Job {
  return {
    name: 'ask-who-still-looks',
    schedule: '22 1-9 * * *',
    run: (_payload, signal) => askWhoStillLooks(services, signal),
  }
}

async function askWhoStillLooks({ pool, clock }: Services, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  while ((await inTransaction(pool, (transaction) => askSome(transaction, now))) === AT_ONCE) signal.throwIfAborted()
}

type Unseen = { home: UnseenFavorite; due: LookAgain }

/**
 * Due questions are sent and recorded in one transaction, by one instance at a time: a user is asked once for all homes
 * that are due.
 */
async function askSome(transaction: Queryable, now: Date): Promise<number> {
  const today = seoulDate(now)
  await lockUntilCommit(transaction, 'lookAgain')
  const homes = await takeUnseen(transaction, { today, limit: AT_ONCE })
  const unseen = await unseenOf(transaction, homes, today)
  const due = unseen.filter((each) => each.due.dueOn <= today)
  const askableOn = await nextAskableDays(transaction, due, today)
  const asked = due.filter(({ home }) => !askableOn.has(home.userId))
  const isAsked = new Set(asked.map(({ home }) => home.favoriteId))
  const dueOn = new Map(
    unseen.map(({ home, due: { dueOn } }) => [
      home.favoriteId,
      dueOn > today ? dueOn : (askableOn.get(home.userId) ?? null),
    ]),
  )
  const favoriteIds = homes.map(({ favoriteId }) => favoriteId)
  await planLooks(transaction, {
    favoriteIds,
    days: favoriteIds.map((id) => dueOn.get(id) ?? null),
    asked: favoriteIds.map((id) => isAsked.has(id)),
    today,
  })
  await notify(transaction, noticesOf(asked), now)
  return homes.length
}

/** Favorites that may become due, each with its day. */
async function unseenOf(transaction: Queryable, homes: readonly UnseenFavorite[], today: string): Promise<Unseen[]> {
  const looked = homes.filter((home) => isLookedFor(home, today))
  const diagnosed = await lastDiagnosed(transaction, looked)
  return looked.flatMap((home) => {
    const diagnosedOn = diagnosed.get(home.favoriteId) ?? null
    const seenOn = diagnosedOn !== null && diagnosedOn > home.seenOn ? diagnosedOn : home.seenOn
    const due = lookAgainOf({ seenOn, diagnosedOn }, today)
    return due === null ? [] : [{ home, due }]
  })
}

/** Owners whose contract day has passed are asked for the favorite's state as part of its way. */
function isLookedFor({ state, contractOn }: UnseenFavorite, today: string): boolean {
  return state === 'LOOKING' && (contractOn === null || contractOn > today)
}

async function lastDiagnosed(
  transaction: Queryable,
  homes: readonly UnseenFavorite[],
): Promise<ReadonlyMap<number, string>> {
  const located = homes.flatMap(({ pnu, ...home }) => (pnu === null ? [] : [{ ...home, pnu }]))
  const days = await readLastDiagnosed(
    transaction,
    located.map(({ userId, pnu, unitText }) => ({ userId, pnu, unitText })),
  )
  return new Map(
    located.flatMap(({ favoriteId }, index): [number, string][] => {
      const day = days[index] ?? null
      return day === null ? [] : [[favoriteId, seoulDate(day)]]
    }),
  )
}

/** For each user who was asked recently, the first day on which to ask again. */
async function nextAskableDays(
  transaction: Queryable,
  due: readonly Unseen[],
  today: string,
): Promise<ReadonlyMap<number, string>> {
  const userIds = [...new Set(due.map(({ home }) => home.userId))]
  const asked = await readLastAsked(transaction, { userIds, after: addDays(today, -LOOK_AGAIN.betweenDays) })
  return new Map(asked.map(({ userId, askedOn }) => [userId, addDays(askedOn, LOOK_AGAIN.betweenDays)]))
}

/** One notification per user: it names the home saved most recently, and counts the others. */
function noticesOf(asked: readonly Unseen[]): Notice[] {
  return [...Map.groupBy(asked, ({ home }) => home.userId)].map(([userId, own]) => {
    const [newest] = own.toSorted((a, b) => b.home.favoriteId - a.home.favoriteId)
    if (newest === undefined) throw new Error('a group has one at least')
    const { home, due } = newest
    const detail = { home: home.home, code: due.reason, fromOn: due.sinceOn }
    return {
      type: 'LOOK_AGAIN',
      userId,
      relatedType: 'FAVORITE',
      relatedId: home.favoriteId,
      count: own.length,
      detail,
    }
  })
}
