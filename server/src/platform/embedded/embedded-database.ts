import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { readOrCreateSecret } from '../config/given-variables.ts'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import {
  type Cluster,
  freePort,
  isPostgres,
  launch,
  openCluster,
  removeHalfClusters,
  runningServer,
} from './cluster.ts'

export type EmbeddedDatabase = {
  /** Address of the service's own database. */
  url: string
  /** Process ID of the server; changes when the server had to be restarted. */
  serverPid(): number
  stop(): Promise<void>
}

const DATABASE = 'lease_risk'
const START_DEADLINE_MS = 60_000
const STOP_DEADLINE_MS = 15_000

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  jit: 'off',
}
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

/**
 * Runs PostgreSQL under `dataDir` and restarts it if it dies.
 * A server left behind by a killed process is adopted. `durable: false` gives up crash safety for speed (tests).
 * @throws Error naming the folder if another running process uses it.
 */
export async function startEmbeddedDatabase(options: {
  dataDir: string
  durable?: boolean
  log?: (message: string) => void
}): Promise<EmbeddedDatabase> {
  const { dataDir, durable = true, log = () => {} } = options
  mkdirSync(dataDir, { recursive: true })
  const password = readOrCreateSecret(dataDir, 'postgres-password')
  const cluster = await openCluster(dataDir, password, durable)
  const settings = durable ? SETTINGS : { ...SETTINGS, ...FORGETFUL }
  const server = { cluster, password, settings }
  let guard = await guardFolder(await reach(server, await freePort()), dataDir)
  let stopping = false
  let restoring = Promise.resolve()
  removeHalfClusters(dataDir)
  await createDatabaseOnce(guard.client)

  function watch(): void {
    // Holding the folder must not keep a process alive that has nothing left to do.
    guard.client.unref()
    guard.client.once('end', () => {
      if (!stopping) restoring = restore()
    })
  }
  async function restore(): Promise<void> {
    log('The embedded PostgreSQL is gone; starting it again')
    for (;;) {
      if (stopping) return
      try {
        guard = await guardFolder(await reach(server, guard.port), dataDir)
        watch()
        return
      } catch (error) {
        log(`The embedded PostgreSQL does not start: ${(error as Error).message}`)
        await delay(1000)
      }
    }
  }
  watch()

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${guard.port}/${DATABASE}`,
    serverPid: () => runningServer(cluster)?.pid ?? 0,
    async stop() {
      stopping = true
      await restoring
      await stopServer(cluster)
    },
  }
}

type Server = { cluster: Cluster; password: string; settings: Record<string, string> }
type Connection = { client: pg.Client & { unref(): void }; port: number }

/** Connects to the running server, or starts one on `port`. */
async function reach({ cluster, password, settings }: Server, port: number): Promise<Connection> {
  const deadline = Date.now() + START_DEADLINE_MS
  const logStart = statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0
  let child: ChildProcess | undefined
  let launches = 0
  let problem = 'it did not become ready in time'
  while (Date.now() < deadline) {
    const running = runningServer(cluster)
    if (running === undefined && (child === undefined || child.exitCode !== null || child.signalCode !== null)) {
      if (launches === 3) break
      launches += 1
      child = launch(cluster, port, settings)
      child.unref()
    }
    const ready = running?.port || undefined
    if (ready !== undefined) {
      const client = new pg.Client({
        host: '127.0.0.1',
        port: ready,
        user: 'postgres',
        password,
        database: 'postgres',
        keepAlive: true,
        application_name: `lease-risk ${process.pid}`,
      })
      client.on('error', () => {})
      try {
        await client.connect()
        return { client: client as Connection['client'], port: ready }
      } catch (error) {
        problem = (error as Error).message
        await client.end().catch(() => {})
        if ((error as { code?: string }).code === '28P01') break
      }
    }
    await delay(30)
  }
  const said = readFileSync(cluster.logFile, 'utf8').slice(logStart).trim()
  throw new Error(
    `The embedded PostgreSQL of ${cluster.folder} cannot be used: ${problem}${said === '' ? '' : `\n${said}`}`,
  )
}

/** Takes the folder for this process. Retries for a moment, so that PostgreSQL notices a holder that was just killed. */
async function guardFolder(connection: Connection, dataDir: string): Promise<Connection> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await connection.client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
      ADVISORY_LOCKS.dataFolder,
    ])
    if (rows[0]?.mine) return connection
    await delay(100)
  }
  const holder = await connection.client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [ADVISORY_LOCKS.dataFolder],
  )
  await connection.client.end()
  const pid = holder.rows[0]?.application_name.replace('lease-risk ', '') ?? 'unknown'
  throw new Error(
    `The data folder ${dataDir} is in use by another running process (pid ${pid}). Stop that one, or set DATA_DIR to another folder.`,
  )
}

async function createDatabaseOnce(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) await client.query(`create database ${DATABASE}`)
}

/** Ends every session and shuts down cleanly. A server that does not stop in time is aborted; its next start recovers. */
async function stopServer(cluster: Cluster): Promise<void> {
  const pid = runningServer(cluster)?.pid
  if (pid === undefined) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + STOP_DEADLINE_MS
  while (isPostgres(pid)) {
    if (Date.now() > deadline) process.kill(pid, 'SIGQUIT')
    await delay(20)
  }
}
