import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { privateDatabase } from '../../../test/database.ts'
import { HAPPENED, startOutbox } from '../../../test/outbox.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../database/transaction.ts'
import { appendEvent } from './events.ts'
import { subscriber } from './subscribers.ts'

const { pool, url } = await privateDatabase()
// no constraint, so that a second effect of an event would be visible
await pool.query('create table effects (subject text, number integer, at bigint generated always as identity)')

const SUBJECTS = 5
const EACH = 40
const ROUNDS = 5

/** Starts another process that delivers slowly, so that most kills happen during a delivery. */
function startInstance(): ChildProcess {
  const file = (path: string) => JSON.stringify(new URL(`../${path}`, import.meta.url).href)
  const program = `
    import { pino } from ${JSON.stringify(import.meta.resolve('pino'))}
    import { createDatabase } from ${file('database/database.ts')}
    import { startJobQueue } from ${file('jobs/job-queue.ts')}
    import { createOutbox } from ${file('outbox/outbox.ts')}
    import { on, subscriber } from ${file('outbox/subscribers.ts')}
    const log = pino({ enabled: false })
    const url = ${JSON.stringify(url)}
    const { pool } = createDatabase({ url, poolSize: 5, statementTimeoutMs: 10000 })
    const slow = subscriber('slow', on({ name: 'HAPPENED' }, async (transaction, { subject, payload }) => {
      await transaction.query('insert into effects (subject, number) values ($1, $2)', [subject, payload.number])
      await transaction.query('select pg_sleep(0.01)')
    }))
    const outbox = createOutbox({ pool, log, subscribers: [slow] })
    await outbox.register()
    await startJobQueue({ databaseUrl: url, jobs: outbox.jobs, log, sweepEveryMs: 500 })`
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'ignore', 'inherit'] })
}

async function writeEvents(subject: string): Promise<void> {
  for (let number = 0; number < EACH; number += 1) {
    await inTransaction(pool, (client) =>
      appendEvent(client, HAPPENED, { subject, payload: { number }, occurredAt: new Date() }),
    )
    await sleep(Math.random() * 60)
  }
}

const delivered = async () => (await pool.query<{ count: number }>('select count(*) from effects')).rows[0]?.count ?? 0

test('instances killed at any moment, two at a time, leave each effect once and in the order of its subject', async (t) => {
  await startOutbox(t, { pool, url }, [subscriber('other')])
  await pool.query(`insert into outbox_subscribers values ('slow', 0)`)
  const running = new Set<ChildProcess>()
  t.after(() => {
    for (const child of running) child.kill('SIGKILL')
  })
  const start = () => {
    const child = startInstance()
    running.add(child)
    child.once('exit', () => running.delete(child))
    return child
  }
  const writing = Promise.all(Array.from({ length: SUBJECTS }, (_, index) => writeEvents(`subject ${index}`)))
  let killedAmid = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const children = [start(), start()]
    const before = await delivered()
    await until(async () => (await delivered()) > before + 5 || (await delivered()) === SUBJECTS * EACH, 'deliveries')
    for (const child of children) {
      await sleep(Math.random() * 50)
      if ((await delivered()) < SUBJECTS * EACH) killedAmid += 1
      assert.ok(child.kill('SIGKILL'), 'the instance has not ended by itself')
      await once(child, 'exit')
    }
  }
  await writing
  start()
  await until(async () => (await delivered()) >= SUBJECTS * EACH, 'the rest')
  await sleep(500)
  assert.ok(killedAmid >= 4, `only ${killedAmid} were killed while there was something to do`)
  const { rows } = await pool.query('select subject, array_agg(number order by at) as numbers from effects group by 1')
  assert.equal(rows.length, SUBJECTS)
  for (const { subject, numbers } of rows)
    assert.deepEqual(
      numbers,
      Array.from({ length: EACH }, (_, number) => number),
      subject,
    )
})
