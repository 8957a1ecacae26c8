import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { SANDBOX_KEY } from '@lease-risk/sandbox'

/** A complete service in a process of its own, into which faults can be injected. */
export type Instance = {
  origin: string
  pid: number
  hasEnded(): boolean
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void
  /** Requests a shutdown and waits until the process has exited. */
  stop(): Promise<void>
  /** Its resident memory, in bytes. */
  residentBytes(): number
  openFiles(): number
}

export type InstanceOptions = {
  databaseUrl: string
  sandboxOrigin: string
  dataDir: string
  variables?: Record<string, string>
  /** The limit set with `ulimit -n`. */
  mostOpenFiles?: number
}

const START_SERVICE = new URL('../../../server/src/start/start-service.ts', import.meta.url).href
const CONFIG = new URL('../../../server/src/platform/config/config.ts', import.meta.url).href
const LOG = new URL('../../../server/src/platform/log.ts', import.meta.url).href
const SHUTDOWN = new URL('../../../server/src/platform/process/shutdown.ts', import.meta.url).href

const PROGRAM = `
  import { loadConfig } from '${CONFIG}'
  import { createLogger } from '${LOG}'
  import { shutDownInOrder } from '${SHUTDOWN}'
  import { startService } from '${START_SERVICE}'
  const log = createLogger('silent')
  const service = await startService({ config: loadConfig(process.env), log, dataMode: 'sample' })
  shutDownInOrder(service.closing, log)
  process.stdout.write(service.origin)`

/** Resolves once the instance listens. All instances share the secrets and the database. */
export async function startInstance(options: InstanceOptions): Promise<Instance> {
  const limit = options.mostOpenFiles === undefined ? '' : `ulimit -n ${options.mostOpenFiles} && `
  const program = ['--input-type=module', '-e', PROGRAM]
  const child = spawn('/bin/sh', ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: variablesOf(options),
  })
  const [origin] = (await Promise.race([once(child.stdout, 'data'), failing(child)])) as [Buffer]
  return {
    origin: origin.toString(),
    pid: child.pid as number,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    signal: (name) => void child.kill(name),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      await ended
    },
    residentBytes: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024,
    openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
  }
}

export function variablesOf({
  databaseUrl,
  sandboxOrigin,
  dataDir,
  variables,
}: InstanceOptions): Record<string, string> {
  const provider = Object.fromEntries(
    ['JUSO', 'DATA_GO_KR', 'VWORLD', 'RONE', 'OPENAI'].map((name) => [`${name}_BASE_URL`, sandboxOrigin]),
  )
  return {
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'the secret of all instances of a drill',
    AUDIT_SECRET: DRILL_AUDIT_SECRET,
    SEED_DEV_ACCOUNTS: 'true',
    RATE_LIMIT_ENABLED: 'false',
    DATA_GO_KR_SERVICE_KEY: SANDBOX_KEY,
    VWORLD_KEY: SANDBOX_KEY,
    VWORLD_DOMAIN: 'localhost',
    ...provider,
    ...variables,
  }
}

export const DRILL_AUDIT_SECRET = 'the audit secret of all instances of a drill'

async function failing(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`an instance ended with ${code} before it listened`)
}
