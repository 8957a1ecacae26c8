import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, privateDatabase } from '../../../test/database.ts'
import { HAPPENED } from '../../../test/outbox.ts'
import fc from '../../../test/properties.ts'
import { inTransaction, type Queryable } from '../database/transaction.ts'
import { appendEvent, type DomainEvent, newestSequence, readEventsAfter } from './events.ts'
import { publishEvents } from './publish.ts'

const { pool, url } = await privateDatabase()
const other = openDatabase(url, 5)
const types = [HAPPENED.name]
const occurredAt = new Date('2026-11-20T12:00:00+09:00')

let number = 0

async function append(client: Queryable, subject = 'test'): Promise<number> {
  number += 1
  const own = number
  await appendEvent(client, HAPPENED, { subject, payload: { number: own }, occurredAt })
  return own
}

test.after(() => other.close())

test('an event is delivered when its transaction commits and is published, and not when it is undone', async () => {
  const after = await newestSequence(pool)
  const read = () => readEventsAfter(pool, { types, after, limit: 10 })
  await assert.rejects(
    inTransaction(pool, async (client) => {
      await append(client)
      throw new Error('undone')
    }),
  )
  await inTransaction(pool, (client) => append(client, 'lot 5'))
  assert.deepEqual(await read(), [])
  await publishEvents(pool)
  const [event, ...more] = await read()
  assert.deepEqual(more, [])
  assert.deepEqual(event, {
    sequence: after + 1,
    type: 'HAPPENED',
    subject: 'lot 5',
    payload: { number },
    occurredAt,
  })
  assert.deepEqual(await readEventsAfter(pool, { types: ['OTHER'], after, limit: 10 }), [])
  assert.equal(await newestSequence(pool), after + 1)
})

test('more events than are published in one go, and read page by page', async () => {
  const after = await newestSequence(pool)
  await pool.query(
    `insert into outbox (event_type, subject, payload, occurred_at)
     select 'HAPPENED', 'test', '{}', now() from generate_series(1, 2500)`,
  )
  await publishEvents(pool)
  assert.equal(await newestSequence(pool), after + 2_500)
  const page = await readEventsAfter(pool, { types, after: after + 1_000, limit: 100 })
  assert.deepEqual(
    page.map(({ sequence }) => sequence),
    Array.from({ length: 100 }, (_, index) => after + 1_001 + index),
  )
})

type Writer = { events: number; waitMs: number; holdMs: number; undone: boolean }

const writers = fc.array(
  fc.record({
    events: fc.integer({ min: 1, max: 3 }),
    waitMs: fc.integer({ min: 0, max: 60 }),
    // a reader by IDs would skip a transaction that writes early and commits late
    holdMs: fc.constantFrom(0, 0, 5, 40, 120),
    undone: fc.boolean(),
  }),
  { minLength: 3, maxLength: 12 },
)

/** @returns the committed numbers, in the order in which they were written. */
async function write({ events, waitMs, holdMs, undone }: Writer): Promise<number[]> {
  await sleep(waitMs)
  const written: number[] = []
  const done = inTransaction(pool, async (client) => {
    for (let count = 0; count < events; count += 1) written.push(await append(client))
    await sleep(holdMs)
    if (undone) throw new Error('undone')
  })
  return done.then(
    () => written,
    () => [],
  )
}

async function follow(database: typeof pool, after: number, signal: AbortSignal): Promise<DomainEvent[]> {
  const seen: DomainEvent[] = []
  const next = () => readEventsAfter(database, { types, after: seen.at(-1)?.sequence ?? after, limit: 2 })
  while (!signal.aborted) seen.push(...(await next()))
  for (let rest = await next(); rest.length > 0; rest = await next()) seen.push(...rest)
  return seen
}

async function publishNowAndThen(database: typeof pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await publishEvents(database)
    await sleep(7)
  }
}

test('readers on two instances see every committed event once and in one order, however late one commits', async () => {
  await fc.assert(
    fc.asyncProperty(writers, async (plan) => {
      const after = await newestSequence(pool)
      const done = new AbortController()
      const readers = [follow(pool, after, done.signal), follow(other.pool, after, done.signal)]
      const publishers = [publishNowAndThen(pool, done.signal), publishNowAndThen(other.pool, done.signal)]
      const committed = await Promise.all(plan.map(write))
      done.abort()
      await Promise.all(publishers)
      await publishEvents(pool)
      const end = await follow(pool, after, AbortSignal.abort())
      const numbers = end.map(({ payload }) => payload['number'] as number)
      assert.deepEqual(
        numbers.toSorted((a, b) => a - b),
        committed.flat().toSorted((a, b) => a - b),
      )
      for (const own of committed)
        assert.deepEqual(
          numbers.filter((each) => own.includes(each)),
          own,
          'the events of one transaction keep their order',
        )
      for (const seen of await Promise.all(readers)) assert.deepEqual(seen, end.slice(0, seen.length))
    }),
    { numRuns: 25 },
  )
})
