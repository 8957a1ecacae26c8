import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { givenVariables } from '../../src/platform/config/given-variables.ts'
import { createLogger } from '../../src/platform/log.ts'
import { closeInOrder } from '../../src/platform/process/shutdown.ts'
import { startService } from '../../src/start/start-service.ts'
import { testConfig } from '../app.ts'
import { atEnd } from '../at-end.ts'
import { sandboxVariables } from '../service.ts'
import { ROOT } from '../source-files.ts'

const WORKSPACES = ['contract', 'server', 'sandbox']

/** Checks out the service at a commit, with today's packages, until the file's tests are done. @returns its folder. */
export function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-release-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const archive = join(folder, 'release.tar')
  execFileSync('git', ['archive', '--output', archive, commit, 'package.json', ...WORKSPACES], { cwd: ROOT })
  execFileSync('tar', ['-xf', archive, '-C', folder])
  const [ours, theirs] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(theirs, '@lease-risk'), { recursive: true })
  for (const name of readdirSync(ours).filter((entry) => !entry.startsWith('.') && entry !== '@lease-risk'))
    symlinkSync(join(ours, name), join(theirs, name))
  for (const name of WORKSPACES) symlinkSync(join(folder, name), join(theirs, '@lease-risk', name))
  return folder
}

export type RunningRelease = { origin: string; lines: { msg: string; newer?: string[] }[]; stop(): Promise<void> }

/** Runs `npm start` in that folder. @throws Error with its output if it ends before it listens. */
export async function startIn(folder: string, variables: Record<string, string>): Promise<RunningRelease> {
  const child: ChildProcess = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: folder,
    env: { PATH: givenVariables(process.env)['PATH'], DATA_DIR: join(folder, '.data'), WORKERS: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atEnd(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const lines = () =>
    said.split('\n').flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []))
  for (let tries = 0; tries < 6_000; tries += 1, await sleep(50)) {
    const listening = lines().find(({ msg }) => msg === 'listening')
    if (listening !== undefined) return { origin: listening.origin, lines: lines(), stop: () => stop(child) }
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${said}`)
  }
  throw new Error(`it does not listen: ${said}`)
}

/** The configuration of two releases that run side by side on one database. */
export function variablesOfBoth(sandboxOrigin: string, databaseUrl: string): Record<string, string> {
  return {
    ...sandboxVariables(sandboxOrigin),
    DATABASE_URL: databaseUrl,
    JWT_SECRET: 'one secret for both releases, 32 bytes or more',
    RATE_LIMIT_ENABLED: 'false',
    PORT: '0',
  }
}

/** Starts this release in this process. */
export async function startThis(variables: Record<string, string>): Promise<Pick<RunningRelease, 'origin' | 'stop'>> {
  const service = await startService({ config: testConfig(variables), log: createLogger('silent'), dataMode: 'live' })
  const stop = async () => void (await closeInOrder(service.closing, { error: assert.fail }))
  return { origin: service.origin, stop }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  while (child.exitCode === null && child.signalCode === null) await sleep(20)
}
