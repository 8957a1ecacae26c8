import type { StatsFs } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import { readTogether } from '../database/ask-together.ts'
import { statement } from '../database/statement.ts'
import { readOperationMarks } from '../operation-marks.ts'
import { gauge } from './gauge.ts'

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

/** R-OPS-31 to R-OPS-33: metrics that warn ahead. Unknown values are omitted, as stale ones would be reassuring. */
export function collectUpkeepMetrics(registry: Registry, database: Pool, dataDir: string): void {
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
