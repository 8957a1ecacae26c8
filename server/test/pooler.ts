import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../src/platform/embedded/cluster.ts'
import { atEnd } from './at-end.ts'

/** Fewer sessions than any test uses at once, so that no client keeps one. */
const SESSIONS = 3

/** Returns undefined if this machine has no pgbouncer (Debian's package of that name). */
export function poolerVersion(): string | undefined {
  try {
    return /PgBouncer (\S+)/.exec(execFileSync('pgbouncer', ['--version'], { encoding: 'utf8' }))?.[1]
  } catch {
    return undefined
  }
}

/** From 1.21 on, pgbouncer supports named statements in transaction mode. */
export const keepsStatements = (version: string): boolean => /^1\.(2[1-9]|[3-9]\d)|^[2-9]/.test(version)

/** Starts a pgbouncer in transaction mode for the database, until the file's tests are done. @returns its URL. */
export async function pooler(databaseUrl: string): Promise<string> {
  const { url, stop } = await startPooler(databaseUrl, SESSIONS)
  atEnd(stop)
  return url
}

/** The same until `stop`, with this number of database `sessions`. */
export async function startPooler(databaseUrl: string, sessions: number): Promise<{ url: string; stop(): void }> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl)
  const database = pathname.slice(1)
  const [folder, own] = [mkdtempSync(join(tmpdir(), 'lease-risk-pooler-')), await freePort()]
  chmodSync(folder, 0o755)
  const target = `host=${hostname} port=${port} dbname=${database} user=${username} password=${decodeURIComponent(password)}`
  const settings = `[databases]
${database} = ${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 1000
server_reset_query_always = 0
query_wait_timeout = 600
ignore_startup_parameters = extra_float_digits, options, statement_timeout, idle_in_transaction_session_timeout
`
  writeFileSync(join(folder, 'pgbouncer.ini'), settings, { mode: 0o644 })
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', ['-q', ...account, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://${username}@127.0.0.1:${own}/${database}`
  try {
    await untilAnswered(url, child)
  } catch (error) {
    stop()
    throw error
  }
  return { url, stop }
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 6_000; tries += 1) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    const client = new pg.Client({ connectionString: url })
    const answered = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answered) return
    await sleep(50)
  }
  throw new Error('pgbouncer does not answer')
}
