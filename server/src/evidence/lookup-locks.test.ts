import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { privateDatabase } from '../../test/database.ts'
import { createLookupLocks, removeEndedLookups } from './lookup-locks.ts'

const { pool, url } = await privateDatabase()
const locks = createLookupLocks(pool)

/** A provider that takes its time, and counts how often it was asked. */
const provider = { calls: 0, answers: true }
const server = createServer((_request, response) => {
  provider.calls += 1
  if (provider.answers) setTimeout(() => response.end('"answer"'), 800)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
after(() => {
  server.closeAllConnections()
  server.close()
})

const ask = async () => (await (await fetch(origin)).json()) as string

/** Another process that asks for the same, on a line of its standard input. */
async function startInstance(): Promise<{ child: ChildProcess; asked(): Promise<string> }> {
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { createDatabase } from ${file('../platform/database.ts')}
    import { createFlights } from ${file('./single-flight.ts')}
    import { createLookupLocks } from ${file('./lookup-locks.ts')}
    const { pool } = createDatabase({ url: ${JSON.stringify(url)}, poolSize: 2, statementTimeoutMs: 10000 })
    const flights = createFlights(createLookupLocks(pool))
    await pool.query('select 1')
    process.stdout.write('ready')
    process.stdin.once('data', async () => {
      const ask = async () => (await fetch(${JSON.stringify(origin)})).json()
      process.stdout.write(await flights.join('month X', performance.now(), ask))
      process.exit()
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  after(() => child.kill('SIGKILL'))
  const said = async () => String((await once(child.stdout, 'data'))[0])
  assert.equal(await said(), 'ready')
  return {
    child,
    asked() {
      child.stdin.write('go')
      return said()
    },
  }
}

beforeEach(async () => {
  Object.assign(provider, { calls: 0, answers: true })
  await pool.query('truncate lookup_claims')
})

test('the same look-up on two processes and this one is one call, and all get its answer', async () => {
  const instances = [await startInstance(), await startInstance()]
  const answers = await Promise.all([
    ...instances.map(({ asked }) => asked()),
    locks.once('month X', performance.now(), ask),
  ])
  assert.deepEqual(answers, ['answer', 'answer', 'answer'])
  assert.equal(provider.calls, 1)
})

test('a look-up whose process was killed is made by who waits for it', async () => {
  provider.answers = false
  const { child, asked } = await startInstance()
  void asked().catch(() => undefined)
  while (provider.calls === 0) await sleep(20)
  provider.answers = true
  const waiting = locks.once('month X', performance.now(), ask)
  await sleep(1_500)
  assert.equal(provider.calls, 1, 'it lives and says so')
  child.kill('SIGKILL')
  assert.equal(await waiting, 'answer')
  assert.equal(provider.calls, 2)
})

test('one that failed is not held for made: who waits makes it, who comes later, too', async () => {
  const begun = Promise.withResolvers<void>()
  const failing = locks.once('month Y', performance.now(), async () => {
    begun.resolve()
    await sleep(100)
    throw new Error('broken')
  })
  const refused = assert.rejects(failing, /broken/)
  await begun.promise
  const waiting = locks.once('month Y', performance.now(), ask)
  await refused
  assert.equal(await waiting, 'answer')
  assert.equal(await locks.once('month Y', performance.now(), ask), 'answer')
  assert.equal(provider.calls, 2)
})

test('an answer is of use to who looked before it came, and to nobody who looks later', async () => {
  const lookedBefore = performance.now()
  const other = createLookupLocks(pool)
  await locks.once('month Z', performance.now(), ask)
  assert.equal(await other.once('month Z', lookedBefore, ask), 'answer')
  assert.equal(provider.calls, 1)
  await other.once('month Z', performance.now(), ask)
  assert.equal(provider.calls, 2)
})

test('who has to wait for a connection after looking makes no second call', async () => {
  const busy = new Pool({ connectionString: url, max: 1 })
  after(() => busy.end())
  await busy.query('select 1')
  const lookedAt = performance.now()
  const first = locks.once('month W', lookedAt, ask)
  const work = busy.query('select pg_sleep(1.2)')
  const second = createLookupLocks(busy).once('month W', lookedAt, ask)
  assert.deepEqual(await Promise.all([first, second]), ['answer', 'answer'])
  await work
  assert.equal(provider.calls, 1)
})

test('what nobody can be waiting for goes with housekeeping', async () => {
  const rows = async () => (await pool.query('select key, answer from lookup_claims')).rows
  await locks.once('month Z', performance.now(), ask)
  await removeEndedLookups(pool)
  assert.deepEqual(await rows(), [{ key: 'month Z', answer: ['answer'] }])
  await pool.query(`update lookup_claims set claimed_until = claimed_until - interval '65 seconds'`)
  await removeEndedLookups(pool)
  assert.deepEqual(await rows(), [])
})
