import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc, { runs } from '../../../server/test/properties.ts'
import { checkHistory, type Findings, isWhole } from './check-history.ts'
import { type Recorder, type Stored, startHistory } from './history.ts'

const NOTHING: Findings = { lost: [], doubled: [], stale: [], reordered: [], unwanted: [] }
const log = (...values: string[]): Stored => ({ kind: 'log', values: values.map((value) => ({ value })) })
const register = (...values: string[]): Stored => ({ ...log(...values), kind: 'register' })

function findingsOf(stored: Record<string, Stored>, act: (history: Recorder) => void): Partial<Findings> {
  const history = startHistory()
  act(history)
  const findings = checkHistory(history.events, new Map(Object.entries(stored)))
  return Object.fromEntries(Object.entries(findings).filter(([, list]) => list.length > 0))
}

/** Writes performed one after the other. */
function write(history: Recorder, object: string, ...values: string[]): void {
  for (const value of values) history.write(1, object, value)({ type: 'ok' })
}

test('a whole history has no findings, whether or not what is unknown was done', () => {
  for (const stored of [log('a', 'b'), log('a', 'b', 'c')])
    assert.deepEqual(
      findingsOf({ posts: stored }, (history) => {
        write(history, 'posts', 'a', 'b')
        history.write(1, 'posts', 'c')({ type: 'unknown' })
        history.write(2, 'posts', 'd')({ type: 'fail' })
        history.read(1, 'posts')(['a', 'b'])
      }),
      {},
    )
})

test('what was said to be done and is not there is lost, also under another number than was said', () => {
  const act = (history: Recorder) => history.write(1, 'posts', 'a')({ type: 'ok', as: '7' })
  assert.deepEqual(findingsOf({}, act), { lost: ['posts: a as 7'] })
  assert.deepEqual(findingsOf({ posts: { kind: 'set', values: [{ value: 'a', as: '8' }] } }, act), {
    lost: ['posts: a as 7'],
  })
  assert.deepEqual(findingsOf({ posts: { kind: 'set', values: [{ value: 'a', as: '7' }] } }, act), {})
})

test('what was shown once and is not there is lost, even if nobody was answered about it', () => {
  const found = findingsOf({ posts: log() }, (history) => {
    history.write(1, 'posts', 'a')({ type: 'unknown' })
    history.read(2, 'posts')(['a'])
  })
  assert.deepEqual(found, { lost: ['posts: a was shown'] })
})

test('what is there twice is doubled, whatever was said about it', () => {
  for (const type of ['ok', 'unknown'] as const) {
    const found = findingsOf({ posts: log('a', 'a') }, (history) => history.write(1, 'posts', 'a')({ type }))
    assert.deepEqual(found, { doubled: ['posts: a'] })
  }
})

test('what was refused or never asked for is unwanted', () => {
  const found = findingsOf({ posts: log('a', 'b'), others: log('c') }, (history) =>
    history.write(1, 'posts', 'a')({ type: 'fail' }),
  )
  assert.deepEqual(found, { unwanted: ['posts: a', 'posts: b', 'others: c'] })
})

test('a read without what had been said to be done before it was asked is stale; what ends meanwhile may be missing', () => {
  const found = findingsOf({ posts: log('a', 'b') }, (history) => {
    write(history, 'posts', 'a')
    const [end, shown] = [history.write(2, 'posts', 'b'), history.read(1, 'posts')]
    end({ type: 'ok' })
    shown(['a'])
    history.read(3, 'posts')(['a'])
  })
  assert.deepEqual(found, { stale: ['posts: without b'] })
})

test('a read that goes back behind what the same caller was shown is reordered', () => {
  const found = findingsOf({ posts: log('a') }, (history) => {
    const end = history.write(1, 'posts', 'a')
    history.read(2, 'posts')(['a'])
    history.read(2, 'posts')([])
    history.read(3, 'posts')([])
    end({ type: 'ok' })
  })
  assert.deepEqual(found, { reordered: ['posts: a no longer shown'] })
})

test('what began after another was said to be done is stored and shown after it; at once, either is first', () => {
  const oneByOne = (history: Recorder) => write(history, 'posts', 'a', 'b')
  assert.deepEqual(findingsOf({ posts: log('b', 'a') }, oneByOne), { reordered: ['posts: b'] })
  assert.deepEqual(findingsOf({ posts: { ...log('b', 'a'), kind: 'set' } }, oneByOne), {})
  const atOnce = (history: Recorder) => {
    const ends = [history.write(1, 'posts', 'a'), history.write(2, 'posts', 'b')]
    for (const end of ends) end({ type: 'ok' })
  }
  assert.deepEqual(findingsOf({ posts: log('b', 'a') }, atOnce), {})
  const shown = findingsOf({ posts: log('a', 'b') }, (history) => {
    atOnce(history)
    history.read(1, 'posts')(['b', 'a'])
  })
  assert.deepEqual(shown, { reordered: ['posts: b a shown'] })
})

test('a register keeps the last value, or a later one of which nothing was said', () => {
  const act = (history: Recorder) => {
    write(history, 'memo', '1', '2')
    history.write(1, 'memo', '3')({ type: 'unknown' })
  }
  assert.deepEqual(findingsOf({ memo: register('2') }, act), {})
  assert.deepEqual(findingsOf({ memo: register('3') }, act), {})
  assert.deepEqual(findingsOf({ memo: register('1') }, act), { lost: ['memo: 2'] })
  assert.deepEqual(findingsOf({ memo: register() }, act), { lost: ['memo: 2'] })
})

test('a register that shows an older value is stale, and one that goes back reordered', () => {
  const found = findingsOf({ memo: register('2') }, (history) => {
    write(history, 'memo', '1')
    const end = history.write(1, 'memo', '2')
    history.read(2, 'memo')(['2'])
    history.read(2, 'memo')(['1'])
    end({ type: 'ok' })
    history.read(1, 'memo')(['1'])
  })
  assert.deepEqual(found, { stale: ['memo: 1 after 2'], reordered: ['memo: 1 shown after 2'] })
})

test('whatever order callers take, what a true log keeps and shows is whole, and each thing taken out or put in twice is found', () => {
  const steps = fc.array(
    fc.record({
      caller: fc.nat(3),
      kind: fc.constantFrom('begin', 'end', 'read'),
      type: fc.constantFrom('ok', 'unknown'),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(steps, fc.nat(), (taken, pick) => {
      const history = startHistory()
      const kept: { value: string }[] = []
      const [open, done] = [new Map<number, (type: 'ok' | 'unknown') => void>(), [] as string[]]
      for (const { caller, kind, type } of taken) {
        if (kind === 'read') history.read(caller, 'log')(kept.map(({ value }) => value))
        else if (kind === 'end') open.get(caller)?.(type)
        else if (!open.has(caller)) {
          const value = String(open.size + history.events.length)
          const end = history.write(caller, 'log', value)
          open.set(caller, (ended) => {
            open.delete(caller)
            kept.push({ value })
            if (ended === 'ok') done.push(value)
            end({ type: ended })
          })
        }
      }
      const check = (values: typeof kept) => checkHistory(history.events, new Map([['log', { kind: 'log', values }]]))
      assert.deepEqual(check(kept), NOTHING)
      const victim = done[pick % done.length]
      if (victim === undefined) return
      assert.ok(check(kept.filter(({ value }) => value !== victim)).lost.length > 0)
      assert.ok(!isWhole(check([...kept, { value: victim }])))
    }),
    runs(200),
  )
})
