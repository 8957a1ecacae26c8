import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { askTogether } from './ask-together.ts'

test('what is asked while an answer is under way is answered together, each with its own and read after it came', async () => {
  const batches: number[][] = []
  let read = 0
  const double = askTogether(async (asks: number[]) => {
    batches.push(asks)
    const now = ++read
    await sleep(5)
    return asks.map((ask) => ({ doubled: ask * 2, read: now }))
  })
  const first = double(1)
  await sleep(2)
  const answers = await Promise.all([first, double(2), double(3)])
  assert.deepEqual(batches, [[1], [2, 3]])
  assert.deepEqual(
    answers.map(({ doubled }) => doubled),
    [2, 4, 6],
  )
  assert.deepEqual(
    answers.map((answer) => answer.read),
    [1, 2, 2],
  )
  assert.deepEqual((await double(4)).doubled, 8)
})

test('a question fails with those that it was asked with, and with no others', async () => {
  const ask = askTogether(async (asks: string[]) => {
    await sleep(5)
    if (asks.includes('bad')) throw new Error('bad')
    return asks
  })
  const first = ask('first')
  await sleep(2)
  const all = await Promise.allSettled([first, ask('bad'), ask('with it')])
  assert.deepEqual(
    all.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected'],
  )
  assert.equal(await ask('after it'), 'after it')
})

test('an answer that does not come keeps nobody waiting who asks later', async () => {
  const ask = askTogether(
    (asks: string[]) => (asks[0] === 'stuck' ? new Promise<string[]>(() => {}) : Promise.resolve(asks)),
    10,
  )
  void ask('stuck')
  await sleep(2)
  assert.equal(await ask('later'), 'later')
})

test('each batch runs in the context of its first question', async () => {
  const storage = new AsyncLocalStorage<string>()
  const ask = askTogether(async (asks: number[]) => {
    await sleep(5)
    return asks.map(() => storage.getStore())
  })
  const answers = await Promise.all(['a', 'b', 'c'].map((name, at) => storage.run(name, () => ask(at))))
  assert.deepEqual(answers, ['a', 'a', 'a'])
  assert.equal(await storage.run('d', () => ask(4)), 'd')
})

test('too few answers are an error', async () => {
  await assert.rejects(askTogether(async () => [])(1), /0 answers to 1/)
})
