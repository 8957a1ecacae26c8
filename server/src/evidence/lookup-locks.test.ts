import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, beforeEach, test } from 'node:test'
import { Pool, type QueryConfig } from 'pg'
import { privateDatabase } from '../../test/database.ts'
import { until } from '../../test/until.ts'
import { createLookupLocks, removeEndedLookups } from './lookup-locks.ts'

const { pool, url } = await privateDatabase()
const locks = createLookupLocks(pool)
/** The lease of a live process that may pause for any length of time. */
const LONG_LEASE_MS = 600_000

/** A provider that answers when the test allows it, and counts its calls. */
const provider = { calls: 0, mayAnswer: Promise.resolve() }
const server = createServer((_request, response) => {
  provider.calls += 1
  void provider.mayAnswer.then(() => response.end('"answer"'))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
after(() => {
  server.closeAllConnections()
  server.close()
})

const ask = async () => (await (await fetch(origin)).json()) as string

/** Another process that requests the same when it reads a line from its standard input. */
async function startInstance(
  leaseMs?: number,
): Promise<{ child: ChildProcess; asked(): Promise<{ answer: Promise<string> }> }> {
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { createDatabase } from ${file('../platform/database/database.ts')}
    import { createFlights } from ${file('./single-flight.ts')}
    import { createLookupLocks } from ${file('./lookup-locks.ts')}
    const { pool } = createDatabase({ url: ${JSON.stringify(url)}, poolSize: 2, statementTimeoutMs: 10000 })
    const flights = createFlights(createLookupLocks(pool, ${leaseMs}))
    await pool.query('select 1')
    process.stdout.write('ready')
    process.stdin.once('data', async () => {
      const ask = async () => (await fetch(${JSON.stringify(origin)})).json()
      const lookedAt = performance.now()
      process.stdout.write('looked')
      process.stdout.write(await flights.join('month X', lookedAt, ask), () => process.exit())
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  after(() => child.kill('SIGKILL'))
  const said = async () => String((await once(child.stdout, 'data'))[0])
  assert.equal(await said(), 'ready')
  return {
    child,
    async asked() {
      child.stdin.write('go')
      assert.equal(await said(), 'looked')
      return { answer: said() }
    },
  }
}

beforeEach(async () => {
  Object.assign(provider, { calls: 0, mayAnswer: Promise.resolve() })
  await pool.query('truncate lookup_claims')
})

test('the same look-up on two processes and this one is one call, and all get its answer', async () => {
  const instances = [await startInstance(LONG_LEASE_MS), await startInstance(LONG_LEASE_MS)]
  const all = Promise.withResolvers<void>()
  provider.mayAnswer = all.promise
  const here = createLookupLocks(pool, LONG_LEASE_MS).once('month X', performance.now(), ask)
  const asked = await Promise.all(instances.map((instance) => instance.asked()))
  all.resolve()
  const answers = await Promise.all([...asked.map(({ answer }) => answer), here])
  assert.deepEqual(answers, ['answer', 'answer', 'answer'])
  assert.equal(provider.calls, 1)
})

test('a look-up whose process was killed is made by who waits for it', async () => {
  provider.mayAnswer = new Promise(() => undefined)
  const { child, asked } = await startInstance()
  await asked()
  await until(() => provider.calls > 0, 'the call of the other process')
  provider.mayAnswer = Promise.resolve()
  await pool.query(`update lookup_claims set claimed_until = clock_timestamp() + interval '1 hour'`)
  const waiting = locks.once('month X', performance.now(), ask)
  const isRenewed = `select from lookup_claims where claimed_until < clock_timestamp() + interval '1 minute'`
  await until(async () => (await pool.query(isRenewed)).rowCount === 1, 'a renewal')
  assert.equal(provider.calls, 1, 'it lives and says so')
  child.kill('SIGKILL')
  assert.equal(await waiting, 'answer')
  assert.equal(provider.calls, 2)
})

test('one that failed is not held for made: who waits makes it, who comes later, too', async () => {
  const [begun, isAwaited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const failing = locks.once('month Y', performance.now(), async () => {
    begun.resolve()
    await isAwaited.promise
    throw new Error('broken')
  })
  const refused = assert.rejects(failing, /broken/)
  await begun.promise
  const looking = {
    connect: () => pool.connect(),
    query(config: QueryConfig) {
      if (config.name === 'lookup-lock-look') isAwaited.resolve()
      return pool.query(config)
    },
  } as unknown as Pool
  const waiting = createLookupLocks(looking).once('month Y', performance.now(), ask)
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

test('who has to wait for a connection after looking makes no second call', async (t) => {
  const busy = new Pool({ connectionString: url, max: 1 })
  after(() => busy.end())
  const taken = await busy.connect()
  const lookedAt = performance.now()
  const first = locks.once('month W', lookedAt, ask)
  const second = createLookupLocks(busy).once('month W', lookedAt, ask)
  assert.equal(await first, 'answer')
  // a wait of a minute, during which the answer arrived
  t.mock.method(performance, 'now', () => lookedAt + 60_000)
  await pool.query(`update lookup_claims set landed_at = landed_at - interval '30 seconds' where key = 'month W'`)
  taken.release()
  assert.equal(await second, 'answer')
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
