import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '../../../server/src/platform/database/database.ts'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { startEmbeddedDatabase } from '../../../server/src/platform/embedded/embedded-database.ts'
import { ask, bearer } from './ask.ts'
import { untilFinished } from './check-outcome.ts'
import { type DrillContext, type DrillOutcome, HANG_MS } from './drills.ts'
import { type Instance, startInstance } from './instance.ts'

/** Debian's package `libfaketime`; the variant for multithreaded programs. */
const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
const DIAGNOSIS = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE' }
const MOST_DIAGNOSES = 3
const USER = { username: 'drill.clock', password: 'drill-password-1' }

/**
 * Moves the clock of a whole machine, including the database, an hour ahead and then back. Skipped without libfaketime.
 */
export async function movedClock({ start }: DrillContext): Promise<DrillOutcome> {
  const library = LIBRARIES.find((path) => existsSync(path))
  if (library === undefined) return 'needs libfaketime'
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-clock-'))
  const file = join(tmpdir(), `${folder.split('/').at(-1)}.offset`)
  const setClock = (offset: string) => writeFileSync(file, `${offset}\n`, { mode: 0o644 })
  setClock('+0')
  const faked = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  const server = await withVariables(faked, () => startEmbeddedDatabase({ dataDir: folder, durable: false }))
  const database = createDatabase({ url: server.url, poolSize: 2, statementTimeoutMs: 60_000 })
  try {
    await migrate(server.url)
    const variables = { ...faked, RATE_LIMIT_ENABLED: 'true', RATE_LIMIT_DIAGNOSIS_MAX: String(MOST_DIAGNOSES) }
    const instance = await startInstance({ ...start, databaseUrl: server.url, variables })
    try {
      const broken = await observe(instance, setClock)
      const unfinished = await untilFinished(database.pool)
      return {
        drill: 'the clock an hour ahead, and an hour back',
        must: `tokens run out and are renewed, a log-in always works; a full limit is free again in its window; accepted diagnoses end and streams go on`,
        measured: `${broken.join('; ') || 'all of it'}; ${unfinished} unfinished`,
        held: broken.length === 0 && unfinished === 0,
        inTime: true,
      }
    } finally {
      await instance.stop()
    }
  } finally {
    await database.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
    rmSync(file, { force: true })
  }
}

/** Returns a description of each expectation that did not hold. */
async function observe({ origin }: Instance, setClock: (offset: string) => void): Promise<string[]> {
  const broken: string[] = []
  const expect = (held: boolean, what: string) => void (held || broken.push(`BROKEN: ${what}`))
  const me = async (token: string) => (await ask(`${origin}/api/users/me`, { headers: bearer(token) }))?.status
  const post = (path: string, body: object, headers = {}) => ask(`${origin}${path}`, { method: 'POST', body, headers })
  const logIn = async () => String((await post('/api/auth/login', USER))?.data?.['accessToken'])
  const diagnose = async () =>
    (await post('/api/rent-risk-diagnoses', { ...DIAGNOSIS, depositAmountManwon: 9_000 }))?.status
  await post('/api/auth/signup', USER)

  const first = await logIn()
  expect((await me(first)) === 200, 'a token works')
  setClock('+3600')
  expect((await me(first)) === 401, 'a token has run out an hour later')
  const second = await logIn()
  expect((await me(second)) === 200, 'a new token works an hour later')
  const stream = await openStream(`${origin}/api/notifications/stream`, second)
  expect(await finishes(origin, second), 'an accepted diagnosis ends an hour later')
  for (let turn = 0; turn < MOST_DIAGNOSES; turn += 1) await diagnose()
  expect((await diagnose()) === 429, 'the limit is full an hour later')
  setClock('+0')
  expect((await diagnose()) === 200, 'the limit is free again after the clock was set back')
  expect((await me(await logIn())) === 200, 'a log-in works after the clock was set back')
  expect(await finishes(origin, await logIn()), 'an accepted diagnosis ends after the clock was set back')
  expect(await stream.says('"unreadCount":2'), 'the open stream reports both diagnoses')
  stream.close()
  return broken
}

async function finishes(origin: string, caller: string): Promise<boolean> {
  const body = { ...DIAGNOSIS, depositAmountManwon: 9_001 }
  const accepted = await ask(`${origin}/api/rent-risk-diagnoses/async`, {
    method: 'POST',
    body,
    headers: bearer(caller),
  })
  const token = String(accepted?.data?.['statusToken'])
  for (const end = performance.now() + HANG_MS; performance.now() < end; await sleep(100)) {
    const status = await ask(`${origin}/api/rent-risk-diagnoses/async/${token}`)
    if (status?.data?.['processingStatus'] === 'COMPLETED') return true
  }
  return false
}

async function openStream(url: string, token: string) {
  const ending = new AbortController()
  const answer = await fetch(url, { headers: bearer(token), signal: ending.signal })
  let text = ''
  const reading = (async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  })()
  reading.catch(() => undefined)
  return {
    async says(words: string): Promise<boolean> {
      for (const end = performance.now() + HANG_MS; performance.now() < end; await sleep(100))
        if (text.includes(words)) return true
      return false
    },
    close: () => ending.abort(),
  }
}

/** Sets environment variables for the processes that `start` starts. */
async function withVariables<T>(variables: Record<string, string>, start: () => Promise<T>): Promise<T> {
  Object.assign(process.env, variables)
  try {
    return await start()
  } finally {
    for (const name of Object.keys(variables)) Reflect.deleteProperty(process.env, name)
  }
}
