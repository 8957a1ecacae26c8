import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSandbox } from '@lease-risk/sandbox'
import type pg from 'pg'
import { createDatabase, type DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { migrateFor } from '../../server/src/platform/database/request-role.ts'
import {
  blackHole,
  type DrillContext,
  type DrillOutcome,
  databaseGone,
  freezeInstance,
  killInstances,
} from './drill/drills.ts'
import { failover } from './drill/failover/failover.ts'
import { pointInTime } from './drill/failover/point-in-time.ts'
import { fullDatabaseDisk, fullFileDisk } from './drill/full-disk.ts'
import { idleConnections, noDescriptorsLeft } from './drill/many-connections.ts'
import { movedClock } from './drill/moved-clock.ts'
import { overload } from './drill/overload.ts'
import { slowDatabaseDisk, slowFileDisk } from './drill/slow-disk.ts'
import { soak } from './drill/soak.ts'
import { startScratchServer } from './scratch-database.ts'

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    /** The pause of each `soak` writer between two writes, in milliseconds. */
    pause: { type: 'string', default: '0' },
    failovers: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10000' },
    /** How long the database is unavailable. */
    outage: { type: 'string', default: '30' },
    /** Runs only these, by the keys of `DRILLS`, separated by commas. */
    only: { type: 'string' },
  },
})

const DRILLS: Record<string, (context: DrillContext, admin: pg.Pool) => Promise<DrillOutcome>> = {
  kills: (context) => killInstances(context, Number(options.kills)),
  freeze: (context) => freezeInstance(context, 20),
  providers: (context) => blackHole(context),
  database: (context, admin) => databaseGone(context, Number(options.outage), admin),
  connections: (context) => idleConnections(context, Number(options.connections)),
  descriptors: (context) => noDescriptorsLeft(context),
  'full-files': (context) => fullFileDisk(context),
  'full-database': (context) => fullDatabaseDisk(context, 10),
  'slow-files': (context) => slowFileDisk(context, 4),
  'slow-database': (context) => slowDatabaseDisk(context, 6),
  overload: (context) => overload(context, 10),
  failover: (context) => failover(context, Number(options.failovers)),
  'point-in-time': (context) => pointInTime(context),
  clock: (context) => movedClock(context),
  soak: (context) => soak(context, Number(options.seconds), Number(options.pause)),
}

// Checks what must hold under faults; the exit code is 1 if anything did not hold.
const server = await startScratchServer()
const sandbox = await startSandbox()
let held = true
for (const [name, drill] of Object.entries(DRILLS)) {
  if (options.only !== undefined && !options.only.split(',').includes(name)) continue
  const databaseUrl = await server.createDatabase(`drill_${name.replaceAll('-', '_')}`)
  await migrateFor(databaseUrl)
  const admin = new URL(databaseUrl)
  admin.pathname = '/postgres'
  // the drill terminates these connections as well; the pools then open new ones
  const [database, administration] = [databaseUrl, admin.href].map((url) =>
    createDatabase({ url, poolSize: 5, statementTimeoutMs: 60_000 }),
  ) as [DatabaseConnection, DatabaseConnection]
  const start = { databaseUrl, sandboxOrigin: sandbox.origin, dataDir: join(server.folder, 'service') }
  const result = await drill({ start, pool: database.pool, sandbox }, administration.pool)
  process.stdout.write(
    typeof result === 'string'
      ? `skipped  ${name}: ${result}\n`
      : `${result.held ? (result.inTime ? 'held' : 'LATE') : 'BROKEN'}  ${result.drill}\n  must: ${result.must}\n  measured: ${result.measured}\n`,
  )
  held &&= typeof result === 'string' || (result.held && result.inTime)
  await Promise.all([database.close(), administration.close()])
}
await sandbox.stop()
await server.stop()
process.exitCode = held ? 0 : 1
