import { randomUUID } from 'node:crypto'
import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { endLease, takeLease } from './lease.ts'
import { statement } from './statement.ts'

/** A pool of workers that is not vouched for this many times in a row is held for dead. */
const MISSED = 3

/** Jobs whose pool has no lease: its process is gone. Those taken just now are left alone, their pool's lease may be on its way. */
const releaseOrphans = statement<{ released: ''; pools: string[] }, { seconds: number }>({
  name: 'release-orphaned-jobs',
  columns: { released: 'void', pools: '_text' },
  text: `select graphile_worker.force_unlock_workers(array_agg(pool)) as released, array_agg(pool) as pools
   from (
     select distinct locked_by as pool from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => :seconds)
   ) as busy
   where not exists (select from process_leases where name = 'job pool ' || pool and ends_at > now())
   having count(*) > 0`,
})

/** Those that a clock which has been set back since has enqueued or put off, which would wait until it has caught up. */
const bringBack = statement<{ brought: number }>({
  name: 'bring-back-jobs-of-a-later-clock',
  columns: { brought: 'int4' },
  text: `select count(*)::int as brought
   from graphile_worker.jobs as late, lateral graphile_worker.reschedule_jobs(
     array[late.id], run_at => now() + greatest(late.run_at - late.updated_at, interval '0')) as job
   where late.updated_at > now() + interval '5 seconds' and late.locked_at is null`,
})

/**
 * Gives the jobs of a killed process to the others within seconds; left to itself the queue waits four hours.
 * Each pool of workers is vouched for by a lease that its process renews with every sweep.
 */
export function guardJobs(options: {
  pool: Pool
  events: WorkerEvents
  log: Pick<Logger, 'warn'>
  sweepEveryMs: number
}): {
  /** The pools so far have ended, though their process lives: what they left locked is for others. */
  disown(): Promise<void>
  stop(): Promise<void>
} {
  const { pool, events, log, sweepEveryMs } = options
  const holder = randomUUID()
  const vouchedFor = new Set<string>()
  const seconds = (MISSED * sweepEveryMs) / 1000
  const leaseOf = (workerPool: string) => ({ name: `job pool ${workerPool}`, holder })
  let stopped = false
  // after an outage of the database the others get the time of one sweep to renew theirs
  let wasReachable = false

  async function sweep(): Promise<void> {
    for (const workerPool of vouchedFor) await takeLease(pool, leaseOf(workerPool), seconds)
    const [orphans] = wasReachable ? await releaseOrphans(pool, { seconds }) : []
    wasReachable = true
    await bringBack(pool)
    if (orphans !== undefined)
      log.warn({ pools: orphans.pools }, 'jobs of a process that is gone were given back to the queue')
  }

  let sweeping = Promise.resolve()
  const sweepNext = () => {
    if (stopped) return
    sweeping = sweeping.then(sweep).catch((error) => {
      wasReachable = false
      log.warn({ err: error }, 'could not look for orphaned jobs')
    })
  }
  events.on('pool:create', ({ workerPool }) => {
    vouchedFor.add(workerPool.id)
    sweepNext()
  })
  const timer = setInterval(sweepNext, sweepEveryMs)
  timer.unref()
  async function disown(): Promise<void> {
    const ended = [...vouchedFor]
    vouchedFor.clear()
    await sweeping
    // whatever they did not finish is free at once; left behind, the leases end by themselves
    for (const workerPool of ended) await endLease(pool, leaseOf(workerPool)).catch(() => undefined)
  }
  return {
    disown,
    async stop() {
      stopped = true
      clearInterval(timer)
      await disown()
    },
  }
}
