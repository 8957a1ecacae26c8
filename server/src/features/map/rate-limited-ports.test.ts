import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import type { GeoJsonGeometry } from '../../domain/bounding-box.ts'
import type { ProviderReply } from '../../domain/lookup.ts'
import { type Caller, createBudget, rateLimitedPorts } from './rate-limited-ports.ts'

const FOUND = { status: 'FOUND', value: { type: 'Polygon', coordinates: [] } } satisfies ProviderReply<GeoJsonGeometry>

const ANYONE: Caller = { key: 'address:1', isOwn: false }
const NOBODY_ASKED = { locate: () => Promise.reject(new Error()), readBoundary: () => Promise.reject(new Error()) }

/** A provider that answers when the test allows it, and counts its calls. */
function provider<Value>(answer: ProviderReply<Value>) {
  const waiting: (() => void)[] = []
  let asked = 0
  const ask = () => {
    asked += 1
    return new Promise<ProviderReply<Value>>((resolve) => waiting.push(() => resolve(answer)))
  }
  return { ask, asked: () => asked, answer: () => waiting.splice(0).forEach((resolve) => resolve()) }
}

function setUp(answer: ProviderReply<GeoJsonGeometry> = FOUND, callsPerMinute = 100) {
  const time = { now: new Date('2026-11-20T12:00:00+09:00').getTime() }
  const clock = { now: () => new Date(time.now) }
  const source = provider(answer)
  const ports = { boundary: { readBoundary: source.ask }, geocoder: NOBODY_ASKED }
  const port = rateLimitedPorts(ports, createBudget(clock, callsPerMinute), clock)(ANYONE).boundary
  const read = async (code: string) => {
    const reply = port.readBoundary(code)
    await setImmediate()
    source.answer()
    return reply
  }
  return { time, source, port, read }
}

test('a boundary is held for ten minutes, and asked for again after', async () => {
  const { time, source, read } = setUp()
  assert.equal(await read('1162010200'), FOUND)
  time.now += 10 * 60_000 - 1
  assert.equal(await read('1162010200'), FOUND)
  assert.equal(source.asked(), 1)
  time.now += 1
  await read('1162010200')
  assert.equal(source.asked(), 2)
})

test('that there is none is held too, a failure is not', async () => {
  for (const [reply, asked] of [
    [{ status: 'NOT_FOUND' }, 1],
    [{ status: 'ERROR', reason: 'TIMEOUT' }, 2],
    [{ status: 'UNAVAILABLE', reason: 'NO_KEY' }, 2],
  ] as const) {
    const { source, read } = setUp(reply)
    await read('1162010200')
    assert.deepEqual(await read('1162010200'), reply)
    assert.equal(source.asked(), asked)
  }
})

test('one look-up a district is under way, whoever asks', async () => {
  const { source, port } = setUp()
  const replies = Array.from({ length: 20 }, () => port.readBoundary('1162010200'))
  await setImmediate()
  assert.equal(source.asked(), 1)
  source.answer()
  assert.ok((await Promise.all(replies)).every((reply) => reply === FOUND))
})

test('a caller whose time is up goes without; the look-up lands for the next one', async () => {
  const { source, port } = setUp()
  const controller = new AbortController()
  const reply = port.readBoundary('1162010200', controller.signal)
  controller.abort()
  assert.deepEqual(await reply, { status: 'ERROR', reason: 'DEADLINE' })
  source.answer()
  await setImmediate()
  assert.equal(await port.readBoundary('1162010200', controller.signal), FOUND)
  assert.equal(source.asked(), 1)
})

test('beyond the budget of the minute nobody is asked; what is held is still shown', async () => {
  const { time, source, read } = setUp(FOUND, 2)
  await read('1')
  await read('2')
  assert.deepEqual(await read('3'), { status: 'ERROR', reason: 'QUOTA_EXCEEDED' })
  assert.equal(await read('1'), FOUND)
  assert.equal(source.asked(), 2)
  time.now += 60_000
  assert.equal(await read('3'), FOUND)
})

test('R-MAP-04, R-MAP-12: positions share the budget and are held as boundaries are, so that a third look shows what the first did', async () => {
  const time = { now: 0 }
  const clock = { now: () => new Date(time.now) }
  const source = provider({ status: 'FOUND', value: { longitude: 127, latitude: 37 } })
  const ports = { boundary: NOBODY_ASKED, geocoder: { locate: source.ask } }
  const portsOf = rateLimitedPorts(ports, createBudget(clock, 10), clock)
  const look = async (caller: Caller, lots: number[]) => {
    const { geocoder } = portsOf(caller)
    const replies = lots.map((lot) => geocoder.locate({ jibunAddress: `신림동 ${lot}`, roadAddress: null }))
    await setImmediate()
    source.answer()
    return (await Promise.all(replies)).map(({ status }) => status === 'FOUND')
  }
  const twelve = Array.from({ length: 12 }, (_, at) => at)
  const first = await look(ANYONE, twelve)
  assert.equal(first.filter(Boolean).length, 6, 'one caller takes six tenths of the minute')
  assert.deepEqual(await look(ANYONE, twelve), first)
  assert.deepEqual(await look(ANYONE, twelve), first)
  // another instance makes three more, and the last call is reserved for a caller's own home
  assert.deepEqual((await look({ key: 'address:2', isOwn: false }, [20, 21, 22, 23])).filter(Boolean).length, 3)
  assert.deepEqual(await look({ key: 'user:1', isOwn: true }, [30, 31]), [true, false])
  time.now += 10 * 60_000
  assert.equal((await look(ANYONE, [0])).length, 1)
  assert.equal(source.asked(), 11, 'and is asked again after ten minutes')
})
