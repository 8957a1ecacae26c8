import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { CRITERION_CODES } from '@lease-risk/contract/codes/assessment'
import { privateDatabase, type TestDatabase } from '../../../../test/database.ts'
import { assessCriteria, assessLease, conclude } from '../../../domain/assessment/assess-lease.ts'
import { aDeal, factsOf } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import { ANSWER_SCHEMA_VERSION } from '../../../domain/assessment/model-scoring/model-answer-schema.ts'
import { createModelScorer } from '../scoring/score-risk.ts'
import { insertScoringLog, scoringLogRows } from './scoring-log.ts'

const facts = factsOf({ sales: [aDeal()] })

/** A model that is not available, so the rules are used instead. */
const score = createModelScorer({
  model: { modelName: 'small-1', ask: () => Promise.resolve({ status: 'FAILED', reason: 'RATE_LIMITED', calls: 1 }) },
  timeoutMs: 1_000,
})

let database: TestDatabase
before(async () => {
  database = await privateDatabase()
})

async function fallbackRows() {
  const { outcomes, scoring, failure } = await score(assessCriteria(facts), 9_000)
  return scoringLogRows(conclude(outcomes, scoring, facts).assessment, failure)
}

test('switched off there is nothing to log', () => {
  assert.deepEqual(scoringLogRows(assessLease(facts).assessment, null), [])
})

test('a row per criterion goes into the database with the diagnosis, in one statement', async () => {
  const rows = await fallbackRows()
  const { pool } = database
  const written = await pool.query<{ diagnosis_id: number }>(
    `with written as (
       insert into diagnoses (
         contract_purpose, input_address, deposit_manwon, monthly_rent_manwon, diagnosis_state, risk_grade,
         rule_book_version, request, response, timings, created_at
       )
       values ('JEONSE', '주소', 1, 0, 'success', 'LOW', '1', '{}', '{}', '[]', $1)
       returning diagnosis_id
     ), scored as (${insertScoringLog({ written: 'written', rows: '$2', createdAt: '$1' })})
     select diagnosis_id from written`,
    [new Date('2026-11-20T12:00:00+09:00'), JSON.stringify(rows)],
  )
  const stored = await pool.query<Record<string, unknown>>('select * from risk_scoring_logs')
  assert.deepEqual(
    stored.rows.map((row) => row['criterion_code']),
    [...CRITERION_CODES],
  )
  const { latency_millis, ...first } = stored.rows[0] ?? {}
  assert.ok(typeof latency_millis === 'number')
  assert.deepEqual(first, {
    diagnosis_id: written.rows[0]?.diagnosis_id,
    criterion_code: 'PROPERTY_IDENTITY_RISK',
    status: 'AVAILABLE',
    risk_score: 10,
    scoring_mode: 'HYBRID_FALLBACK',
    model: 'small-1',
    prompt_version: rows[0]?.promptVersion,
    schema_version: ANSWER_SCHEMA_VERSION,
    failure_reason: 'RATE_LIMITED',
    created_at: new Date('2026-11-20T12:00:00+09:00'),
  })
  await pool.query('delete from diagnoses')
  assert.equal((await pool.query('select 1 from risk_scoring_logs')).rowCount, 0)
})

test('the log holds neither prompt nor address nor a sentence', async () => {
  const allowed = /^[\w.:-]*$/
  for (const row of await fallbackRows()) {
    for (const value of Object.values(row)) assert.match(String(value ?? ''), allowed)
  }
})
