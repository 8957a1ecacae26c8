import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { pino } from 'pino'
import { openDatabase, privateDatabase } from '../../../test/database.ts'
import { HAPPENED, startOutbox } from '../../../test/outbox.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../database/transaction.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { startJobQueue } from '../jobs/job-queue.ts'
import { appendEvent, type DomainEvent, newestSequence, readEventsAfter } from './events.ts'
import { publishEvents } from './publish.ts'
import { on, registerSubscribers, subscriber } from './subscribers.ts'

const { pool, url } = await privateDatabase()
await pool.query(
  'create table effects (subscriber text, subject text, number integer, at bigint generated always as identity)',
)
const second = openDatabase(url, 5)
const NOON = new Date('2026-11-20T12:00:00+09:00')

type Happened = DomainEvent<{ number: number }>

async function effect(name: string, transaction: PoolClient, { subject, payload }: Happened): Promise<void> {
  const text = 'insert into effects (subscriber, subject, number) values ($1, $2, $3)'
  await transaction.query(text, [name, subject, payload.number])
}

/** A subscriber that stores every event; `fails` selects events for which it throws after storing them. */
const keeper = (name: string, fails: (event: Happened) => boolean = () => false) =>
  subscriber(
    name,
    on(HAPPENED, async (transaction, event) => {
      await effect(name, transaction, event)
      if (fails(event)) throw new Error(`${name} fails for ${event.payload.number}`)
    }),
  )

const happen = (number: number, subject = 'test') =>
  inTransaction(pool, (client) => appendEvent(client, HAPPENED, { subject, payload: { number }, occurredAt: NOON }))

async function effectsOf(name: string): Promise<number[]> {
  const { rows } = await pool.query('select number from effects where subscriber = $1 order by at', [name])
  return rows.map(({ number }) => number)
}

beforeEach(async () => {
  await pool.query('truncate effects, outbox, outbox_subscribers, outbox_set_aside, graphile_worker._private_jobs')
})

test.after(() => second.close())

test('each subscriber gets each event of its types once and in order, though two instances deliver', async (t) => {
  const subscribers = [keeper('anna'), keeper('boris'), subscriber('deaf')]
  await startOutbox(t, { pool, url }, subscribers)
  await startOutbox(t, { pool: second.pool, url }, subscribers)
  const numbers = Array.from({ length: 60 }, (_, index) => index)
  for (const number of numbers) await happen(number)
  for (const name of ['anna', 'boris']) {
    await until(async () => (await effectsOf(name)).length >= 60, `${name} gets all`)
    assert.deepEqual(await effectsOf(name), numbers)
  }
  const end = await newestSequence(pool)
  const positions = async () =>
    (await pool.query('select position from outbox_subscribers order by subscriber')).rows.map(
      ({ position }) => position,
    )
  await until(async () => (await positions()).every((position) => position === end), 'all are at the end')
  assert.equal((await positions()).length, 3)
})

test('a delivery begins at once, also while long jobs fill their queue', async (t) => {
  const over = Promise.withResolvers<void>()
  const long = { name: 'long', run: () => over.promise }
  const busy = await startJobQueue({ databaseUrl: url, jobs: [long], log: pino({ enabled: false }) })
  t.after(async () => {
    over.resolve()
    await busy.stop()
  })
  for (let count = 0; count < 10; count += 1) await enqueueJob(pool, 'long', {})
  await startOutbox(t, { pool, url }, [keeper('prompt')])
  await sleep(300)
  await happen(1)
  await until(async () => (await effectsOf('prompt')).length === 1, 'the delivery')
})

test('an event that fails is undone as a whole, tried again later, and delivered once in the end', async (t) => {
  let tries = 0
  await startOutbox(t, { pool, url }, [keeper('clumsy', () => (tries += 1) < 3)])
  await happen(1)
  await until(async () => tries >= 1, 'the first try')
  assert.deepEqual(await effectsOf('clumsy'), [])
  await until(async () => (await effectsOf('clumsy')).length > 0, 'the last try')
  assert.deepEqual([tries, await effectsOf('clumsy')], [3, [1]])
  await until(async () => (await pool.query('select from outbox_set_aside')).rowCount === 0, 'nothing waits any more')
})

test('publishing and delivering survive more interruptions than an ordinary job has tries', async (t) => {
  const interrupted = () => pool.query('update graphile_worker._private_jobs set attempts = 6')
  await registerSubscribers(pool, [keeper('patient')])
  await happen(1)
  await interrupted()
  await publishEvents(pool)
  await interrupted()
  await startOutbox(t, { pool, url }, [keeper('patient')])
  await until(async () => (await effectsOf('patient')).length === 1, 'the delivery')
  await until(
    async () => (await pool.query('select from graphile_worker._private_jobs')).rowCount === 0,
    'no job is left',
    5,
  )
})

test('one that fails holds up the later ones of its subject, and nothing else', async (t) => {
  let broken = true
  const fails = ({ subject }: Happened) => subject === 'a' && broken
  await startOutbox(t, { pool, url }, [keeper('partly', fails), keeper('whole')])
  for (const [number, subject] of ['a', 'b', 'a', 'c', 'a', 'b'].entries()) await happen(number, subject)
  await until(async () => (await effectsOf('partly')).length === 3, 'the others')
  assert.deepEqual(await effectsOf('partly'), [1, 3, 5])
  await until(async () => (await effectsOf('whole')).length === 6, 'the other subscriber')
  assert.deepEqual(await effectsOf('whole'), [0, 1, 2, 3, 4, 5])
  broken = false
  await until(async () => (await effectsOf('partly')).length === 6, 'the rest')
  assert.deepEqual(await effectsOf('partly'), [1, 3, 5, 0, 2, 4], 'in their order')
})

test('a new subscriber begins with what is published from then on; a known one goes on where it was', async (t) => {
  const scope: { after: (() => Promise<void>)[] } = { after: [] }
  await startOutbox({ after: (end) => void scope.after.push(end as () => Promise<void>) }, { pool, url }, [
    keeper('old'),
  ])
  await happen(1)
  await until(async () => (await effectsOf('old')).length === 1, 'the first')
  for (const end of scope.after) await end()
  await happen(2)
  await startOutbox(t, { pool, url }, [keeper('old')])
  await until(async () => (await effectsOf('old')).length === 2, 'the second')
  await startOutbox(t, { pool, url }, [keeper('old'), keeper('new')])
  await happen(3)
  await until(async () => (await effectsOf('new')).length === 1, 'the third, at the new one')
  await until(async () => (await effectsOf('old')).length === 3, 'the third, at the known one')
  assert.deepEqual([await effectsOf('old'), await effectsOf('new')], [[1, 2, 3], [3]])
})

test('an effect may append further events', async (t) => {
  const chain = subscriber(
    'chain',
    on(HAPPENED, async (transaction, event) => {
      await effect('chain', transaction, event)
      const { subject, payload } = event
      const next = { subject, payload: { number: payload.number - 1 }, occurredAt: NOON }
      if (payload.number > 0) await appendEvent(transaction, HAPPENED, next)
    }),
  )
  await startOutbox(t, { pool, url }, [chain])
  await happen(3)
  await until(async () => (await effectsOf('chain')).length === 4, 'the whole chain')
  assert.deepEqual(await effectsOf('chain'), [3, 2, 1, 0])
})

test('old events are forgotten once everybody has got them, and no sooner', async (t) => {
  let broken = true
  const subscribers = [keeper('ready'), keeper('stuck', ({ payload }) => payload.number === 2 && broken)]
  const outbox = await startOutbox(t, { pool, url }, subscribers)
  const after = await newestSequence(pool)
  for (const number of [1, 2, 3]) await happen(number, String(number))
  for (const name of ['ready', 'stuck'])
    await until(async () => (await effectsOf(name)).length === (name === 'ready' ? 3 : 2), name)
  const kept = async () =>
    (await readEventsAfter(pool, { types: ['HAPPENED'], after, limit: 10 })).map(({ payload }) => payload['number'])
  await outbox.removeDelivered(NOON)
  assert.deepEqual(await kept(), [1, 2, 3], 'they are not old')
  await outbox.removeDelivered(new Date(NOON.getTime() + 1))
  assert.deepEqual(await kept(), [2])
  broken = false
  await until(async () => (await effectsOf('stuck')).length === 3, 'the last')
  await outbox.removeDelivered(new Date(NOON.getTime() + 1))
  assert.deepEqual(await kept(), [])
  await happen(4)
  await until(async () => (await newestSequence(pool)) === after + 4, 'numbers go on after all are forgotten')
})
