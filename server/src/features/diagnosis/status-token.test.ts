import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { TEST_NOW } from '../../../test/app.ts'
import { testService } from '../../../test/service.ts'

const service = await testService()
const { app, clock, database, logLines } = service
const { pool } = database
const owner = await service.tokenOf('token_owner', 'ROLE_USER')

const PATH = '/api/rent-risk-diagnoses'
const REQUEST = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
const WEEK_MS = 7 * 24 * 60 * 60_000

async function create(options: { key?: string; login?: string } = {}): Promise<RentRiskDiagnosisCreated> {
  const { key, login } = options
  const headers = { ...(key && { 'idempotency-key': key }), ...(login && { authorization: `Bearer ${login}` }) }
  const answer = await app.inject({ method: 'POST', url: PATH, headers, payload: REQUEST })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: RentRiskDiagnosisCreated }>().data
}

const read = (url: string, headers = {}) => app.inject({ url: `${PATH}/${url}`, headers })

beforeEach(() => {
  clock.time = TEST_NOW
})

test('the synchronous answer carries a token that shows the same result, with its steps, to whoever holds it', async () => {
  for (const login of [undefined, owner]) {
    const { statusToken, statusTokenExpiresAt, ...result } = await create(login === undefined ? {} : { login })
    assert.match(statusToken, /^[\w-]{43}$/)
    assert.equal(new Date(statusTokenExpiresAt).getTime(), TEST_NOW.getTime() + WEEK_MS)
    const answer = await read(`async/${statusToken}`)
    const status = answer.json<{ data: AsyncDiagnosisStatus }>().data
    assert.deepEqual(status.result, result)
    assert.deepEqual([status.diagnosisId, status.processingStatus], [result.diagnosisId, 'COMPLETED'])
    assert.equal(status.expiresAt, statusTokenExpiresAt)
    assert.deepEqual(
      status.steps.map(({ step, stepName }) => ({ step, stepName })),
      status.plannedSteps,
    )
    assert.ok(status.steps.every(({ startedAt, endedAt }) => endedAt !== null && startedAt <= endedAt))
    const sample = await read(`${result.diagnosisId}/evidence/rent-transaction?statusToken=${statusToken}`)
    assert.equal(sample.statusCode, 200)
  }
})

test('its event stream sends what happened and ends', async () => {
  const { statusToken } = await create()
  const { body } = await read(`async/${statusToken}/events`)
  assert.match(body, /event: status\ndata: \{"type":"status","processingStatus":"COMPLETED"/)
  assert.equal(body.split('event: step\n').length - 1, 7)
})

test('a token shows its own diagnosis only, for seven days', async () => {
  const [one, other] = [await create(), await create()]
  assert.notEqual(one.statusToken, other.statusToken)
  const evidence = (id: number) => read(`${id}/evidence/rent-transaction?statusToken=${one.statusToken}`)
  assert.equal((await evidence(other.diagnosisId)).statusCode, 404)
  clock.time = new Date(TEST_NOW.getTime() + WEEK_MS - 1)
  assert.equal((await evidence(one.diagnosisId)).statusCode, 200)
  clock.time = new Date(TEST_NOW.getTime() + WEEK_MS)
  assert.equal((await evidence(one.diagnosisId)).statusCode, 404)
  assert.equal((await read(`async/${one.statusToken}`)).statusCode, 404)
  assert.equal((await read(`async/${one.statusToken}/events`)).statusCode, 404)
})

test('a repetition with its Idempotency-Key gets the same token', async () => {
  const first = await create({ key: 'k-1' })
  clock.time = new Date(TEST_NOW.getTime() + 60_000)
  assert.deepEqual(await create({ key: 'k-1' }), first)
  assert.equal((await read(`async/${first.statusToken}`)).statusCode, 200)
})

test('the token itself stands in no row, in no log line and in no stored answer', async () => {
  const { statusToken, diagnosisId } = await create({ key: 'k-2', login: owner })
  await read(`async/${statusToken}`)
  const tables = ['diagnoses', 'diagnosis_evidence', 'status_tokens', 'idempotency_keys']
  const texts = tables.map((table) => `select each::text as row from ${table} as each`)
  const stored = JSON.stringify((await pool.query(texts.join(' union all '))).rows)
  for (const encoding of ['utf8', 'hex', 'base64'] as const)
    assert.ok(!stored.includes(Buffer.from(statusToken).toString(encoding)), encoding)
  assert.ok(stored.includes('신림동'))
  assert.doesNotMatch(JSON.stringify(logLines), new RegExp(statusToken))
  const kept = await read(String(diagnosisId), { authorization: `Bearer ${owner}` })
  assert.equal(kept.statusCode, 200)
  assert.doesNotMatch(kept.body, /statusToken/)
})
