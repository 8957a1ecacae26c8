import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fillTemplate, type Program, readEnvironment, run, runToEnd } from './programs.ts'

const FILES = ['etcd.env', 'patroni.yml', 'pgbackrest.conf', 'start-patroni.py']

/** A machine of the cluster: etcd, Patroni and the PostgreSQL that Patroni starts, set up from the files in deploy/ha. */
export type ClusterNode = {
  /** `postgres`: kills only the PostgreSQL server. */
  kill(what: 'postgres' | 'all'): void
  /** @returns a function that resumes the processes. */
  freeze(): () => void
  /** Restarts the killed processes. */
  revive(): void
  /** Runs pgBackRest with these parameters. @returns its output. */
  backUp(...parameters: string[]): Promise<string>
  /** The last lines of its Patroni's log. */
  said(): string
}

export function startNode(folder: string, namespace: string | undefined, places: Record<string, string>): ClusterNode {
  for (const file of FILES) fillTemplate(file, places, join(folder, file))
  const startEtcd = () => {
    const variables = readEnvironment(readFileSync(join(folder, 'etcd.env'), 'utf8'))
    return run({ command: ['etcd'], folder, namespace, variables })
  }
  const patroniCommand = ['/usr/bin/python3', join(folder, 'start-patroni.py'), join(folder, 'patroni.yml')]
  const startPatroni = () => run({ command: patroniCommand, folder, namespace, name: 'patroni' })
  let [etcd, patroni] = [startEtcd(), startPatroni()]
  const pgbackrest = ['pgbackrest', `--config=${join(folder, 'pgbackrest.conf')}`, '--stanza=lease-risk']
  return {
    kill(what) {
      if (what === 'all') for (const { child } of [patroni, etcd]) child.kill('SIGKILL')
      signalAll(postgresOf(folder).slice(0, what === 'all' ? undefined : 1), 'SIGKILL')
    },
    freeze() {
      const pids = [patroni.pid, etcd.pid, ...postgresOf(folder)]
      signalAll(pids, 'SIGSTOP')
      return () => signalAll(pids, 'SIGCONT')
    },
    revive() {
      if (hasEnded(etcd)) etcd = startEtcd()
      if (hasEnded(patroni)) patroni = startPatroni()
    },
    backUp: (...parameters) => runToEnd({ command: [...pgbackrest, ...parameters], folder, namespace }),
    said: () => readFileSync(join(folder, 'patroni.log'), 'utf8').slice(-800),
  }
}

function hasEnded({ child }: Program): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** The process IDs of PostgreSQL, the server first: all processes whose working directory is its data folder. */
function postgresOf(folder: string): number[] {
  const data = join(folder, 'data')
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && workingFolderOf(name) === data)
  const server = serverOf(data)
  return pids.map(Number).toSorted((one, other) => Number(other === server) - Number(one === server))
}

function workingFolderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function serverOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function signalAll(pids: readonly number[], name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {}
  }
}
