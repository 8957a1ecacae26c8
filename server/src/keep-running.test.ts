import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { atEnd } from '../test/at-end.ts'
import { privateDatabase } from '../test/database.ts'
import { until } from '../test/until.ts'
import { givenVariables } from './platform/config/given-variables.ts'
import { freePort } from './platform/embedded/cluster.ts'

type Line = { msg: string; level: string; stoodMs?: number; service?: number }

/** Every process of the test prints its PID; on SIGUSR2 it blocks its event loop for good. */
const STANDING_STILL = `data:text/javascript,${encodeURIComponent(`
  if (!process.argv[1]?.endsWith('keep-running.ts')) {
    process.stdout.write(JSON.stringify({ msg: 'begun', service: process.pid }) + '\\n')
    process.on('SIGUSR2', () => { for (;;); })
  }`)}`

/** Runs `npm start` on a new folder; `lines`: its log. */
async function startKept(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-kept-'))
  chmodSync(folder, 0o711)
  const port = await freePort()
  const program = ['keep-running.ts', 'main.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)))
  const child = spawn(process.execPath, ['--import', STANDING_STILL, ...program], {
    env: {
      PATH: givenVariables(process.env)['PATH'],
      DATA_DIR: folder,
      PORT: String(port),
      WORKERS: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: Line[] = []
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    for (const line of chunk.split('\n').filter((text) => text.startsWith('{'))) lines.push(JSON.parse(line) as Line)
  })
  atEnd(async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  })
  const count = (message: string) => lines.filter(({ msg }) => msg === message).length
  const services = () => lines.flatMap(({ service }) => service ?? [])
  const isHealthy = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ ok }) => ok)
  await until(() => count('listening') === 1, 'the service listens')
  return { child, folder, lines, count, services, isHealthy }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

const kept = await startKept()
const serverPid = () => readFileSync(join(kept.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]

test('a process whose event loop stands is ended with a line in the log, and another one answers in its place', async () => {
  const [standing] = kept.services()
  const database = serverPid()
  process.kill(standing as number, 'SIGUSR2')
  await until(() => kept.count('listening') === 2, 'another one listens')
  assert.ok(await kept.isHealthy())
  assert.notEqual(kept.services()[1], standing)
  assert.equal(serverPid(), database, 'the database that it had started is adopted')
  const fatal = kept.lines.find(({ msg }) => msg === 'the event loop stood still; the process ends')
  assert.equal(fatal?.level, 'fatal')
  assert.ok((fatal?.stoodMs ?? 0) >= 9_000, JSON.stringify(fatal))
  assert.equal(kept.count('the service stood still and is replaced'), 1)
})

test('asked to end, the service that was put in its place ends in order, and so does what keeps it running', async () => {
  const exited = once(kept.child, 'exit')
  kept.child.kill('SIGTERM')
  assert.deepEqual(await exited, [0, null])
  assert.equal(kept.count('shutting down'), 1)
  await assert.rejects(kept.isHealthy())
})

test('R-OPS-10: a service that was killed comes back, and one whose keeper was killed ends', async () => {
  const { url } = await privateDatabase()
  const { child, services, count, isHealthy } = await startKept({ DATABASE_URL: url })
  process.kill(services()[0] as number, 'SIGKILL')
  await until(() => count('listening') === 2, 'another one listens')
  assert.ok(await isHealthy())
  assert.equal(count('the service was killed and is replaced'), 1)
  const exited = once(child, 'exit')
  process.kill(child.pid as number, 'SIGKILL')
  assert.deepEqual(await exited, [null, 'SIGKILL'])
  await until(() => !isRunning(services()[1] as number), 'the service is gone')
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
