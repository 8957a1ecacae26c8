import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase, type DatabaseConnection } from '../../../../server/src/platform/database/database.ts'
import { freePort } from '../../../../server/src/platform/embedded/cluster.ts'
import { checkOutcome, outcomeInWords, untilFinished } from '../check-outcome.ts'
import type { DrillContext, DrillOutcome, DrillResult } from '../drills.ts'
import { startTraffic } from '../traffic.ts'
import { type Cluster, EVERY_ADDRESS, PASSWORD, untilPrimary } from './cluster.ts'
import { ownFolder, POSTGRES, run } from './programs.ts'
import { type Service, withCluster } from './service.ts'

const WRITES_FOR_MS = 15_000
const WITHIN_MS = 60_000

/** Takes a backup, writes, notes a second, deletes everything, then restores to that second beside the cluster. */
export function pointInTime(context: DrillContext): Promise<DrillOutcome> {
  return withCluster(context, restoreToSecond)
}

async function restoreToSecond({ cluster, pool }: Service): Promise<DrillResult> {
  const primary = cluster.node((await cluster.leader()) ?? 'node1')
  const [, backedUpMs] = await timed(() => primary.backUp('backup', '--type=full'))
  const traffic = startTraffic(() => [{ origin: cluster.serviceOrigin }], 3, { own: true, pauseMs: 50 })
  await sleep(WRITES_FOR_MS)
  await traffic.stop()
  await untilFinished(pool)
  const second = await nextSecond(pool)
  await pool.query('truncate users, audit_logs cascade')
  // also archives the WAL segment that is being written
  await primary.backUp('check')

  const own = ownFolder(join(cluster.folder, 'restored'))
  const target = ['--type=time', `--target=${second}`, '--target-action=promote']
  const [, restoredMs] = await timed(() => primary.backUp(...target, `--pg1-path=${own}`, 'restore'))
  const [restored, replayedMs] = await timed(() => startRestored(cluster, own))
  try {
    const outcome = await checkOutcome(restored.database.pool, traffic.history)
    const audited = traffic.history.countDone('audited')
    return {
      drill: 'restored to a second',
      must: 'what was acknowledged before it is there, what was done after it is not, and the audit chain is whole; within a minute',
      measured: `to ${second}: backup ${backedUpMs} ms, restore ${restoredMs} ms, replay until it takes writes ${replayedMs} ms; ${outcome.acknowledged} acknowledged before, ${audited} of them audited: ${outcomeInWords(outcome)}`,
      held: audited > 0 && outcome.isWhole,
      inTime: restoredMs + replayedMs <= WITHIN_MS,
    }
  } finally {
    await restored.stop()
  }
}

/** Returns a second that has passed and in which nothing was done. */
async function nextSecond(pool: Service['pool']): Promise<string> {
  await sleep(1_100)
  const { rows } = await pool.query<{ second: string }>(
    `select to_char(date_trunc('second', now() at time zone 'UTC'), 'YYYY-MM-DD HH24:MI:SS+00') as second`,
  )
  await sleep(1_100)
  return `${rows[0]?.second}`
}

type Restored = { database: DatabaseConnection; stop(): Promise<void> }

/** Runs beside the cluster, so the settings that Patroni made for a node are overridden. */
async function startRestored(cluster: Cluster, folder: string): Promise<Restored> {
  const { local } = cluster.network
  const port = await freePort(EVERY_ADDRESS)
  const settings = {
    listen_addresses: local,
    port,
    unix_socket_directories: folder,
    synchronous_standby_names: '',
    archive_mode: 'off',
  }
  const parameters = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = run({ command: [POSTGRES, '-D', folder, ...parameters], folder })
  const url = `postgres://lease_risk:${PASSWORD}@${local}:${port}/lease_risk`
  if (!(await untilPrimary(url))) {
    await server.stop('SIGKILL')
    throw new Error(`what was restored takes no writes: ${folder}`)
  }
  const database = createDatabase({ url, poolSize: 2, statementTimeoutMs: 60_000 })
  return {
    database,
    async stop() {
      await database.close()
      await server.stop('SIGINT')
    },
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const startedAt = performance.now()
  return [await work(), Math.round(performance.now() - startedAt)]
}
