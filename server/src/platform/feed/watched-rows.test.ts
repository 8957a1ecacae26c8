import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Feed } from './feed.ts'
import { watchRows } from './watched-rows.ts'

/** A feed that signals on demand, and rows in their last written state. */
function watching() {
  let signal: (id: number | null) => void = () => {}
  const feed: Feed = {
    subscribe(_topic, onSignal) {
      signal = onSignal
      return { stop: () => {} }
    },
    close: async () => {},
  }
  const rows = new Map<number, string>()
  const queries: number[][] = []
  let failure: Error | undefined
  const watched = watchRows(feed, 'bell', async (ids) => {
    queries.push(ids.toSorted((a, b) => a - b))
    if (failure) throw failure
    return new Map([...rows].filter(([id]) => ids.includes(id)))
  })
  return {
    watched,
    queries,
    write: (id: number, state: string) => rows.set(id, state),
    publish: (id: number | null) => signal(id),
    fail: (error?: Error) => (failure = error),
  }
}

const open = new AbortController().signal

test('the first reading waits for nothing, the next for a signal of its row or of all', async () => {
  const { watched, queries, write, publish } = watching()
  write(1, 'new')
  const [one, two] = [watched.watch(1, open), watched.watch(2, open)]
  assert.deepEqual(await Promise.all([one(), two()]), ['new', undefined])
  assert.deepEqual(queries, [[1, 2]])
  write(1, 'changed')
  publish(1)
  assert.equal(await one(), 'changed')
  publish(null)
  assert.deepEqual(await Promise.all([one(), two()]), ['changed', undefined])
  assert.deepEqual(queries, [[1, 2], [1], [1, 2]])
})

test('a signal that comes while nobody waits is not lost', async () => {
  const { watched, write, publish } = watching()
  const next = watched.watch(1, open)
  await next()
  write(1, 'meanwhile')
  publish(1)
  assert.equal(await next(), 'meanwhile')
})

test('a watch that is over reads nothing; a reading that fails is tried with the next signal', async () => {
  const { watched, queries, write, publish, fail } = watching()
  const leaving = new AbortController()
  const [gone, next] = [watched.watch(1, leaving.signal), watched.watch(1, open)]
  await Promise.all([gone(), next()])
  leaving.abort()
  assert.equal(await gone(), undefined)
  fail(new Error('away'))
  publish(1)
  await assert.rejects(next(), /away/)
  fail()
  write(1, 'back')
  publish(null)
  assert.equal(await next(), 'back')
  assert.equal(queries.length, 3)
})
