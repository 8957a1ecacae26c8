import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { readTogether } from '../database/ask-together.ts'
import { readBackfills } from '../database/backfill.ts'
import type { DatabaseConnection } from '../database/database.ts'
import type { Replica } from '../database/replica.ts'
import { statement } from '../database/statement.ts'
import { type ObservedKind, onObserved } from '../observe.ts'
import { readOperationMarks } from '../operation-marks.ts'

type Labels = Record<string, string>

const HISTOGRAMS: Record<
  Exclude<ObservedKind, 'http'>,
  { name: string; help: string; labels: (name: string, outcome: string) => Labels }
> = {
  sql: {
    name: 'lease_risk_sql_seconds',
    help: 'Time of a statement, the wait for a connection included',
    labels: (statement, outcome) => ({ statement, outcome }),
  },
  provider: {
    name: 'lease_risk_provider_seconds',
    help: 'Time of one request to a provider, retries included',
    labels: (operation, outcome) => ({ operation, outcome }),
  },
  job: {
    name: 'lease_risk_job_seconds',
    help: 'Time of one run of a job',
    labels: (job, outcome) => ({ job, outcome }),
  },
  step: {
    name: 'lease_risk_diagnosis_step_seconds',
    help: 'Time of one step of a diagnosis',
    labels: (step, outcome) => ({ step, outcome }),
  },
  message: {
    name: 'lease_risk_message_seconds',
    help: 'Time of one message to a person outside of the service, by channel and how it ended: SENT, FAILED (tried again), GIVEN_UP, STOPPED (nobody there), NOTHING_LEFT',
    labels: (channel, outcome) => ({ channel, outcome }),
  },
}
const BUCKETS = [0.002, 0.01, 0.05, 0.25, 1, 5, 30]

type Backlog = { waiting: number; given_up: number; oldest_seconds: number; unpublished: number }

/** `given_up`: all attempts used up. */
const readBacklog = statement<Backlog>({
  name: 'metrics-backlog',
  columns: { waiting: 'int8', given_up: 'int8', oldest_seconds: 'float8', unpublished: 'int8' },
  text: `select
     count(*) filter (where open and run_at <= now()) as waiting,
     count(*) filter (where not open) as given_up,
     coalesce(extract(epoch from now() - min(run_at) filter (where open and run_at <= now())), 0)::float8 as oldest_seconds,
     (select count(*) from outbox where sequence is null) as unpublished
   from (
     select run_at, attempts < max_attempts as open from graphile_worker.jobs where locked_at is null
   ) as jobs`,
})

/** Each promotion of a standby begins a new timeline. */
const readTimeline = statement<{ timeline: number }>({
  name: 'metrics-timeline',
  columns: { timeline: 'int8' },
  text: `select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int8 as timeline`,
})

/** A hanging disk never responds. */
const DISK_PATIENCE_MS = 1_000

type Slot = { slot: string; bytes: number }

/** Standbys receive the log through slots, which any role may read; a slot that was never used retains nothing. */
const readSlots = statement<Slot>({
  name: 'metrics-replication-slots',
  columns: { slot: 'text', bytes: 'float8' },
  text: `select slot_name::text as slot, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float8 as bytes
   from pg_replication_slots where restart_lsn is not null and not pg_is_in_recovery()`,
})

/** Registers a gauge whose value is collected when it is read. */
function gauge(
  registry: Registry,
  name: string,
  help: string,
  label: string | string[] | undefined,
  collect: (gauge: Gauge) => void | Promise<void>,
): void {
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label].flat(),
    registers: [registry],
    collect: () => collect(made),
  })
}

/** R-OPS-31 to R-OPS-33: metrics that warn early. Unknown values are omitted, as stale ones would be reassuring. */
function collectUpkeepMetrics(registry: Registry, database: Pool, dataDir: string): void {
  gauge(registry, 'lease_risk_disk_bytes', 'The disk of DATA_DIR', 'what', async (disk) => {
    disk.reset()
    const found = await diskOf(dataDir)
    if (found === undefined) return
    disk.set({ what: 'size' }, found.blocks * found.bsize)
    disk.set({ what: 'free' }, found.bavail * found.bsize)
  })
  const ago = 'Seconds since it last ended, from every instance the same'
  gauge(registry, 'lease_risk_operation_age_seconds', ago, 'operation', async (age) => {
    age.reset()
    for (const { operation, ageSeconds } of await marks(database)) age.set({ operation }, ageSeconds)
  })
  gauge(registry, 'lease_risk_operation_succeeded', 'Whether it found all in order', 'operation', async (succeeded) => {
    succeeded.reset()
    for (const mark of await marks(database)) succeeded.set({ operation: mark.operation }, mark.succeeded ? 1 : 0)
  })
  const kept = 'Bytes of the log that the primary keeps for a standby which has not taken them yet'
  gauge(registry, 'lease_risk_replication_behind_bytes', kept, 'slot', async (behind) => {
    behind.reset()
    for (const { slot, bytes } of await readSlots(database).catch(() => [])) behind.set({ slot }, bytes)
  })
}

/** Two metrics of each read of `/metrics` use the marks. */
const readMarks = readTogether(async (pool, asks: null[]) => {
  const found = await readOperationMarks(pool)
  return asks.map(() => found)
})

function marks(database: Pool) {
  return readMarks(database, null).catch(() => [])
}

let looking: Promise<StatsFs | undefined> | undefined

/** Checks one at a time: each hanging check blocks a thread. */
function diskOf(folder: string): Promise<StatsFs | undefined> {
  looking ??= statfs(folder)
    .catch(() => undefined)
    .finally(() => {
      looking = undefined
    })
  return Promise.race([looking, sleep(DISK_PATIENCE_MS, undefined, { ref: false })])
}

/** Collects metrics of this process and of the backlog in the database, besides requests. @returns a function that ends it. */
export function collectServiceMetrics(registry: Registry, database: DatabaseConnection, dataDir: string): () => void {
  const histograms = Object.fromEntries(
    Object.entries(HISTOGRAMS).map(([kind, { name, help, labels }]) => [
      kind,
      new Histogram({ name, help, labelNames: Object.keys(labels('', '')), buckets: BUCKETS, registers: [registry] }),
    ]),
  ) as Record<string, Histogram | undefined>
  const { pool } = database
  gauge(registry, 'lease_risk_database_connections', 'Connections of the requests', 'state', (connections) => {
    connections.set({ state: 'open' }, pool.totalCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'waited for' }, pool.waitingCount)
  })
  gauge(registry, 'lease_risk_database_up', 'Whether the database answers', undefined, async (up) =>
    up.set((await database.isReachable()) ? 1 : 0),
  )
  collectTimeline(registry, pool)
  collectReplicaMetrics(registry, database.replica)
  collectUpkeepMetrics(registry, pool, dataDir)
  gauge(
    registry,
    'lease_risk_backfill_rows',
    'Rows of backfills that are not done',
    ['backfill', 'what'],
    async (rows) => {
      rows.reset()
      for (const { name: backfill, doneRows, expectedRows } of await readBackfills(pool).catch(() => [])) {
        rows.set({ backfill, what: 'done' }, doneRows)
        rows.set({ backfill, what: 'expected' }, expectedRows)
      }
    },
  )
  gauge(registry, 'lease_risk_backlog', 'What waits in the database, over all instances', 'what', async (backlog) => {
    // a stale figure would be worse than none
    backlog.reset()
    const [found] = await readBacklog(pool).catch(() => [])
    if (found === undefined) return
    backlog.set({ what: 'jobs' }, found.waiting)
    backlog.set({ what: 'jobs given up' }, found.given_up)
    backlog.set({ what: 'seconds of the oldest job' }, found.oldest_seconds)
    backlog.set({ what: 'events' }, found.unpublished)
  })
  return onObserved(({ kind, name, outcome, seconds }) => {
    if (kind !== 'http') histograms[kind]?.observe(HISTOGRAMS[kind].labels(name, outcome), seconds)
  })
}

/** R-OPS-33. There is no value while no primary responds. */
function collectTimeline(registry: Registry, pool: DatabaseConnection['pool']): void {
  const help = 'Timeline of the primary: another one after each failover'
  gauge(registry, 'lease_risk_database_timeline', help, undefined, async (timeline) => {
    // a stale value would suggest that nothing has happened
    timeline.remove()
    const [found] = await readTimeline(pool).catch(() => [])
    if (found !== undefined) timeline.set(found.timeline)
  })
}

/** Without a replica there are no values. */
function collectReplicaMetrics(registry: Registry, replica: Replica | null): void {
  gauge(registry, 'lease_risk_replica', 'The replica for reads that may be old', 'what', (value) => {
    value.reset()
    if (replica === null) return
    value.set({ what: 'in use' }, replica.state() === 'CURRENT' ? 1 : 0)
    const seconds = replica.lagSeconds()
    if (seconds !== null) value.set({ what: 'seconds behind' }, seconds)
  })
  gauge(registry, 'lease_risk_old_reads', 'Reads that may be old, by who answered them', 'from', (reads) => {
    for (const [from, count] of Object.entries(replica?.counts() ?? {})) reads.set({ from }, count)
  })
}
