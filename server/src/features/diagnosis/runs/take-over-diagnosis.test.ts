import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { AsyncDiagnosisAccepted, DiagnosisClaimed } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { TEST_NOW } from '../../../../test/app.ts'
import { testService } from '../../../../test/service.ts'

const service = await testService()
const { app, clock, database, jobs } = service
const { pool } = database
const [anna, boris] = [await service.tokenOf('anna', 'ROLE_USER'), await service.tokenOf('boris', 'ROLE_USER')]

const PATH = '/api/rent-risk-diagnoses'
const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
type Opened = { diagnosisId: number; statusToken: string }

const headersOf = (login?: string) => (login === undefined ? {} : { authorization: `Bearer ${login}` })

async function create(login?: string): Promise<Opened> {
  const answer = await app.inject({ method: 'POST', url: PATH, headers: headersOf(login), payload })
  return answer.json<{ data: RentRiskDiagnosisCreated }>().data
}

async function accept(login?: string): Promise<Opened> {
  const answer = await app.inject({ method: 'POST', url: `${PATH}/async`, headers: headersOf(login), payload })
  return answer.json<{ data: AsyncDiagnosisAccepted }>().data
}

const work = async ({ diagnosisId }: Opened) => jobs[0]?.run({ diagnosisId } as never, new AbortController().signal)

async function takeOver({ statusToken }: { statusToken: string }, login?: string) {
  const url = `${PATH}/async/${statusToken}/claim`
  const answer = await app.inject({ method: 'POST', url, headers: headersOf(login) })
  const { data, code } = answer.json<{ data: DiagnosisClaimed | null; code?: string }>()
  return [answer.statusCode, data?.processingStatus ?? code]
}

const NOT_FOUND = [404, 'DIAGNOSIS_404_NOT_FOUND']

async function ownedIds(login: string): Promise<number[]> {
  const answer = await app.inject({ url: PATH, headers: headersOf(login) })
  return answer.json<{ data: { content: Opened[] } }>().data.content.map(({ diagnosisId }) => diagnosisId)
}

async function isReadableBy({ diagnosisId }: Opened, login: string): Promise<boolean> {
  return (await app.inject({ url: `${PATH}/${diagnosisId}`, headers: headersOf(login) })).statusCode === 200
}

beforeEach(async () => {
  clock.time = TEST_NOW
  await pool.query('truncate diagnoses, diagnosis_runs, status_tokens, outbox cascade')
})

test('an anonymous diagnosis becomes the own one of the first who takes it over; again it stays so, for others it is 404', async () => {
  const finished = await accept()
  await work(finished)
  for (const diagnosis of [await create(), finished]) {
    assert.deepEqual(await takeOver(diagnosis), [401, 'AUTH_401_TOKEN_MISSING'])
    assert.deepEqual(await takeOver(diagnosis, anna), [200, 'COMPLETED'])
    assert.deepEqual(await takeOver(diagnosis, anna), [200, 'COMPLETED'])
    assert.deepEqual(await takeOver(diagnosis, boris), NOT_FOUND)
    assert.deepEqual([await isReadableBy(diagnosis, anna), await isReadableBy(diagnosis, boris)], [true, false])
    assert.ok((await ownedIds(anna)).includes(diagnosis.diagnosisId))
  }
})

test('one that was asked for with a login is its owner’s alone', async () => {
  for (const diagnosis of [await create(anna), await accept(anna)]) {
    assert.deepEqual(await takeOver(diagnosis, boris), NOT_FOUND)
    assert.equal((await takeOver(diagnosis, anna))[0], 200)
  }
})

test('one that waits for its worker is its owner’s from then on, progress and result', async () => {
  const run = await accept()
  assert.deepEqual(await takeOver(run, anna), [200, 'RECEIVED'])
  assert.deepEqual([await isReadableBy(run, anna), await isReadableBy(run, boris)], [true, false])
  await work(run)
  assert.deepEqual(await ownedIds(anna), [run.diagnosisId])
})

test('one that is taken over while its worker is at it: the result and the word of its end name the owner', async () => {
  const run = await accept()
  const lock = await pool.connect()
  await lock.query('begin; lock table diagnoses in share mode')
  const working = work(run)
  const started = async () => (await pool.query('select starts from diagnosis_runs')).rows[0].starts === 1
  while (!(await started())) await new Promise((resolve) => setTimeout(resolve, 20))
  const takingOver = takeOver(run, anna)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await lock.query('commit')
  lock.release()
  assert.equal((await takingOver)[0], 200)
  await working
  assert.deepEqual(await ownedIds(anna), [run.diagnosisId])
  const { rows } = await pool.query(
    `select (payload->>'userId')::bigint = user_id as named from outbox, users where username = 'anna'`,
  )
  assert.deepEqual(rows, [{ named: true }])
})

test('of many who take over at once one gets it, whenever the worker finishes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const run = await accept()
    const [, ...answers] = await Promise.all([
      work(run),
      ...[anna, boris, anna, boris].map((login) => takeOver(run, login)),
    ])
    const winners = [anna, boris].filter((_, index) => answers[index]?.[0] === 200)
    assert.equal(winners.length, 1)
    assert.deepEqual([answers[2]?.[0], answers[3]?.[0]], [answers[0]?.[0], answers[1]?.[0]])
    const [winner = ''] = winners
    assert.ok((await ownedIds(winner)).includes(run.diagnosisId))
    const { rows } = await pool.query(
      `select runs.requester_user_id = diagnoses.requester_user_id as same
       from diagnosis_runs as runs join diagnoses using (diagnosis_id) where diagnosis_id = $1`,
      [run.diagnosisId],
    )
    assert.deepEqual(rows, [{ same: true }])
  }
})

test('a token that is unknown or whose time is over takes nothing over', async () => {
  const diagnosis = await create()
  assert.deepEqual(await takeOver({ statusToken: 'x'.repeat(43) }, anna), NOT_FOUND)
  clock.time = new Date(TEST_NOW.getTime() + 7 * 24 * 60 * 60_000)
  const late = await service.tokenOf('late', 'ROLE_USER')
  assert.deepEqual(await takeOver(diagnosis, late), NOT_FOUND)
})
