import type { Pool } from 'pg'

/** Any number; every process of the service takes the same one. */
const REFRESH_LOCK = 7_215_024

/** A machine that vanished without a word is noticed within a minute. */
const KEEP_ALIVE = 'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3'

/**
 * Does `work` unless another process refreshes; `null` then. The lock belongs to a database session: it ends with its
 * process, however that dies. `work`'s signal is aborted when the session is lost, as another process may begin then.
 */
export async function withRefreshLock<T>(pool: Pool, work: (lost: AbortSignal) => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  const lost = new AbortController()
  const onError = () => lost.abort()
  client.on('error', onError)
  try {
    await client.query(KEEP_ALIVE)
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [REFRESH_LOCK])
    return rows[0]?.mine === true ? await work(lost.signal) : null
  } finally {
    client.off('error', onError)
    client.on('error', () => {})
    // closing the session gives the lock back, whatever state it is in; only this way it is free when this returns
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    client.release(true)
  }
}
