import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('so many at once, so many wait, and whoever comes on top is refused at once with 503 and Retry-After', async () => {
  const limited = createConcurrencyLimit({ atOnce: 2, waiting: 3 })
  const open = Promise.withResolvers<string>()
  let [running, most] = [0, 0]
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    const answer = await open.promise
    running -= 1
    return answer
  }
  const accepted = Array.from({ length: 5 }, () => limited(work))
  await assert.rejects(limited(work), { code: 'COMMON_503_UNAVAILABLE', headers: { 'retry-after': '2' } })
  open.resolve('done')
  assert.deepEqual(await Promise.all(accepted), ['done', 'done', 'done', 'done', 'done'])
  assert.equal(most, 2)
  assert.equal(await limited(work), 'done')
})

test('what the work itself throws is thrown, and gives its place back', async () => {
  const limited = createConcurrencyLimit({ atOnce: 1, waiting: 1 })
  for (let time = 0; time < 5; time += 1) {
    await assert.rejects(
      limited(async () => {
        throw new RangeError('broken')
      }),
      RangeError,
    )
  }
})
