import type { Pool } from 'pg'
import { ADVISORY_LOCKS } from './advisory-locks.ts'

/** A machine that vanished without a word is noticed within a minute. */
const KEEP_ALIVE = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

/**
 * Does `work` unless another process holds the lock; `null` then. The lock belongs to a database session: it ends with
 * its process, however that dies. `work`'s signal is aborted when the session is lost, as another process may begin then.
 */
export async function withSessionLock<T>(
  pool: Pool,
  lock: keyof typeof ADVISORY_LOCKS,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect()
  const lost = new AbortController()
  const onError = () => lost.abort()
  client.on('error', onError)
  try {
    await client.query(KEEP_ALIVE)
    const taken = 'select pg_try_advisory_lock($1) as mine'
    const { rows } = await client.query<{ mine: boolean }>(taken, [ADVISORY_LOCKS[lock]])
    return rows[0]?.mine === true ? await work(lost.signal) : null
  } finally {
    client.off('error', onError)
    client.on('error', () => {})
    // closing the session gives the lock back, whatever state it is in; only this way it is free when this returns
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    client.release(true)
  }
}
