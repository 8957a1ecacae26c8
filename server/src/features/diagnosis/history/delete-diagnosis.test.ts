import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { AsyncDiagnosisAccepted } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { testService } from '../../../../test/service.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { eraseDiagnosesOf } from './delete-diagnosis.ts'

const service = await testService({ RISK_SCORING_ENABLED: 'true' })
const { app, database, jobs } = service
const { pool } = database
const [owner, stranger] = [await service.tokenOf('owner', 'ROLE_USER'), await service.tokenOf('stranger', 'ROLE_USER')]

const PATH = '/api/rent-risk-diagnoses'
const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
const TABLES = [
  'diagnoses',
  'diagnosis_evidence',
  'registry_confirmations',
  'risk_scoring_logs',
  'diagnosis_runs',
  'status_tokens',
  'idempotency_keys',
]

const by = (token: string) => ({ authorization: `Bearer ${token}` })

async function create(path: string, key: string, token = owner) {
  const headers = { ...by(token), 'idempotency-key': key }
  const answer = await app.inject({ method: 'POST', url: `${PATH}${path}`, headers, payload })
  return answer.json<{ data: RentRiskDiagnosisCreated | AsyncDiagnosisAccepted }>().data
}

async function remove(diagnosisId: number, token = owner): Promise<number> {
  return (await app.inject({ method: 'DELETE', url: `${PATH}/${diagnosisId}`, headers: by(token) })).statusCode
}

const work = (diagnosisId: number) => jobs[0]?.run({ diagnosisId } as never, new AbortController().signal)

/** The number of rows of the diagnosis in each table. */
async function rowsOf(diagnosisId: number): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => `(select count(*)::int from ${table} where diagnosis_id = $1) as ${table}`)
  return (await pool.query(`select ${counts.join(', ')}`, [diagnosisId])).rows[0]
}

const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]))

beforeEach(() => pool.query('truncate diagnoses, diagnosis_runs, status_tokens, idempotency_keys, outbox cascade'))

test('an own diagnosis goes with everything that there is of it, and no other does', async () => {
  const kept = await create('', 'kept')
  const asked = await create('/async', 'asked')
  await work(asked.diagnosisId)
  for (const { diagnosisId, statusToken } of [await create('', 'created'), asked]) {
    const url = `${PATH}/${diagnosisId}/registry-document-confirmation`
    await app.inject({ method: 'PUT', url, headers: by(owner), payload: { status: 'CHECKED', memo: '메모' } })
    // as written before records contained the evidence
    await pool.query(
      `insert into diagnosis_evidence (diagnosis_id, source_key, lookup_status) values ($1, 'x', 'FOUND')`,
      [diagnosisId],
    )
    const before = await rowsOf(diagnosisId)
    for (const table of TABLES)
      if (table !== 'diagnosis_runs' || diagnosisId === asked.diagnosisId) assert.ok((before[table] ?? 0) > 0, table)
    assert.equal(await remove(diagnosisId), 200)
    assert.deepEqual(await rowsOf(diagnosisId), NOTHING)
    assert.equal((await app.inject(`${PATH}/async/${statusToken}`)).statusCode, 404)
    assert.equal((await app.inject({ url: `${PATH}/${diagnosisId}`, headers: by(owner) })).statusCode, 404)
    assert.equal(await remove(diagnosisId), 404, 'it is gone')
  }
  assert.equal((await app.inject({ url: `${PATH}/${kept.diagnosisId}`, headers: by(owner) })).statusCode, 200)
  const again = await create('', 'created')
  assert.ok(again.diagnosisId > kept.diagnosisId, 'its key is free again')
})

test('of others, anonymous and unknown ones there is only 404, without a login 401, and nothing goes', async () => {
  const theirs = await create('', 'theirs', stranger)
  const { diagnosisId: anonymous } = await service.diagnose(payload as never)
  for (const id of [theirs.diagnosisId, anonymous, 999_999]) assert.equal(await remove(id), 404)
  const answer = await app.inject({ method: 'DELETE', url: `${PATH}/${theirs.diagnosisId}` })
  assert.equal(answer.statusCode, 401)
  assert.equal((await pool.query('select from diagnoses')).rowCount, 2)
})

test('one that waits, or is under way, is given up: its worker leaves nothing behind', async () => {
  const waiting = await create('/async', 'waiting')
  assert.equal(await remove(waiting.diagnosisId), 200)
  await work(waiting.diagnosisId)
  assert.deepEqual(await rowsOf(waiting.diagnosisId), NOTHING)

  const running = await create('/async', 'running')
  const lock = await pool.connect()
  await lock.query('begin; lock table diagnoses in share mode')
  const working = Promise.allSettled([work(running.diagnosisId)])
  const started = async () => (await pool.query('select starts from diagnosis_runs')).rows[0].starts === 1
  while (!(await started())) await new Promise((resolve) => setTimeout(resolve, 20))
  const removing = remove(running.diagnosisId)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await lock.query('commit')
  lock.release()
  assert.equal(await removing, 200)
  await working
  await work(running.diagnosisId)
  assert.deepEqual(await rowsOf(running.diagnosisId), NOTHING)
  assert.equal((await pool.query('select from outbox')).rowCount, 0)
})

test('an account with 20,000 diagnoses ends: no statement removes more than a thousand of them', async () => {
  const { diagnosisId } = await create('', 'many-of-them-1')
  await pool.query(
    `insert into diagnoses (requester_user_id, contract_purpose, input_address, deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade, request, response, rule_book_version, created_at)
     select requester_user_id, contract_purpose, input_address, deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade, request, response, rule_book_version, created_at
     from diagnoses, generate_series(1, 20000) where diagnosis_id = $1`,
    [diagnosisId],
  )
  const [{ userId }] = (await pool.query(`select requester_user_id::int as "userId" from diagnoses limit 1`)).rows
  const { statements } = await database.recordStatements(() =>
    inTransaction(pool, (transaction) => eraseDiagnosesOf(transaction, userId)),
  )
  // 21 that remove some, and the last one
  assert.equal(statements.filter((text) => text.startsWith('delete from diagnoses')).length, 22)
  assert.equal((await pool.query('select from diagnoses')).rowCount, 0)
})
