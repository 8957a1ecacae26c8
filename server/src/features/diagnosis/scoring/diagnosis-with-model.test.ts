import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { type TestService, testService } from '../../../../test/service.ts'
import { startStandIn } from '../../../../test/stand-in.ts'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { loadConfig } from '../../../platform/config/config.ts'

const ADDRESS = '서울특별시 관악구 신림동 1422-5'
const REQUEST = {
  address: ADDRESS,
  contractPurpose: 'JEONSE',
  depositAmountManwon: 12_000,
  exclusiveAreaSquareMeter: 29.35,
  floorNumber: 3,
  listingDescription: '비밀 설명입니다',
  knownPropertyType: '비밀 유형',
} as const

const byRules = await testService()
const byModel = await testService({ RISK_SCORING_ENABLED: 'true', RISK_SCORING_TIMEOUT_MS: '5000' })

const HOSTILE = ['sandbox-forbidden-wording', 'sandbox-scores-missing', 'sandbox-no-quota'] as const
const hostile = await Promise.all(
  HOSTILE.map((model) => testService({ RISK_SCORING_ENABLED: 'true', RISK_SCORING_MODEL: model })),
)

/** Everything as the rules alone decide it, without the model. */
function assertRuleBookResult(diagnosis: RentRiskDiagnosisResponse, expected: RentRiskDiagnosisResponse): void {
  const { aiProcessing, scoringMode, promptVersion: _, criteria, ...totals } = diagnosis.riskAssessment
  const { aiProcessing: _a, scoringMode: _m, promptVersion: _p, ...rules } = expected.riskAssessment
  assert.equal(diagnosis.diagnosisState, 'success')
  assert.deepEqual([aiProcessing.status, scoringMode], ['OPENAI_FAILED_FALLBACK', 'HYBRID_FALLBACK'])
  assert.deepEqual(
    { ...totals, criteria },
    { ...rules, criteria: rules.criteria.map((item) => ({ ...item, scoringMode: 'HYBRID_FALLBACK' })) },
  )
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

async function logRows(service: TestService, diagnosisId: number) {
  const query = 'select * from risk_scoring_logs where diagnosis_id = $1'
  return (await service.database.pool.query<Record<string, unknown>>(query, [diagnosisId])).rows
}

test('off by default: OPENAI_DISABLED_FALLBACK, no call and no scoring log', async () => {
  const { diagnosisId, riskAssessment } = await byRules.diagnose(REQUEST)
  assert.equal(riskAssessment.aiProcessing.status, 'OPENAI_DISABLED_FALLBACK')
  assert.equal(byRules.sandbox.requests.filter(({ provider }) => provider === 'risk-model').length, 0)
  assert.equal((await logRows(byRules, diagnosisId)).length, 0)
})

test('switched on: the whole diagnosis carries the model’s scores, and a log row per criterion', async () => {
  const { diagnosisId, riskAssessment } = await byModel.diagnose(REQUEST)
  assert.equal(riskAssessment.aiProcessing.status, 'OPENAI_SUCCESS')
  assert.equal(riskAssessment.scoringMode, 'OPENAI_STRUCTURED_OUTPUT')
  const rows = await logRows(byModel, diagnosisId)
  assert.equal(rows.length, 12)
  assert.ok(rows.every((row) => row['failure_reason'] === null))
})

test('with the model broken the diagnosis succeeds with the rule-book total', async () => {
  byModel.sandbox.faults.set('risk-model', 'http500', { times: 1 })
  const diagnosis = await byModel.diagnose(REQUEST)
  assertRuleBookResult(diagnosis, await byRules.diagnose(REQUEST))
  const rows = await logRows(byModel, diagnosis.diagnosisId)
  assert.ok(rows.length === 12 && rows.every((row) => row['failure_reason'] === 'HTTP_STATUS'))
})

test('R-SCORE-29: a model that does not answer costs the diagnosis 5 seconds and no number', async () => {
  byModel.sandbox.faults.set('risk-model', 'timeout', { times: 1 })
  const expected = await byRules.diagnose(REQUEST)
  const startedAt = performance.now()
  const diagnosis = await byModel.diagnose(REQUEST)
  const millis = performance.now() - startedAt
  // the deadline of the diagnosis would end the wait only after two minutes
  assert.ok(millis > 4_500 && millis < 60_000, `${Math.round(millis)} ms`)
  assert.equal(loadConfig({ JWT_SECRET: 'x'.repeat(32) }).riskScoring.timeoutMs, 5_000)
  assertRuleBookResult(diagnosis, expected)
})

for (const [index, model] of HOSTILE.entries()) {
  test(`${model}: the answer is the rule book’s, and no sentence of the model is in it`, async () => {
    const diagnosis = await (hostile[index] as TestService).diagnose(REQUEST)
    assertRuleBookResult(diagnosis, await byRules.diagnose(REQUEST))
    assert.deepEqual(stringsOf(diagnosis).flatMap(findForbiddenWording), [])
    const { openAiShortCircuited, shortCircuitReason, attempts } = diagnosis.riskAssessment.aiProcessing
    const limited = model === 'sandbox-no-quota'
    assert.deepEqual([openAiShortCircuited, shortCircuitReason], [limited, limited ? 'QUOTA_EXCEEDED' : null])
    assert.equal(attempts, 1)
  })
}

test('an address that cannot be normalised asks no model', async () => {
  byModel.sandbox.requests.length = 0
  const { riskAssessment } = await byModel.diagnose({
    ...REQUEST,
    address: '없는 곳',
  })
  assert.equal(riskAssessment.aiProcessing.status, 'OPENAI_DISABLED_FALLBACK')
  assert.deepEqual(byModel.sandbox.requests, [])
})

test('the outgoing body holds neither address, description, typed type, id nor key', async (t) => {
  const standIn = await startStandIn(t)
  standIn.expect({ path: '/v1/responses', method: 'POST' }, { status: 500 })
  const service = await testService({
    RISK_SCORING_ENABLED: 'true',
    OPENAI_BASE_URL: standIn.origin,
    OPENAI_API_KEY: 'SECRET-KEY-1234',
  })
  await service.diagnose(REQUEST)
  assert.equal(standIn.calls.length, 1)
  const body = standIn.calls[0]?.body ?? ''
  const sent = JSON.parse(body) as { store: unknown; temperature: unknown; max_output_tokens: unknown; text: object }
  assert.deepEqual([sent.store, sent.temperature, sent.max_output_tokens], [false, 0, 2400])
  assert.match(JSON.stringify(sent.text), /^{"format":{"type":"json_schema","name":"\w+","strict":true,"schema":{/)
  assert.match(body, /DEPOSIT_TO_VALUE_RISK/)
  assert.doesNotMatch(body, /신림|관악|1422|비밀|SECRET|11620|diagnosisId|userId/)
})
