import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'
import { ADVISORY_LOCK_SEEDS, lockNameForSession } from './advisory-locks.ts'
import { statement } from './statement.ts'

const seed = ADVISORY_LOCK_SEEDS.jobPool

/** Jobs whose pool holds no lock: its process is gone. Those taken just now are left alone, their pool's lock may be on its way. */
const releaseOrphans = statement<
  { released: ''; pools: string[] },
  { olderThanSeconds: number; pools: string[]; seed: number }
>({
  name: 'release-orphaned-jobs',
  columns: { released: 'void', pools: '_text' },
  text: `select graphile_worker.force_unlock_workers(array_agg(pool)) as released, array_agg(pool) as pools
   from (
     select distinct locked_by as pool from graphile_worker.jobs
     where locked_at < now() - make_interval(secs => :olderThanSeconds) and locked_by <> all(:pools)
   ) as busy
   where pg_try_advisory_xact_lock(hashtextextended(pool, :seed))
   having count(*) > 0`,
})

/**
 * Gives the jobs of a killed process to the others within seconds; left to itself the queue waits four hours.
 * Each pool of workers is vouched for by an advisory lock on a connection of this process, which the database releases when the process dies.
 */
export function guardJobs(options: {
  databaseUrl: string
  events: WorkerEvents
  log: Pick<Logger, 'warn'>
  sweepEveryMs: number
}): { stop(): Promise<void> } {
  const { databaseUrl, events, log, sweepEveryMs } = options
  const pools = new Set<string>()
  const vouchedFor = new Set<string>()
  let client: pg.Client | undefined
  let stopped = false

  async function connected(): Promise<pg.Client> {
    if (client !== undefined) return client
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'lease-risk jobs', keepAlive: true })
    fresh.on('error', () => {})
    fresh.on('end', () => {
      client = undefined
      vouchedFor.clear()
    })
    await fresh.connect()
    client = fresh
    return fresh
  }

  async function sweep(): Promise<void> {
    const connection = await connected()
    for (const pool of pools) {
      if (vouchedFor.has(pool)) continue
      await lockNameForSession(connection, 'jobPool', pool)
      vouchedFor.add(pool)
    }
    const [orphans] = await releaseOrphans(connection, {
      olderThanSeconds: sweepEveryMs / 1000,
      pools: [...pools],
      seed,
    })
    if (orphans !== undefined)
      log.warn({ pools: orphans.pools }, 'jobs of a process that is gone were given back to the queue')
  }

  let sweeping = Promise.resolve()
  const sweepNext = () => {
    if (stopped) return
    sweeping = sweeping.then(sweep).catch((error) => log.warn({ err: error }, 'could not look for orphaned jobs'))
  }
  events.on('pool:create', ({ workerPool }) => {
    pools.add(workerPool.id)
    sweepNext()
  })
  const timer = setInterval(sweepNext, sweepEveryMs)
  timer.unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await sweeping
      await client?.end()
    },
  }
}
