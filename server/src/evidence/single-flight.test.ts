import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LookupLocks } from './lookup-locks.ts'
import { createFlights } from './single-flight.ts'

/** The only instance. */
const alone: LookupLocks = { once: (_key, _lookedAt, work) => work(), underWay: async () => [] }

function counted() {
  const work = Promise.withResolvers<string>()
  const calls = { count: 0 }
  return {
    calls,
    end: () => work.resolve('answer'),
    work: () => {
      calls.count += 1
      return work.promise
    },
  }
}

test('identical work under way is done once', async () => {
  const { join } = createFlights(alone)
  const { calls, end, work } = counted()
  const asked = [join('lot', performance.now(), work), join('lot', performance.now(), work)]
  end()
  assert.deepEqual(await Promise.all(asked), ['answer', 'answer'])
  assert.equal(calls.count, 1)
})

test('work that ended after a caller looked at what is stored is not done again for that caller', async () => {
  const { join } = createFlights(alone)
  const { calls, end, work } = counted()
  const lookedBeforeItEnded = performance.now()
  const first = join('lot', performance.now(), work)
  end()
  await first
  assert.equal(await join('lot', lookedBeforeItEnded, work), 'answer')
  assert.equal(calls.count, 1)
  await join('lot', performance.now(), work)
  assert.equal(calls.count, 2)
})

test('landed waits for what is under way, whether it ends well or not', async () => {
  const flights = createFlights(alone)
  const { end, work } = counted()
  const ends: string[] = []
  const flight = flights.join('lot', 0, work).finally(() => ends.push('flight'))
  const landing = flights.landed().finally(() => ends.push('landed'))
  await Promise.resolve()
  end()
  await Promise.all([flight, landing])
  assert.deepEqual(ends, ['flight', 'landed'])
  await assert.rejects(
    flights.join('other', 0, () => Promise.reject(new Error('broken'))),
    /broken/,
  )
  await flights.landed()
})
