import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { DiagnosisHistorySummary } from '@lease-risk/contract/diagnosis-history'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { DiagnosisSample } from '@lease-risk/contract/diagnosis-sample'
import { testService } from '../../../../test/service.ts'
import { RULE_BOOK_VERSION } from '../../../domain/rule-book/rule-book.ts'

const { app, database, diagnose, tokenOf } = await testService()
const token = await tokenOf('history_reader', 'ROLE_USER')

/** An answer as it was given before `riskAssessment` had its lines and its possible changes (schema version 1). */
const recorded = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/snapshot-of-schema-1.json'), 'utf8'),
) as Omit<RentRiskDiagnosisResponse, 'diagnosisId'>
/** The same with a rule book that no longer exists. */
const older = {
  ...recorded,
  riskAssessment: { ...recorded.riskAssessment, ruleBookVersion: '2025.02.1', totalRiskScore: 7 },
}
const PNU = '1162010200114220005'

async function store(snapshot: typeof recorded): Promise<number> {
  const { riskAssessment, createdAt } = snapshot
  const { rows } = await database.pool.query<{ diagnosis_id: number }>(
    `insert into diagnoses (
       requester_user_id, contract_purpose, input_address, jibun_address, legal_district_code, pnu, deposit_manwon,
       monthly_rent_manwon, diagnosis_state, risk_grade, total_risk_score, rule_book_version, request, response, timings,
       created_at
     )
     select user_id, 'JEONSE', $1, $2, '1162010200', $3, 12000, 0, 'success', $4, $5, $6, $7, $8, '[]', $9
     from users where username = 'history_reader'
     returning diagnosis_id`,
    [
      snapshot.inputSummary.address,
      snapshot.address.jibunAddress,
      PNU,
      riskAssessment.riskGrade,
      riskAssessment.totalRiskScore,
      riskAssessment.ruleBookVersion,
      JSON.stringify({
        address: snapshot.inputSummary.address,
        contractPurpose: 'JEONSE',
        depositAmountManwon: 12_000,
        exclusiveAreaSquareMeter: 29.35,
        floorNumber: 3,
      }),
      JSON.stringify(snapshot),
      createdAt,
    ],
  )
  return rows[0]?.diagnosis_id ?? assert.fail('nothing was stored')
}

async function read<T>(path: string): Promise<T> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.inject({ url: `/api/rent-risk-diagnoses${path}`, headers })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: T }>().data
}

test('a result of an older version reads as it was given, in the version that it was given in', async () => {
  for (const snapshot of [recorded, older]) {
    const diagnosisId = await store(snapshot)
    const shown = await read<RentRiskDiagnosisResponse>(`/${diagnosisId}`)
    assert.deepEqual(shown, { diagnosisId, ...snapshot })
    assert.equal(shown.riskAssessment.schemaVersion, '1')
  }
  const { content } = await read<Page<DiagnosisHistorySummary>>('')
  assert.equal(content.length, 2)
})

test('what an older result did not keep is said to be missing, and the next diagnosis compares with it all the same', async () => {
  await database.pool.query('truncate diagnoses cascade')
  const diagnosisId = await store(older)
  await database.pool.query(
    `insert into diagnosis_evidence (diagnosis_id, source_key, lookup_status, sample_level, sample_count)
     values ($1, 'rent-transaction', 'FOUND', 'SAME_LOT_SIMILAR', 5)`,
    [diagnosisId],
  )
  const sample = await read<DiagnosisSample>(`/${diagnosisId}/evidence/rent-transaction`)
  assert.deepEqual([sample.lookupStatus, sample.count, sample.deals], ['FOUND', 0, []])
  assert.match(sample.explanation, /저장하기 전의 것이어서/)
  const request = { address: recorded.inputSummary.address, contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }
  const similar = { exclusiveAreaSquareMeter: 29.35, floorNumber: 3 }
  const { sinceLastDiagnosis, riskAssessment } = await diagnose({ ...request, ...similar } as never, token)
  assert.equal(sinceLastDiagnosis?.diagnosisId, diagnosisId)
  assert.deepEqual(
    [sinceLastDiagnosis?.ruleBook?.before, sinceLastDiagnosis?.ruleBook?.after],
    ['2025.02.1', RULE_BOOK_VERSION],
  )
  assert.deepEqual(sinceLastDiagnosis?.totalRiskScore, { before: 7, after: riskAssessment.totalRiskScore })
  assert.deepEqual(sinceLastDiagnosis?.changedInput, [])
})
