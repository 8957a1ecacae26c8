import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { GENEROUS_LIMITS } from '../../test/app.ts'
import { privateDatabase } from '../../test/database.ts'
import { OF_PROCESSES } from '../../test/of-processes.ts'
import { until } from '../../test/until.ts'

const { url, pool } = await privateDatabase()
const folder = mkdtempSync(join(tmpdir(), 'lease-risk-workers-'))
const parent = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
  env: {
    ...GENEROUS_LIMITS,
    ...OF_PROCESSES,
    DATABASE_URL: url,
    DATA_DIR: folder,
    PORT: '0',
    WORKERS: '2',
    RATE_LIMIT_ENABLED: 'false',
    NODE_OPTIONS: `--import "data:text/javascript,process.on('SIGUSR2', () => { for (;;); })"`,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.once('exit', () => parent.kill('SIGKILL'))
after(() => {
  parent.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** `worker`: the worker process that wrote the line, if any. */
type Line = { msg: string; worker?: number; origin?: string; signal?: string }
const lines: Line[] = []
parent.stdout.setEncoding('utf8').on('data', (chunk: string) => {
  for (const line of chunk.split('\n').filter((text) => text !== '')) lines.push(JSON.parse(line) as Line)
})

async function line(wanted: (line: Line) => boolean): Promise<Line> {
  for (let tries = 0; tries < 6_000; tries += 1, await sleep(50)) {
    const found = lines.find(wanted)
    if (found !== undefined) return found
  }
  return assert.fail('the line was not written')
}

const { origin } = await line(({ msg }) => msg === 'listening')
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { ...init, headers: { connection: 'close', 'content-type': 'application/json' } })

/** Returns the processes that served so many requests, each sent on its own connection. */
async function answering(requests: number): Promise<Set<number>> {
  const from = lines.length
  const answers = await Promise.all(Array.from({ length: requests }, () => ask('/api/nothing')))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([404]))
  const requestLines = () => lines.slice(from).filter(({ msg }) => msg === 'request')
  while (requestLines().length < requests) await sleep(20)
  return new Set(requestLines().map(({ worker }) => worker as number))
}

test('two processes answer on one port, none of them the one behind them', async () => {
  const pids = await answering(12)
  assert.equal(pids.size, 2)
  assert.ok(!pids.has(parent.pid as number))
})

test('jobs run, and once: an asynchronous diagnosis that one process took on is done behind them', async () => {
  const lease = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  const taken = await ask('/api/rent-risk-diagnoses/async', { method: 'POST', body: JSON.stringify(lease) })
  assert.equal(taken.status, 202)
  const done = async () => (await pool.query('select starts, processing_status from diagnosis_runs')).rows[0]
  await until(async () => /COMPLETED/.test((await done()).processing_status), 'the diagnosis is done')
  // without a key, no provider was called
  assert.deepEqual(await done(), { starts: 1, processing_status: 'FALLBACK_COMPLETED' })
})

test('whichever process is asked for metrics, they are those of all: requests add up, and the jobs are there', async () => {
  await Promise.all(Array.from({ length: 30 }, () => ask('/api/health/live')))
  const count = async (series: RegExp) => {
    const text = await (await ask('/metrics')).text()
    assert.equal(text.match(/^# TYPE http_request_duration_seconds /gm)?.length, 1)
    const found = [...text.matchAll(new RegExp(`^${series.source}.* (\\d+)$`, 'gm'))]
    return { sum: found.reduce((sum, [, value]) => sum + Number(value), 0), processes: found.length }
  }
  const requests = () => count(/http_request_duration_seconds_count\{.*"\/api\/health\/live".*/)
  // a request is counted a moment after its response
  await until(async () => (await requests()).sum >= 30, 'all requests are counted')
  for (let scrape = 0; scrape < 6; scrape += 1) assert.deepEqual(await requests(), { sum: 30, processes: 2 })
  const { sum } = await count(/lease_risk_job_seconds_count\{job="diagnosis".*process="jobs".*/)
  assert.equal(sum, 1)
  assert.equal((await count(/process_resident_memory_bytes\{/)).processes, 3)
})

test('a killed worker is replaced, and the others answer meanwhile', async () => {
  const [victim, other] = await answering(12)
  process.kill(victim as number, 'SIGKILL')
  await line(({ msg, signal }) => msg === 'a worker ended and is replaced' && signal === 'SIGKILL')
  assert.deepEqual(await answering(6), new Set([other]))
  let pids = new Set<number>()
  for (let tries = 0; tries < 3_000 && pids.size < 2; tries += 1, await sleep(100)) pids = await answering(6)
  assert.ok(pids.size === 2 && !pids.has(victim as number))
})

test('a worker whose event loop stands ends with a line in the log, and is replaced', async () => {
  const [victim] = await answering(12)
  process.kill(victim as number, 'SIGUSR2')
  const fatal = await line(({ msg }) => msg === 'the event loop stood still; the process ends')
  assert.equal(fatal.worker, victim)
  await line(({ msg, signal }) => msg === 'a worker ended and is replaced' && signal === 'SIGALRM')
  let pids = new Set<number>()
  for (let tries = 0; tries < 3_000 && pids.size < 2; tries += 1, await sleep(100)) pids = await answering(6)
  assert.ok(pids.size === 2 && !pids.has(victim as number))
})

test('asked to end, all of them end in order', async () => {
  parent.kill('SIGTERM')
  const [code] = await once(parent, 'exit')
  assert.equal(code, 0)
  assert.equal(lines.filter(({ msg }) => msg === 'shutting down').length, 3)
  await assert.rejects(ask('/api/health'))
})
