import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { whileRenewing } from '../platform/database/lease.ts'
import { statement } from '../platform/database/statement.ts'
import type { Queryable } from '../platform/database/transaction.ts'

/** Ensures that one of several instances makes a look-up; the others receive its reply. */
export type LookupLocks = {
  /** The reply must be JSON-serialisable. `lookedAt` (`performance.now()`): a reply that arrived after it counts as well. */
  once<T>(key: string, lookedAt: number, work: () => Promise<T>): Promise<T>
  /** The keys that some instance is looking up, or whose reply arrived after `lookedAt`. */
  underWay(keys: readonly string[], lookedAt: number): Promise<string[]>
}

/** A holder that does not renew its lease for this long is considered dead; no longer than one call may take. */
const LEASE_MS = 4_000
const LEASE = `clock_timestamp() + :leaseMs::float8 * interval '1 millisecond'`
const RENEWED_EVERY_MS = 1_000
const LOOK_AGAIN_MS = 50
/** Longer than any caller takes between reading stored data and requesting a look-up. */
const REMEMBERED_MS = 10_000

type LookupLock = { key: string; holder: string }

/** Locks the look-up, or returns its holder and the reply if it arrived after the caller read; one statement. */
const lock = statement<
  { holder: string; answer: unknown[] | null },
  LookupLock & { lookedMsAgo: number; leaseMs: number }
>({
  name: 'lookup-lock',
  columns: { holder: 'uuid', answer: 'jsonb' },
  text: `insert into lookup_claims as held (key, holder, claimed_until) values (:key, :holder, ${LEASE})
   on conflict (key) do update set (holder, claimed_until, answer, landed_at) = (
     select
       case when is_free then excluded.holder else held.holder end,
       case when is_free then excluded.claimed_until else held.claimed_until end,
       case when is_free then null else held.answer end, case when is_free then null else held.landed_at end
     from (
       select case
         when held.answer is null then held.claimed_until <= clock_timestamp()
         else held.landed_at <= clock_timestamp() - :lookedMsAgo::float8 * interval '1 millisecond'
       end as is_free
     ) as state
   )
   returning holder, answer`,
})
const renew = statement<never, LookupLock & { leaseMs: number }>({
  name: 'lookup-lock-renew',
  columns: {},
  text: `update lookup_claims set claimed_until = ${LEASE} where key = :key and holder = :holder`,
})
const land = statement<never, LookupLock & { answer: string }>({
  name: 'lookup-lock-land',
  columns: {},
  text: `update lookup_claims set answer = :answer, landed_at = clock_timestamp() where key = :key and holder = :holder`,
})
const giveBack = statement<never, LookupLock>({
  name: 'lookup-lock-give-back',
  columns: {},
  text: 'delete from lookup_claims where key = :key and holder = :holder',
})
const lookAt = statement<{ answer: unknown[] | null }, LookupLock>({
  name: 'lookup-lock-look',
  columns: { answer: 'jsonb' },
  text: `select answer from lookup_claims
   where key = :key and holder = :holder and (answer is not null or claimed_until > clock_timestamp())`,
})
const selectUnderWay = statement<{ key: string }, { keys: readonly string[]; lookedMsAgo: number }>({
  name: 'lookup-locks-under-way',
  columns: { key: 'text' },
  text: `select key from lookup_claims
   where key = any(:keys::text[]) and case
     when answer is null then claimed_until > clock_timestamp()
     else landed_at > clock_timestamp() - :lookedMsAgo::float8 * interval '1 millisecond'
   end`,
})
const removeEnded = statement<never>({
  name: 'lookup-lock-remove-ended',
  columns: {},
  text: `delete from lookup_claims where claimed_until <= clock_timestamp() - interval '1 minute'`,
})

/**
 * Rows with a lease by the database's clock, which all processes share; this also works with a pooler in transaction
 * mode. A reply is kept for some seconds, for callers that wait for it or read before it arrived.
 */
export function createLookupLocks(pool: Pool, leaseMs = LEASE_MS): LookupLocks {
  /** A lock left behind is removed by the next housekeeping. */
  const release = (own: LookupLock) => giveBack(pool, own).catch(() => undefined)

  async function lead<T>(own: LookupLock, work: () => Promise<T>): Promise<T> {
    // if the lease is not renewed, another instance repeats the look-up, which is harmless
    return whileRenewing(
      () => renew(pool, { ...own, leaseMs }),
      RENEWED_EVERY_MS,
      async () => {
        try {
          const answer = await work()
          await land(pool, { ...own, answer: JSON.stringify([answer]) })
          setTimeout(() => void release(own), REMEMBERED_MS).unref()
          return answer
        } catch (error) {
          await release(own)
          throw error
        }
      },
    )
  }

  return {
    async underWay(keys, lookedAt) {
      const rows = await since(pool, lookedAt, (client, lookedMsAgo) => selectUnderWay(client, { keys, lookedMsAgo }))
      return rows.map(({ key }) => key)
    },
    async once(key, lookedAt, work) {
      const own = { key, holder: randomUUID() }
      for (;;) {
        const [held] = await since(pool, lookedAt, (client, lookedMsAgo) =>
          lock(client, { ...own, lookedMsAgo, leaseMs }),
        )
        if (held === undefined || held.holder === own.holder) return lead(own, work)
        if (held.answer !== null) return held.answer[0] as Awaited<ReturnType<typeof work>>
        for (;;) {
          await sleep(LOOK_AGAIN_MS)
          const [underWay] = await lookAt(pool, { key, holder: held.holder })
          if (underWay === undefined) break
          if (underWay.answer !== null) return underWay.answer[0] as Awaited<ReturnType<typeof work>>
        }
      }
    },
  }
}

/** Excludes the wait for a connection: a reply that arrives during it is not older than the caller's read. */
async function since<T>(
  pool: Pool,
  lookedAt: number,
  ask: (client: Queryable, lookedMsAgo: number) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    return await ask(client, performance.now() - lookedAt)
  } finally {
    client.release()
  }
}

/** Removes look-ups for which nobody can be waiting any more. */
export function removeEndedLookups(database: Queryable): Promise<unknown> {
  return removeEnded(database)
}
