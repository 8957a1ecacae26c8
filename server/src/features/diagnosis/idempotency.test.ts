import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { TEST_NOW } from '../../../test/app.ts'
import { anotherInstance, testService } from '../../../test/service.ts'
import { until } from '../../../test/until.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { oncePerKey, removeExpiredIdempotencyKeys } from './once-per-key.ts'

const service = await testService()
const { app, clock, database, sandbox } = service
const { pool } = database
const { app: other } = await anotherInstance(service)
const [anna, boris] = [await service.tokenOf('anna', 'ROLE_USER'), await service.tokenOf('boris', 'ROLE_USER')]

const REQUEST = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
const DAY_MS = 24 * 60 * 60_000

type Sender = { payload?: object; token?: string; remoteAddress?: string; instance?: typeof app }

function post(key: string | null, { payload = REQUEST, token, remoteAddress, instance = app }: Sender = {}) {
  const headers = {
    ...(key !== null && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const request = { method: 'POST' as const, url: '/api/rent-risk-diagnoses', headers, payload }
  return instance.inject({ ...request, ...(remoteAddress && { remoteAddress }) })
}

type Answer = Awaited<ReturnType<typeof post>>
const diagnosisOf = (answer: Answer) => {
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: RentRiskDiagnosisResponse }>().data
}
const refusalOf = (answer: Answer) => [answer.statusCode, answer.json<{ code: string }>().code]
const count = async (table: string) => (await pool.query(`select count(*) as rows from ${table}`)).rows[0].rows

beforeEach(async () => {
  sandbox.clear()
  clock.time = TEST_NOW
  await pool.query('truncate diagnoses, idempotency_keys cascade')
})

test('R-DIAG-23: the same key and body gets the first answer, without a second diagnosis', async () => {
  const first = diagnosisOf(await post('key-1'))
  clock.time = new Date(TEST_NOW.getTime() + DAY_MS - 1)
  const reordered = {
    depositAmountManwon: 12_000,
    floorNumber: null,
    contractPurpose: 'JEONSE',
    address: REQUEST.address,
  }
  assert.deepEqual(diagnosisOf(await post('key-1', { payload: reordered })), first)
  assert.equal(await count('diagnoses'), 1)
})

test('the same key and another body is 409 COMMON_409_IDEMPOTENCY_KEY, and changes nothing', async () => {
  const first = diagnosisOf(await post('key-2'))
  const refused = await post('key-2', { payload: { ...REQUEST, depositAmountManwon: 12_001 } })
  assert.deepEqual(refusalOf(refused), [409, 'COMMON_409_IDEMPOTENCY_KEY'])
  assert.deepEqual(diagnosisOf(await post('key-2')), first)
  assert.equal(await count('diagnoses'), 1)
})

test('without a key, or with an empty one, every request is a diagnosis of its own', async () => {
  const ids = [await post(null), await post(null), await post('')].map((answer) => diagnosisOf(answer).diagnosisId)
  assert.equal(new Set(ids).size, 3)
  assert.equal(await count('idempotency_keys'), 0)
})

test('repetitions at the same time on two instances wait for the one diagnosis', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post('key-3', { instance: index % 2 === 0 ? app : other })),
  )
  const [first, ...rest] = answers.map(diagnosisOf)
  for (const each of rest) assert.deepEqual(each, first)
  assert.equal(await count('diagnoses'), 1)
})

test('another body is refused while the first is still under way', async () => {
  sandbox.faults.set('building-register', 'held')
  const slow = post('key-4', { payload: { ...REQUEST, address: '서울 강남구 역삼동 742-11' } })
  await until(async () => (await count('idempotency_keys')) === 1, 'the first has its key')
  assert.deepEqual(refusalOf(await post('key-4')), [409, 'COMMON_409_IDEMPOTENCY_KEY'])
  sandbox.faults.clear()
  diagnosisOf(await slow)
})

test('R-DIAG-23: keys are per user, and per address for anonymous callers', async () => {
  const senders: Sender[] = [{ token: anna }, { token: boris }, {}, { remoteAddress: '203.0.113.9' }]
  const first = await Promise.all(senders.map(async (sender) => diagnosisOf(await post('key-5', sender)).diagnosisId))
  const again = await Promise.all(senders.map(async (sender) => diagnosisOf(await post('key-5', sender)).diagnosisId))
  assert.equal(new Set(first).size, 4)
  assert.deepEqual(again, first)
  const elsewhere = await post('key-5', { token: anna, remoteAddress: '203.0.113.9' })
  assert.equal(diagnosisOf(elsewhere).diagnosisId, first[0], 'a user may change the address')
})

test('after 24 hours the key is free again, and its row can go', async () => {
  const first = diagnosisOf(await post('key-6')).diagnosisId
  clock.time = new Date(TEST_NOW.getTime() + DAY_MS)
  assert.notEqual(diagnosisOf(await post('key-6', { payload: { ...REQUEST, floorNumber: 3 } })).diagnosisId, first)
  await post('key-7')
  assert.equal(await count('idempotency_keys'), 2)
  clock.time = new Date(TEST_NOW.getTime() + 2 * DAY_MS)
  await removeExpiredIdempotencyKeys(pool, clock.now())
  assert.equal(await count('idempotency_keys'), 0)
})

test('a refused request and one that failed by our fault leave the key free', async () => {
  assert.equal((await post('key-8', { payload: { ...REQUEST, depositAmountManwon: 0 } })).statusCode, 400)
  await pool.query('alter table diagnoses add constraint broken check (false)')
  assert.equal((await post('key-8')).statusCode, 500)
  await pool.query('alter table diagnoses drop constraint broken')
  diagnosisOf(await post('key-8'))
})

test('a key that is no plain word of at most 200 characters is a 400 that names it', async () => {
  for (const key of ['two words', '열쇠', 'k'.repeat(201)]) {
    const answer = await post(key)
    assert.deepEqual(refusalOf(answer), [400, 'COMMON_400_VALIDATION'])
    assert.equal(answer.json<{ errors: { field: string }[] }>().errors[0]?.field, 'idempotency-key')
  }
})

test('an attempt blocks its key until it says nothing any more; should it live, it comes too late', async () => {
  const services = { pool, clock, deadlineMs: 100 }
  const keyed = { operation: 'test', requester: 'user 1', key: 'key-9', body: REQUEST }
  const woken = Promise.withResolvers<void>()
  const asleep = oncePerKey(services, keyed, {
    first: (settle) => woken.promise.then(() => inTransaction(pool, (client) => settle(client, 1).then(() => 1))),
    again: async (id) => id,
  })
  const asleepEnds = asleep.then(
    () => 'settled',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  )
  const repeat = () =>
    oncePerKey(services, keyed, {
      first: (settle) => inTransaction(pool, (client) => settle(client, 2).then(() => 2)),
      again: async (id) => id,
    })
  await until(async () => (await count('idempotency_keys')) === 1, 'the key is taken')
  await assert.rejects(repeat(), { code: 'COMMON_503_UNAVAILABLE' })
  // as after a pause of the whole process
  await pool.query('update idempotency_keys set claimed_until = now()')
  assert.equal(await repeat(), 2)
  woken.resolve()
  assert.equal(await asleepEnds, 'COMMON_503_UNAVAILABLE')
  assert.equal(await repeat(), 2)
})
