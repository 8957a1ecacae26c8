import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import { testService } from '../../../../test/service.ts'
import { type Job } from '../../../platform/jobs/job-queue.ts'

const { app, config, database, clock, jobs, tokenOf } = await testService({ RISK_SCORING_ENABLED: 'true' })
const { pool } = database
// failed jobs are removed as well
const housekeeping = jobs.find(({ name }) => name === 'housekeeping') as Job
const owner = { authorization: `Bearer ${await tokenOf('owner', 'ROLE_USER')}` }

const PATH = '/api/rent-risk-diagnoses'
const DAY_MS = 24 * 60 * 60_000

async function create(headers: Record<string, string> = {}): Promise<RentRiskDiagnosisCreated> {
  const payload = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  const answer = await app.inject({ method: 'POST', url: PATH, headers, payload })
  return answer.json<{ data: RentRiskDiagnosisCreated }>().data
}

async function keepHouseAfter(millis: number): Promise<number[]> {
  const now = clock.time
  clock.time = new Date(now.getTime() + millis)
  await housekeeping.run(null, new AbortController().signal)
  clock.time = now
  const { rows } = await pool.query('select diagnosis_id::int as id from diagnoses order by diagnosis_id')
  return rows.map(({ id }) => id)
}

test('ANONYMOUS_DIAGNOSIS_RETENTION_DAYS: what nobody owns goes with all that belongs to it, what has an owner stays', async () => {
  const anonymous = await create()
  const own = await create(owner)
  const takenOver = await create()
  const url = `${PATH}/async/${takenOver.statusToken}/claim`
  assert.equal((await app.inject({ method: 'POST', url, headers: owner })).statusCode, 200)
  await pool.query(
    `insert into diagnosis_evidence (diagnosis_id, source_key, lookup_status) values ($1, 'x', 'FOUND')`,
    [anonymous.diagnosisId],
  )
  const retentionMs = config.diagnosis.anonymousRetentionDays * DAY_MS
  assert.deepEqual(await keepHouseAfter(retentionMs), [anonymous.diagnosisId, own.diagnosisId, takenOver.diagnosisId])
  assert.deepEqual(await keepHouseAfter(retentionMs + 1), [own.diagnosisId, takenOver.diagnosisId])
  for (const table of ['diagnosis_evidence', 'risk_scoring_logs', 'status_tokens']) {
    const { rowCount } = await pool.query(`select from ${table} where diagnosis_id = $1`, [anonymous.diagnosisId])
    assert.equal(rowCount, 0, table)
  }
  assert.deepEqual(await keepHouseAfter(11 * 366 * DAY_MS), [own.diagnosisId, takenOver.diagnosisId])
})

test('years of anonymous diagnoses go in one run, a bounded number with each statement', async () => {
  await pool.query('truncate diagnoses cascade')
  await pool.query(`create function refuse_many() returns trigger language plpgsql as $$
    begin if (select count(*) from removed) > 2000 then raise 'too many at once'; end if; return null; end $$`)
  await pool.query(`create trigger refuse_many after delete on diagnoses referencing old table as removed
    for each statement execute function refuse_many()`)
  await pool.query(
    `insert into diagnoses (
       requester_user_id, contract_purpose, input_address, deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade,
       rule_book_version, request, created_at
     )
     select user_id, 'JEONSE', 'x', 1, 0, 'success', 'SAFE', '1', '{}', '2015-01-01'
     from generate_series(1, 4100), (values (null), ((select min(user_id) from users))) as whose (user_id)`,
  )
  assert.equal((await keepHouseAfter(0)).length, 4100)
})

test('the statement that removes them reads an index of anonymous diagnoses alone', async () => {
  await pool.query('analyze diagnoses')
  const { rows } = await pool.query(
    `explain select ctid from diagnoses where requester_user_id is null and created_at < now() order by created_at limit 2000`,
  )
  assert.match(rows.map((row) => row['QUERY PLAN']).join('\n'), /diagnoses_anonymous/)
})
