import type { Pool } from 'pg'
import { addDays, seoulDate } from '../../../domain/calendar.ts'
import { LOOK_AGAIN } from '../../../domain/rule-book/shown-lines.ts'
import { type LookAgain, lookAgainOf } from '../../../domain/way/look-again.ts'
import { lockUntilCommit } from '../../../platform/advisory-locks.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Job } from '../../../platform/job-queue.ts'
import { inTransaction, type Queryable } from '../../../platform/transaction.ts'
import { readLastDiagnosed } from '../../diagnosis-record/face.ts'
import { type Notice, notify } from '../../notifications/face.ts'
import { planLooks, readLastWords, takeUnseen, type UnseenFavorite } from './stored-looks.ts'

type AskingServices = { pool: Pool; clock: Clock }

const AT_ONCE = 1_000

/** R-NOTIF-19: by day, from 10 to 18 in Seoul, since nothing of it is urgent. */
export function lookAgainJob(services: AskingServices): Job {
  return {
    name: 'ask-who-still-looks',
    schedule: '22 1-9 * * *',
    run: (_payload, signal) => askWhoStillLooks(services, signal),
  }
}

async function askWhoStillLooks({ pool, clock }: AskingServices, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  while ((await inTransaction(pool, (transaction) => askSome(transaction, now))) === AT_ONCE) signal.throwIfAborted()
}

type Unseen = { home: UnseenFavorite; due: LookAgain }
type Planned = { favoriteId: number; day: string | null; sent: boolean }

/** What is due is sent and noted in one transaction, and one instance does it: of a person's homes that are due one word is sent. */
async function askSome(transaction: Queryable, now: Date): Promise<number> {
  const today = seoulDate(now)
  await lockUntilCommit(transaction, 'lookAgain')
  const homes = await takeUnseen(transaction, { today, limit: AT_ONCE })
  const looked = homes.filter((home) => isLookedFor(home, today))
  const diagnosed = await lastDiagnosed(transaction, looked)
  const unseen = looked.flatMap((home): Unseen[] => {
    const diagnosedOn = diagnosed.get(home.favoriteId) ?? null
    const seenOn = diagnosedOn !== null && diagnosedOn > home.seenOn ? diagnosedOn : home.seenOn
    const due = lookAgainOf({ seenOn, diagnosedOn }, today)
    return due === null ? [] : [{ home, due }]
  })
  const due = unseen.filter((each) => each.due.dueOn <= today)
  const held = await heldBack(transaction, due, today)
  const sent = due.filter(({ home }) => !held.has(home.userId))
  const planned = homes.map(({ favoriteId, userId }): Planned => {
    const found = unseen.find(({ home }) => home.favoriteId === favoriteId)
    if (found === undefined) return { favoriteId, day: null, sent: false }
    if (found.due.dueOn > today) return { favoriteId, day: found.due.dueOn, sent: false }
    const day = held.get(userId) ?? null
    return { favoriteId, day, sent: day === null }
  })
  await planLooks(transaction, { ...columnsOf(planned), today })
  await notify(transaction, noticesOf(sent), now)
  return homes.length
}

/** Whose contract has its day behind it is asked for its state by the way. */
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

/** Of those who had a word a short time ago the day from which the next may come. */
async function heldBack(
  transaction: Queryable,
  due: readonly Unseen[],
  today: string,
): Promise<ReadonlyMap<number, string>> {
  const userIds = [...new Set(due.map(({ home }) => home.userId))]
  const words = await readLastWords(transaction, { userIds, after: addDays(today, -LOOK_AGAIN.betweenDays) })
  return new Map(words.map(({ userId, sentOn }) => [userId, addDays(sentOn, LOOK_AGAIN.betweenDays)]))
}

function columnsOf(planned: readonly Planned[]): { favoriteIds: number[]; days: (string | null)[]; sent: boolean[] } {
  return {
    favoriteIds: planned.map(({ favoriteId }) => favoriteId),
    days: planned.map(({ day }) => day),
    sent: planned.map(({ sent }) => sent),
  }
}

/** One for each person: it names the home that was kept last, and counts the others. */
function noticesOf(sent: readonly Unseen[]): Notice[] {
  return [...Map.groupBy(sent, ({ home }) => home.userId)].map(([userId, own]) => {
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
