import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { until } from '../../../test/until.ts'
import { fixedClock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { oncePerKey } from './once-per-key.ts'

const { pool, url } = await privateDatabase()
const services = { pool, clock: fixedClock(TEST_NOW), deadlineMs: 600_000 }
const keyed = { operation: 'test', requester: 'user 1', key: 'key-1', body: {} }

/** Another process that starts to work on the key and never finishes. */
function startAttempt() {
  const file = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    import { createDatabase } from ${file('../../platform/database/database.ts')}
    import { fixedClock } from ${file('../../platform/clock.ts')}
    import { oncePerKey } from ${file('./once-per-key.ts')}
    const { pool } = createDatabase({ url: ${JSON.stringify(url)}, poolSize: 2, statementTimeoutMs: 10000 })
    const clock = fixedClock(new Date(${JSON.stringify(TEST_NOW.toISOString())}))
    const services = { pool, clock, deadlineMs: 10000 }
    setInterval(() => {}, 1000)
    await oncePerKey(services, ${JSON.stringify(keyed)}, { first: () => new Promise(() => {}), again: async (id) => id })`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] })
}

const isLocked = async () => (await pool.query('select from idempotency_keys')).rowCount === 1

const RENEWED = `select from idempotency_keys where claimed_until < clock_timestamp() + interval '1 minute'`

test('a repetition waits for the attempt of a living process, and takes the place of a killed one at once', async (t) => {
  const child = startAttempt()
  t.after(() => child.kill('SIGKILL'))
  await until(isLocked, 'the other process begins')
  let done = false
  const repeating = oncePerKey(services, keyed, {
    first: (settle) => inTransaction(pool, (client) => settle(client, 2).then(() => 2)),
    again: async (id) => id,
  }).finally(() => {
    done = true
  })
  for (let renewed = 0; renewed < 2; renewed += 1) {
    await pool.query(`update idempotency_keys set claimed_until = clock_timestamp() + interval '1 hour'`)
    await until(async () => (await pool.query(RENEWED)).rowCount === 1, 'a renewal')
  }
  assert.equal(done, false, 'the other process lives')
  child.kill('SIGKILL')
  await once(child, 'exit')
  assert.equal(await repeating, 2)
})
