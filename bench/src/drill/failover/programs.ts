import { type ChildProcess, execFileSync, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chownSync, constants, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEMPLATES = new URL('../../../../deploy/ha/', import.meta.url)
/** The library that Patroni uses for etcd; its package would also accept the library of another store. */
const ETCD_OF_PYTHON = '/usr/lib/python3/dist-packages/etcd'
export const POSTGRES = '/usr/lib/postgresql/15/bin/postgres'

/** Describes what this machine lacks for running a cluster; `undefined` if nothing is missing. */
export function missingForCluster(): string | undefined {
  const missing = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'pgbackrest'].filter(
    (name) => findProgram(name) === undefined,
  )
  if (!isProgram(POSTGRES)) missing.push('postgresql-15')
  if (!existsSync(ETCD_OF_PYTHON)) missing.push('python3-etcd')
  if (missing.length > 0) return `Debian packages are missing: ${missing.join(', ')}`
  if (process.getuid?.() !== 0) return 'needs to be root, which starts each program under an account of its own'
  return undefined
}

function findProgram(name: string): string | undefined {
  return ['/usr/bin', '/usr/sbin'].map((folder) => join(folder, name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The account created by the PostgreSQL package. */
function accountOfPostgres(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Writes a file of deploy/ha with its placeholders filled in. */
export function fillTemplate(name: string, places: Record<string, string>, file: string): void {
  writeFileSync(file, fillPlaces(readFileSync(new URL(name, TEMPLATES), 'utf8'), places))
}

/** @throws if a placeholder has no value. */
export function fillPlaces(text: string, places: Record<string, string>): string {
  return text.replaceAll(/@([A-Z0-9_]+)@/g, (place, key: string) => {
    const value = places[key]
    if (value === undefined) throw new Error(`there is no value for ${place}`)
    return value
  })
}

/** Parses an environment file as systemd does. */
export function readEnvironment(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const at = line.indexOf('=')
    return line.startsWith('#') || at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)]]
  })
  return Object.fromEntries(pairs)
}

export type Program = { pid: number; child: ChildProcess; stop(name?: 'SIGTERM' | 'SIGKILL' | 'SIGINT'): Promise<void> }

type Call = {
  command: string[]
  /** The name of the output file; by default, that of the command. */
  name?: string
  folder: string
  variables?: Record<string, string>
  namespace?: string | undefined
}

/** Starts a program under the PostgreSQL account, in the network namespace of a node if it has one. */
function start({ command, folder, namespace, variables }: Call, stdio: StdioOptions): ChildProcess {
  const { uid, gid } = accountOfPostgres()
  const asAccount = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command]
  const [first = '', ...rest] = namespace === undefined ? asAccount : ['ip', 'netns', 'exec', namespace, ...asAccount]
  const environment = {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    LANG: 'C.UTF-8',
    HOME: folder,
    ...variables,
  }
  return spawn(first, rest, { stdio, env: environment, cwd: folder })
}

/** Starts a program that runs until it is stopped; its output goes to a file. */
export function run(call: Call): Program {
  mkdirSync(call.folder, { recursive: true })
  const name = call.name ?? call.command[0]?.split('/').at(-1)
  const log = openSync(join(call.folder, `${name}.log`), 'a')
  const child = start(call, ['ignore', log, log])
  return {
    pid: child.pid as number,
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill(signal)
      await ended
    },
  }
}

/** @returns the output. @throws an error with the output if the exit code is not 0. */
export async function runToEnd(call: Call): Promise<string> {
  const child = start(call, ['ignore', 'pipe', 'pipe'])
  const parts: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => parts.push(String(part)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${call.command.join(' ')} ended with ${code}: ${parts.join('').slice(-2_000)}`)
  return parts.join('')
}

export function ownFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { uid, gid } = accountOfPostgres()
  chownSync(folder, uid, gid)
  return folder
}
