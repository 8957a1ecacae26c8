import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { AsyncDiagnosisAccepted, AsyncDiagnosisStatus } from '@lease-risk/contract/diagnosis-async'
import { TEST_NOW } from '../../../../test/app.ts'
import { anotherInstance, testService } from '../../../../test/service.ts'
import { removeExpiredRuns } from './runs.ts'

const service = await testService()
const { app, clock, database, sandbox, jobs } = service
const { pool } = database
const other = await anotherInstance(service)
const [anna, boris] = [await service.tokenOf('anna', 'ROLE_USER'), await service.tokenOf('boris', 'ROLE_USER')]

const PATH = '/api/rent-risk-diagnoses'
const REQUEST = {
  address: '서울 관악구 신림동 1422-5',
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
} as const
const WEEK_MS = 7 * 24 * 60 * 60_000

const bearer = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

async function accept(options: { payload?: object; token?: string; key?: string; instance?: typeof app } = {}) {
  const { payload = REQUEST, token, key, instance = app } = options
  const headers = { ...bearer(token), ...(key && { 'idempotency-key': key }) }
  const answer = await instance.inject({ method: 'POST', url: `${PATH}/async`, headers, payload })
  return { statusCode: answer.statusCode, ...answer.json<{ data: AsyncDiagnosisAccepted; code: string }>() }
}

async function statusOf(statusToken: string, instance = app): Promise<AsyncDiagnosisStatus> {
  const answer = await instance.inject(`${PATH}/async/${statusToken}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: AsyncDiagnosisStatus }>().data
}

/** Runs the job once, as a worker does. */
async function work(diagnosisId: number, instance = { jobs }): Promise<void> {
  const [job] = instance.jobs
  await job?.run({ diagnosisId } as never, new AbortController().signal)
}

const count = async (table: string) => (await pool.query(`select count(*) as rows from ${table}`)).rows[0].rows

beforeEach(async () => {
  sandbox.clear()
  clock.time = TEST_NOW
  await pool.query('truncate diagnoses, diagnosis_runs, idempotency_keys, outbox cascade')
})

test('R-DIAG-51: RECEIVED with 202, a token and the id that the diagnosis will have', async () => {
  const { statusCode, data } = await accept()
  assert.equal(statusCode, 202)
  assert.equal(data.processingStatus, 'RECEIVED')
  assert.match(data.statusToken, /^[\w-]{43}$/)
  const received = await statusOf(data.statusToken)
  assert.deepEqual(
    [received.diagnosisId, received.processingStatus, received.steps, received.result, received.finishedAt],
    [data.diagnosisId, 'RECEIVED', [], null, null],
  )
})

test('the same function as the synchronous form: the same result, with the steps on the way', async () => {
  await service.diagnose(REQUEST)
  const { diagnosisId: _, ...expected } = await service.diagnose(REQUEST)
  const { data } = await accept()
  await work(data.diagnosisId)
  const { processingStatus, result, plannedSteps, steps, finishedAt } = await statusOf(data.statusToken)
  assert.equal(processingStatus, 'COMPLETED')
  assert.deepEqual(plannedSteps, data.plannedSteps)
  assert.deepEqual(
    steps.map(({ step, stepName }) => ({ step, stepName })),
    plannedSteps,
  )
  assert.ok(steps.every(({ endedAt, outcome }) => endedAt !== null && outcome !== null))
  assert.ok(finishedAt !== null)
  assert.deepEqual(result, { ...expected, diagnosisId: data.diagnosisId })
})

test('R-DIAG-52: a source that gives no answer ends it FALLBACK_COMPLETED, in both forms', async () => {
  sandbox.faults.set('public-price', 'http500')
  await pool.query('truncate public_price_snapshots, public_prices cascade')
  const { data } = await accept()
  await work(data.diagnosisId)
  const { processingStatus, result } = await statusOf(data.statusToken)
  assert.deepEqual([processingStatus, result?.processingStatus], ['FALLBACK_COMPLETED', 'FALLBACK_COMPLETED'])
  assert.equal((await service.diagnose(REQUEST)).processingStatus, 'FALLBACK_COMPLETED')
})

test('an address that cannot be read is a COMPLETED limited result, not a failure', async () => {
  const { data } = await accept({ payload: { ...REQUEST, address: '없는 곳' } })
  await work(data.diagnosisId)
  const { processingStatus, result } = await statusOf(data.statusToken)
  assert.deepEqual([processingStatus, result?.diagnosisState], ['COMPLETED', 'empty'])
})

test('a wrong request is refused at once, all wrong fields named', async () => {
  const invalid = await accept({ payload: { ...REQUEST, floorNumber: 'x', depositAmountManwon: 0 } })
  assert.deepEqual([invalid.statusCode, invalid.code], [400, 'COMMON_400_VALIDATION'])
  const amount = await accept({ payload: { ...REQUEST, depositAmountManwon: 0 } })
  assert.deepEqual([amount.statusCode, amount.code], [400, 'DIAGNOSIS_400_INVALID_AMOUNT'])
  assert.equal(await count('diagnosis_runs'), 0)
})

test('the owner reads processingStatus under the id; nobody else does, before and after', async () => {
  const { data } = await accept({ token: anna })
  const read = async (token?: string) => {
    const answer = await app.inject({ url: `${PATH}/${data.diagnosisId}`, headers: bearer(token) })
    return [answer.statusCode, answer.json<{ data: { processingStatus?: string } | null }>().data?.processingStatus]
  }
  assert.deepEqual(await read(anna), [200, 'RECEIVED'])
  assert.deepEqual(
    [await read(boris), await read()],
    [
      [404, undefined],
      [401, undefined],
    ],
  )
  await work(data.diagnosisId)
  assert.deepEqual(await read(anna), [200, 'COMPLETED'])
  assert.deepEqual(
    [await read(boris), await read()],
    [
      [404, undefined],
      [401, undefined],
    ],
  )
  const anonymous = (await accept()).data.diagnosisId
  assert.equal((await app.inject({ url: `${PATH}/${anonymous}`, headers: bearer(anna) })).statusCode, 404)
})

test('a result from before there was a processingStatus, and with a code of then, stays readable', async () => {
  const { data } = await accept({ token: anna })
  await work(data.diagnosisId)
  const { rows } = await pool.query('select response from diagnoses')
  const { processingStatus: _, ...then } = rows[0].response
  then.riskSummary.riskLevelCode = 'CODE_OF_THEN'
  await pool.query('update diagnoses set processing_status = null, response = $1', [JSON.stringify(then)])
  await pool.query('truncate diagnosis_runs')
  const answer = await app.inject({ url: `${PATH}/${data.diagnosisId}`, headers: bearer(anna) })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.json<{ data: { diagnosisState: string } }>().data.diagnosisState, 'success')
})

test('FAILED only after the fourth try that fails by our own fault, with a reason that reveals nothing internal', async () => {
  const { data } = await accept({ token: anna })
  await pool.query('alter table diagnoses add constraint broken check (false)')
  for (let start = 1; start <= 3; start++) {
    await assert.rejects(work(data.diagnosisId))
    assert.equal((await statusOf(data.statusToken)).processingStatus, 'RUNNING')
  }
  await work(data.diagnosisId)
  await pool.query('alter table diagnoses drop constraint broken')
  const { processingStatus, failure, result } = await statusOf(data.statusToken)
  assert.deepEqual([processingStatus, failure?.code, result], ['FAILED', 'COMMON_500_INTERNAL', null])
  assert.doesNotMatch(failure?.message ?? '', /broken|constraint/)
  await work(data.diagnosisId)
  assert.equal((await statusOf(data.statusToken)).processingStatus, 'FAILED', 'what is finished stays as it is')
  assert.equal(await count('diagnoses'), 0)
  const owner = await app.inject({ url: `${PATH}/${data.diagnosisId}`, headers: bearer(anna) })
  assert.equal(owner.json<{ data: { processingStatus: string } }>().data.processingStatus, 'FAILED')
})

/** The events that the rest of the service receives. */
async function publishedEvents() {
  const text = 'select event_type, subject, payload from outbox order by event_id'
  return (await pool.query(text)).rows.map(({ event_type, subject, payload }) => [event_type, subject, payload])
}

test('the end of a run is published once, with its owner: with the result, and of one that FAILED', async () => {
  const { data } = await accept({ token: anna })
  const { rows } = await pool.query(`select user_id from users where username = 'anna'`)
  assert.deepEqual(await publishedEvents(), [])
  await Promise.allSettled([work(data.diagnosisId), work(data.diagnosisId, other)])
  await work(data.diagnosisId)
  const { diagnosisId } = data
  const finished = { diagnosisId, userId: rows[0].user_id, processingStatus: 'COMPLETED' }
  assert.deepEqual(await publishedEvents(), [['DIAGNOSIS_FINISHED', `diagnosis ${diagnosisId}`, finished]])

  const failing = (await accept()).data.diagnosisId
  await pool.query(`update diagnosis_runs set starts = 4 where diagnosis_id = $1`, [failing])
  await work(failing)
  const failed = { diagnosisId: failing, userId: null, processingStatus: 'FAILED' }
  assert.deepEqual((await publishedEvents()).slice(1), [['DIAGNOSIS_FINISHED', `diagnosis ${failing}`, failed]])
})

test('a run whose every worker was killed ends FAILED instead of killing the next', async () => {
  const { data } = await accept()
  await pool.query(`update diagnosis_runs set processing_status = 'RUNNING', starts = 4`)
  await work(data.diagnosisId)
  assert.equal((await statusOf(data.statusToken)).processingStatus, 'FAILED')
  assert.deepEqual(sandbox.requests, [])
})

/** Diagnoses are made, but wait before they are written until the returned function is called. */
async function holdBackWrites(): Promise<() => Promise<void>> {
  const lock = await pool.connect()
  await lock.query('begin; lock table diagnoses in share mode')
  return async () => {
    await lock.query('commit')
    lock.release()
  }
}

async function begun(times: number): Promise<void> {
  while ((await pool.query('select starts from diagnosis_runs')).rows[0].starts < times)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

test('a run that FAILED stays so, and without a diagnosis, should its last worker come to an end after all', async () => {
  const { data } = await accept()
  await pool.query('update diagnosis_runs set starts = 3')
  const release = await holdBackWrites()
  const late = work(data.diagnosisId)
  await begun(4)
  await work(data.diagnosisId, other)
  await release()
  await late
  assert.equal((await statusOf(data.statusToken)).processingStatus, 'FAILED')
  assert.equal(await count('diagnoses'), 0)
})

test('two workers on one run leave one diagnosis', async () => {
  const { data } = await accept()
  const release = await holdBackWrites()
  const working = Promise.allSettled([work(data.diagnosisId), work(data.diagnosisId, other)])
  await begun(2)
  await release()
  const ends = await working
  assert.deepEqual(ends.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal((await statusOf(data.statusToken)).processingStatus, 'COMPLETED')
  assert.equal(await count('diagnoses'), 1)
  await work(data.diagnosisId)
  assert.equal(await count('diagnoses'), 1)
})

test('Idempotency-Key: the same answer with the same token, and one run, also at the same time on two instances', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => accept({ key: 'k-1', instance: index % 2 === 0 ? app : other.app })),
  )
  for (const { statusCode, data } of answers) assert.deepEqual([statusCode, data], [202, answers[0]?.data])
  assert.equal(await count('diagnosis_runs'), 1)
  const queued = `select 1 from graphile_worker._private_jobs where payload->>'diagnosisId' = $1`
  assert.equal((await pool.query(queued, [String(answers[0]?.data.diagnosisId)])).rowCount, 1)
  const refused = await accept({ key: 'k-1', payload: { ...REQUEST, depositAmountManwon: 1 } })
  assert.deepEqual([refused.statusCode, refused.code], [409, 'COMMON_409_IDEMPOTENCY_KEY'])
  await work(answers[0]?.data.diagnosisId ?? 0)
  assert.deepEqual((await accept({ key: 'k-1' })).data, answers[0]?.data, 'the first answer, though it is finished')
})

test('a key of the asynchronous form says nothing about the synchronous one', async () => {
  await accept({ key: 'k-2' })
  const headers = { 'idempotency-key': 'k-2' }
  const answer = await app.inject({ method: 'POST', url: PATH, headers, payload: { ...REQUEST, floorNumber: 3 } })
  assert.equal(answer.statusCode, 200)
})

test('the token is stored as a hash only and stands in no log; an unknown one is 404', async () => {
  const { data } = await accept({ key: 'k-3' })
  await statusOf(data.statusToken)
  await app.inject(`${PATH}/async/${data.statusToken}/nothing`)
  const dump = await pool.query(
    `select r::text as row from diagnosis_runs r union all select k::text from idempotency_keys k
     union all select t::text from status_tokens t union all select o::text from outbox o`,
  )
  const stored = dump.rows.map(({ row }) => row).join()
  for (const encoding of ['utf8', 'hex', 'base64'] as const)
    assert.ok(!stored.includes(Buffer.from(data.statusToken).toString(encoding)))
  assert.ok(stored.includes('신림동'))
  assert.ok(service.logLines.some(({ path }) => path === `${PATH}/async/***`))
  assert.doesNotMatch(JSON.stringify(service.logLines), new RegExp(data.statusToken))
  const wrong = data.statusToken.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const token of [wrong, 'x', '%00'])
    assert.ok([404, 400].includes((await app.inject(`${PATH}/async/${token}`)).statusCode), token)
  assert.equal((await app.inject(`${PATH}/async/${wrong}`)).json<{ code: string }>().code, 'DIAGNOSIS_404_NOT_FOUND')
})

test('after seven days the token is worth nothing and can go; the diagnosis stays with its owner', async () => {
  const { data } = await accept({ token: anna })
  await work(data.diagnosisId)
  clock.time = new Date(TEST_NOW.getTime() + WEEK_MS - 1)
  await statusOf(data.statusToken)
  clock.time = new Date(TEST_NOW.getTime() + WEEK_MS)
  assert.equal((await app.inject(`${PATH}/async/${data.statusToken}`)).statusCode, 404)
  assert.equal((await app.inject(`${PATH}/async/${data.statusToken}/events`)).statusCode, 404)
  assert.equal(await count('diagnosis_runs'), 1)
  await removeExpiredRuns(pool, clock.now())
  assert.equal(await count('diagnosis_runs'), 0)
  const later = await service.tokenOf('claire', 'ROLE_USER')
  await pool.query(`update diagnoses set requester_user_id = (select user_id from users where username = 'claire')`)
  assert.equal((await app.inject({ url: `${PATH}/${data.diagnosisId}`, headers: bearer(later) })).statusCode, 200)
})
