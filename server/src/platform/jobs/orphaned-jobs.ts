import { randomUUID } from 'node:crypto'
import type { WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { endLease, takeLease } from '../database/lease.ts'
import { statement } from '../database/statement.ts'

/** A worker pool whose lease is not renewed this many times in a row is considered dead. */
const MISSED = 3

/** Releases jobs whose pool has no lease, as its process is gone. Just-taken jobs are left: the lease may still be coming. */
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

/** The jobs that these pools took and do not run. */
const findLost = statement<{ id: string }, { pools: readonly string[]; running: readonly string[]; seconds: number }>({
  name: 'find-jobs-taken-and-not-run',
  columns: { id: 'text' },
  text: `select id::text from graphile_worker.jobs
   where locked_by = any(:pools::text[]) and locked_at < now() - make_interval(secs => :seconds)
     and id <> all(:running::bigint[])`,
})

/** Reschedules jobs enqueued or postponed before the clock was set back; they would wait until it catches up. */
const bringBack = statement<{ brought: number }>({
  name: 'bring-back-jobs-of-a-later-clock',
  columns: { brought: 'int4' },
  text: `select count(*)::int as brought
   from graphile_worker.jobs as late, lateral graphile_worker.reschedule_jobs(
     array[late.id], run_at => now() + greatest(late.run_at - late.updated_at, interval '0')) as job
   where late.updated_at > now() + interval '5 seconds' and late.locked_at is null`,
})

/**
 * Releases the jobs of a killed process to others within seconds; on its own, the queue waits four hours.
 * Each worker pool has a lease that its process renews with every sweep.
 */
export function guardJobs(options: {
  pool: Pool
  events: WorkerEvents
  log: Pick<Logger, 'warn'>
  sweepEveryMs: number
  /** A job is locked by a pool of this process that does not run it: the reply that handed it over did not arrive. */
  onLostJob: () => void
}): {
  /** The pools so far have ended although their process lives: releases the jobs they left locked. */
  disown(): Promise<void>
  stop(): Promise<void>
} {
  const { pool, events, log, sweepEveryMs, onLostJob } = options
  const holder = randomUUID()
  const vouchedFor = new Set<string>()
  const running = new Set<string>()
  let doubtful: ReadonlySet<string> = new Set()
  const seconds = (MISSED * sweepEveryMs) / 1000
  const leaseOf = (workerPool: string) => ({ name: `job pool ${workerPool}`, holder })
  let stopped = false
  // after a database outage, other processes get one sweep interval to renew their leases
  let wasReachable = false

  async function sweep(): Promise<void> {
    for (const workerPool of vouchedFor) await takeLease(pool, leaseOf(workerPool), seconds)
    const [orphans] = wasReachable ? await releaseOrphans(pool, { seconds }) : []
    wasReachable = true
    await bringBack(pool)
    await lookForLost()
    if (orphans !== undefined)
      log.warn({ pools: orphans.pools }, 'jobs of a process that is gone were given back to the queue')
  }

  /** The end of a job may be on its way to the database, so a job is lost only if the sweep before found it too. */
  async function lookForLost(): Promise<void> {
    const found = await findLost(pool, { pools: [...vouchedFor], running: [...running], seconds })
    const lost = found.filter(({ id }) => doubtful.has(id)).map(({ id }) => id)
    doubtful = new Set(found.map(({ id }) => id))
    if (lost.length === 0) return
    log.warn({ jobs: lost }, 'jobs were taken over a connection that broke, and are not run')
    onLostJob()
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
  events.on('job:start', ({ job }) => running.add(job.id))
  events.on('job:complete', ({ job }) => running.delete(job.id))
  const timer = setInterval(sweepNext, sweepEveryMs)
  timer.unref()
  async function disown(): Promise<void> {
    const ended = [...vouchedFor]
    vouchedFor.clear()
    await sweeping
    // their unfinished jobs are free at once; leases left behind expire by themselves
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

const forget = statement<{ names: string[] | null }, { killedSeconds: number; failedSeconds: number }>({
  name: 'forget-given-up-jobs',
  columns: { names: '_text' },
  text: `select array_agg(job.task_identifier) as names
   from graphile_worker.jobs as job, lateral graphile_worker.complete_jobs(array[job.id]) as completed
   where job.attempts >= job.max_attempts and job.locked_at is null
     and job.run_at < now() - make_interval(secs => case when job.last_error is null then :killedSeconds::int else :failedSeconds::int end)`,
})

/**
 * Removes jobs that used up their attempts: nothing else does, and their alert would stay active for ever. Failed ones
 * are kept for an operator to inspect and retry (docs/operations/incidents.md, JobsGivenUp); killed ones have no error
 * to inspect, and the next job of the kind does their work.
 */
export async function forgetGivenUpJobs(
  pool: Pool,
  log: Pick<Logger, 'warn'>,
  kept: { killedSeconds: number; failedSeconds: number },
): Promise<void> {
  const [found] = await forget(pool, kept)
  if (found?.names) log.warn({ jobs: found.names }, 'jobs that had been given up were removed')
}
