import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testConfig } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { createRateLimiter } from './rate-limit.ts'

const database = await privateDatabase()
const clock = { time: new Date('2026-11-20T12:00:00+09:00'), now: () => new Date(clock.time) }
const config = testConfig({
  RATE_LIMIT_ENABLED: 'true',
  RATE_LIMIT_MAP_MAX: '2',
  RATE_LIMIT_MAP_WINDOW_SECONDS: '600',
})
const limiter = createRateLimiter(database, clock, config)
const advance = (seconds: number) => void (clock.time = new Date(clock.time.getTime() + seconds * 1000))
const uses = async (subject: string) => {
  let count = 0
  while (
    count < 10 &&
    (await limiter.consume('map', [subject]).then(
      () => true,
      () => false,
    ))
  )
    count += 1
  return count
}
const isFull = (subject: string) =>
  limiter.check('map', [subject]).then(
    () => false,
    () => true,
  )

test('so many uses in a window; the next begins when it has ended', async () => {
  assert.deepEqual([await uses('a'), await isFull('a')], [2, true])
  advance(599)
  assert.deepEqual([await uses('a'), await isFull('a')], [0, true])
  advance(1)
  assert.deepEqual([await isFull('a'), await uses('a')], [false, 2])
})

test('a clock that went ahead and was set back keeps nobody out for longer than a window', async () => {
  advance(24 * 3600)
  assert.equal(await uses('b'), 2)
  advance(-24 * 3600)
  assert.deepEqual([await isFull('b'), await uses('b')], [false, 2])
})

test('instances whose clocks differ by some seconds count as one', async () => {
  advance(20)
  assert.equal(await uses('c'), 2)
  advance(-20)
  assert.deepEqual([await isFull('c'), await uses('c')], [true, 0])
})

test('uses that come at once are counted with few statements, each as if it had come alone', async () => {
  const tries = Array.from({ length: 12 }, (_, index) => limiter.consume('map', [`at once ${index % 3}`]))
  const { result, statements } = await database.recordStatements(() => Promise.allSettled(tries))
  assert.deepEqual(
    result.map(({ status }) => status === 'fulfilled'),
    Array.from({ length: 12 }, (_, index) => index < 6),
  )
  assert.ok(statements.length <= 2, `${statements.length} statements`)
})
