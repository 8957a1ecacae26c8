import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFitCache } from './fit-cache.ts'

const fits = (versions: string, bytes = 1_000) => ({ versions, byKind: {}, bytes })

test('a fit serves as long as its versions are in force', () => {
  const cache = createFitCache()
  cache.set('a', fits('SALE 1'))
  assert.equal(cache.get('a', 'SALE 1')?.versions, 'SALE 1')
  assert.equal(cache.get('a', 'SALE 2'), null)
  cache.set('a', fits('SALE 2'))
  assert.equal(cache.get('a', 'SALE 2')?.versions, 'SALE 2')
  assert.equal(cache.get('b', 'SALE 2'), null)
})

test('memory is bounded: what was not used for longest makes room, and what is too large is not kept', () => {
  const cache = createFitCache(9_500)
  for (const key of ['a', 'b', 'c']) cache.set(key, fits('1'))
  cache.get('a', '1')
  cache.set('d', fits('1'))
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => cache.get(key, '1') !== null),
    [true, false, true, true],
  )
  cache.set('large', fits('1', 10_000))
  assert.equal(cache.get('large', '1'), null)
  assert.notEqual(cache.get('d', '1'), null)
})
