import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMemory, remembered } from './memory.ts'

test('what was read serves as long as its version is in force', () => {
  const memory = createMemory<string>(10_000)
  memory.set('a', 'SALE 1', 'first', 1_000)
  assert.equal(memory.get('a', 'SALE 1'), 'first')
  assert.equal(memory.get('a', 'SALE 2'), null)
  memory.set('a', 'SALE 2', 'second', 1_000)
  assert.equal(memory.get('a', 'SALE 2'), 'second')
  assert.equal(memory.get('b', 'SALE 2'), null)
})

test('memory is bounded: what was not used for longest makes room, and what is too large is not kept', () => {
  const memory = createMemory<string>(9_500)
  for (const key of ['a', 'b', 'c']) memory.set(key, '1', key, 1_000)
  memory.get('a', '1')
  memory.set('d', '1', 'd', 1_000)
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].map((key) => memory.get(key, '1') !== null),
    [true, false, true, true],
  )
  memory.set('large', '1', 'large', 10_000)
  assert.equal(memory.get('large', '1'), null)
  assert.notEqual(memory.get('d', '1'), null)
})

test('nothing is remembered, and nothing remembered serves, where the version is not known', async () => {
  const memory = createMemory<number>(10_000)
  let reads = 0
  const ask = (version: string | null) =>
    remembered(
      memory,
      { key: 'a', version },
      async () => ++reads,
      () => 100,
    )
  assert.deepEqual([await ask('1'), await ask('1'), await ask(null), await ask('1')], [1, 1, 2, 1])
  assert.deepEqual([await ask('2'), await ask('1')], [3, 4])
})
