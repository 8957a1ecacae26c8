import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { statement } from './statement.ts'
import type { Queryable } from './transaction.ts'

/** How long a lease lasts without being renewed. */
const LEASE_SECONDS = 30
const RENEWALS_IN_A_LEASE = 6
const LOOK_AGAIN_MS = 500

type Lease = { name: string; holder: string }

const take = statement<{ holder: string }, Lease & { seconds: number }>({
  name: 'lease-take',
  columns: { holder: 'uuid' },
  text: `insert into process_leases as held (name, holder, ends_at)
   values (:name, :holder, now() + make_interval(secs => :seconds))
   on conflict (name) do update set holder = excluded.holder, ends_at = excluded.ends_at
   where held.ends_at <= now() or held.holder = excluded.holder
   returning holder`,
})
const giveBack = statement<never, Lease>({
  name: 'lease-give-back',
  columns: {},
  text: 'delete from process_leases where name = :name and holder = :holder',
})
const readLease = statement<{ holder: string; ends_at: Date; ended: boolean }, { name: string }>({
  name: 'lease-read',
  columns: { holder: 'uuid', ends_at: 'timestamptz', ended: 'bool' },
  text: 'select holder, ends_at, ends_at <= now() as ended from process_leases where name = :name',
})
const removeEnded = statement<never>({
  name: 'lease-remove-ended',
  columns: {},
  text: `delete from process_leases where ends_at < now() - interval '1 hour'`,
})

/** Takes the lease, or renews it if already held. `false`: another process holds it. */
export async function takeLease(database: Queryable, lease: Lease, seconds: number): Promise<boolean> {
  return (await take(database, { ...lease, seconds })).length > 0
}

export async function endLease(database: Queryable, lease: Lease): Promise<void> {
  await giveBack(database, lease)
}

/** Waits until the holder renews the lease (`false`: it is alive) or the lease ends (`true`: it may be taken). */
export async function isFreeSoon(database: Queryable, name: string): Promise<boolean> {
  const [first] = await readLease(database, { name })
  for (let now = first; now !== undefined && !now.ended; [now] = await readLease(database, { name })) {
    if (now.holder !== first?.holder || now.ends_at.getTime() !== first.ends_at.getTime()) return false
    await sleep(LOOK_AGAIN_MS)
  }
  return true
}

/** Removes leases left by processes that died. */
export function removeEndedLeases(database: Queryable): Promise<unknown> {
  return removeEnded(database)
}

/**
 * Runs `work`; returns `null` if another process holds the lease. The lease needs no database session: any connection can
 * renew it, even behind a pooler. If its process dies, it is free within `seconds`. The signal of `work` is aborted if the
 * lease could not be renewed in time or another process holds it, because that process may have begun the work.
 */
export async function withLease<T>(
  pool: Pool,
  name: string,
  work: (lost: AbortSignal) => Promise<T>,
  seconds = LEASE_SECONDS,
): Promise<T | null> {
  const lease = { name, holder: randomUUID() }
  let endsAt = performance.now() + seconds * 1000
  if (!(await takeLease(pool, lease, seconds))) return null
  const lost = new AbortController()
  const renew = async () => {
    const asked = performance.now()
    const mine = await takeLease(pool, lease, seconds).catch(() => null)
    if (mine) endsAt = asked + seconds * 1000
    if (mine === false || performance.now() >= endsAt) lost.abort()
  }
  try {
    return await whileRenewing(renew, (seconds * 1000) / RENEWALS_IN_A_LEASE, () => work(lost.signal))
  } finally {
    // a lease left behind expires by itself
    await endLease(pool, lease).catch(() => undefined)
  }
}

/** Runs `work` and calls `renew` periodically as a sign of life; a failed renewal is retried at the next interval. */
export async function whileRenewing<T>(
  renew: () => Promise<unknown>,
  everyMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), everyMs)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}
