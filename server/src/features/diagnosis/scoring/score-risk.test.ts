import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { SANDBOX_KEY, type Sandbox, startSandbox } from '@lease-risk/sandbox'
import { SANDBOX_MODELS } from '../../../../../sandbox/src/risk-model.ts'
import { setUpClient } from '../../../../test/client-under-test.ts'
import { assessCriteria, assessLease, conclude } from '../../../domain/assessment/assess-lease.ts'
import { aBuilding, aDeal, factsOf } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import { PROMPT_VERSION } from '../../../domain/assessment/model-scoring/model-prompt.ts'
import { createProviderHttp } from '../../../providers/http.ts'
import { createRiskModelClient } from '../../../providers/risk-model/client.ts'
import { createModelScorer, type ScoredRisk, scoreByRules } from './score-risk.ts'

const facts = factsOf({ sales: [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 15_000 })) })
const { assessment: byRules } = assessLease(facts)
const outcomes = assessCriteria(facts)

/** Only reached if something hangs. */
const HANG_MS = 120_000
const HOUR_MS = 3_600_000

let sandbox: Sandbox
before(async () => {
  sandbox = await startSandbox()
})
after(() => sandbox.stop())
beforeEach(() => sandbox.clear())

type Parts = { model?: string; key?: string | undefined; timeoutMs?: number; baseUrl?: string; seed?: number }

/** A separate scorer with its own call path, so that tests do not see each other's failures. */
function scorerOf(parts: Parts = {}, now?: () => number) {
  const http = createProviderHttp({ timeoutMs: HANG_MS, recordCall: () => undefined, now: () => new Date() })
  const model = createRiskModelClient({
    http,
    baseUrl: parts.baseUrl ?? sandbox.origin,
    key: 'key' in parts ? parts.key : SANDBOX_KEY,
    model: parts.model ?? 'sandbox-small',
    maxOutputTokens: 2400,
    seed: parts.seed,
  })
  return createModelScorer({ model, timeoutMs: parts.timeoutMs ?? HANG_MS, ...(now && { now }) })
}

/** Everything as the rules decide it, except for the names of the scorers. */
function assertFallback(scored: ScoredRisk): void {
  const {
    criteria,
    aiProcessing,
    promptVersion: _,
    scoringMode,
    ...totals
  } = conclude(scored.outcomes, scored.scoring, facts).assessment
  const { criteria: ruleCriteria, aiProcessing: _ai, promptVersion: _p, scoringMode: _m, ...ruleTotals } = byRules
  assert.deepEqual(totals, ruleTotals)
  assert.deepEqual(
    criteria,
    ruleCriteria.map((criterion) => ({ ...criterion, scoringMode: 'HYBRID_FALLBACK' })),
  )
  assert.equal(scoringMode, 'HYBRID_FALLBACK')
  assert.deepEqual(
    [aiProcessing.status, aiProcessing.successes, aiProcessing.fallbacks],
    ['OPENAI_FAILED_FALLBACK', 0, 12],
  )
}

test('fallback selection: switched off is OPENAI_DISABLED_FALLBACK, no call, and the rules’ assessment as it is', async () => {
  const { outcomes: same, scoring, failure } = await scoreByRules(outcomes)
  assert.deepEqual(conclude(same, scoring, facts).assessment, byRules)
  assert.equal(scoring.aiProcessing.status, 'OPENAI_DISABLED_FALLBACK')
  assert.equal(failure, null)
})

test('fallback selection: a valid batch is OPENAI_SUCCESS with the model’s scores, in one call', async () => {
  const { outcomes: scored, scoring, failure } = await scorerOf()(outcomes, HOUR_MS)
  const { latencyMillis, ...processing } = scoring.aiProcessing
  assert.deepEqual(processing, {
    status: 'OPENAI_SUCCESS',
    attempts: 1,
    successes: 1,
    fallbacks: 0,
    openAiShortCircuited: false,
    shortCircuitReason: null,
    model: 'sandbox-small',
  })
  assert.ok(latencyMillis >= 0 && latencyMillis < HANG_MS)
  assert.equal(failure, null)
  assert.equal(sandbox.requests.length, 1)
  const { assessment } = conclude(scored, scoring, facts)
  assert.equal(assessment.promptVersion, PROMPT_VERSION)
  assert.equal(assessment.scoringMode, 'OPENAI_STRUCTURED_OUTPUT')
  assert.ok(assessment.criteria.every(({ scoringMode }) => scoringMode === 'OPENAI_STRUCTURED_OUTPUT'))
  assert.notEqual(assessment.baseScore, byRules.baseScore)
  for (const [index, { riskScore, status }] of assessment.criteria.entries()) {
    assert.equal(riskScore === null, byRules.criteria[index]?.riskScore === null)
    assert.equal(status, byRules.criteria[index]?.status)
  }
})

test('the same evidence gives the same scores from the stand-in', async () => {
  const [first, second] = [await scorerOf()(outcomes, HOUR_MS), await scorerOf()(outcomes, HOUR_MS)]
  assert.deepEqual(first.outcomes, second.outcomes)
})

test('a reasoning model and a configured seed: refused parameters cost a call each, then it scores', async () => {
  const { scoring } = await scorerOf({ model: 'sandbox-reasoning', seed: 7 })(outcomes, HOUR_MS)
  assert.deepEqual([scoring.aiProcessing.status, scoring.aiProcessing.attempts], ['OPENAI_SUCCESS', 3])
})

const EXPECTED: Record<string, string> = {
  'sandbox-rate-limited': 'RATE_LIMITED',
  'sandbox-no-quota': 'QUOTA_EXCEEDED',
  'sandbox-refusing': 'REFUSED',
  'sandbox-cut': 'INCOMPLETE',
  'sandbox-failed': 'PROVIDER_ERROR',
  'sandbox-scores-missing': 'INVALID_STATUS',
  'sandbox-forbidden-wording': 'INVALID_SENTENCE',
  'sandbox-invented-number': 'INVALID_SENTENCE',
  'sandbox-eleven': 'INVALID_CRITERIA',
  'sandbox-duplicate': 'INVALID_CRITERIA',
  'sandbox-extra-field': 'INVALID_SHAPE',
}
for (const model of SANDBOX_MODELS.filter((name) => name !== 'sandbox-reasoning')) {
  test(`${model}: one call, then all 12 items by the rules and their total, because of ${EXPECTED[model]}`, async () => {
    const scored = await scorerOf({ model })(outcomes, HOUR_MS)
    assertFallback(scored)
    assert.equal(scored.failure, EXPECTED[model])
    const { attempts, openAiShortCircuited, shortCircuitReason, model: named } = scored.scoring.aiProcessing
    const limited = model === 'sandbox-rate-limited' || model === 'sandbox-no-quota'
    assert.deepEqual([openAiShortCircuited, shortCircuitReason], [limited, limited ? EXPECTED[model] : null])
    assert.deepEqual([attempts, named, sandbox.requests.length], [1, model, 1])
    assert.equal(scored.scoring.promptVersion, PROMPT_VERSION)
  })
}

const FAULTS = ['http500', 'http429', 'html', 'emptyBody', 'truncated', 'errorInside200', 'empty', 'reset'] as const
for (const fault of FAULTS) {
  test(`the wire broken by ${fault}: exactly one call, and the rule-book result`, async () => {
    sandbox.faults.set('risk-model', fault)
    const scored = await scorerOf()(outcomes, HOUR_MS)
    assertFallback(scored)
    assert.equal(scored.scoring.aiProcessing.openAiShortCircuited, fault === 'http429')
    assert.equal(sandbox.requests.length, 1)
  })
}

for (const fault of ['timeout', 'endless'] as const) {
  test(`a model without end (${fault}) is given up at its time limit`, async () => {
    sandbox.faults.set('risk-model', fault)
    const scored = await scorerOf({ timeoutMs: 300 })(outcomes, HOUR_MS)
    assertFallback(scored)
    assert.ok(['TIMEOUT', 'TOO_LARGE'].includes(scored.failure ?? ''), String(scored.failure))
  })
}

test('the diagnosis’ own deadline is kept when it is nearer than the model’s limit', async () => {
  sandbox.faults.set('risk-model', 'timeout')
  assertFallback(await scorerOf({ timeoutMs: HOUR_MS })(outcomes, 600))
})

test('without time left no call is made, and the result says so', async () => {
  const scored = await scorerOf()(outcomes, 100)
  assertFallback(scored)
  const { attempts, openAiShortCircuited, shortCircuitReason } = scored.scoring.aiProcessing
  assert.deepEqual([attempts, openAiShortCircuited, shortCircuitReason], [0, true, 'DEADLINE'])
  assert.equal(scored.scoring.promptVersion, null)
  assert.equal(sandbox.requests.length, 0)
})

test('switched on without a key: the rule-book result with its reason, and no call', async () => {
  const scored = await scorerOf({ key: undefined })(outcomes, HOUR_MS)
  assertFallback(scored)
  const { attempts, openAiShortCircuited, shortCircuitReason } = scored.scoring.aiProcessing
  assert.deepEqual([attempts, openAiShortCircuited, shortCircuitReason], [0, true, 'NO_KEY'])
  assert.equal(sandbox.requests.length, 0)
})

test('R-SCORE-33: repeated failures, unusable answers among them, stop all calls for a minute', async () => {
  const clock = { now: 0 }
  const score = scorerOf({ model: 'sandbox-eleven' }, () => clock.now)
  for (let diagnosis = 0; diagnosis < 3; diagnosis++) await score(outcomes, HOUR_MS)
  const refused = await score(outcomes, HOUR_MS)
  assertFallback(refused)
  assert.equal(refused.scoring.aiProcessing.shortCircuitReason, 'CIRCUIT_OPEN')
  assert.equal(sandbox.requests.length, 3)
  clock.now = 60_000
  assert.equal((await score(outcomes, HOUR_MS)).failure, 'INVALID_CRITERIA')
  assert.equal(sandbox.requests.length, 4)
})

test('the model never sees the raw address, the description, a name, an id or the key', async (t) => {
  const { standIn } = await setUpClient(t)
  standIn.expect({ path: '/v1/responses', method: 'POST' }, { status: 500 })
  const secret = aBuilding({
    registerKey: '11620-987654321',
    buildingName: '비밀빌라',
    lotAddress: '서울특별시 관악구 신림동 1422-5',
    roadAddress: '서울특별시 관악구 비밀로 34',
  })
  const deals = [aDeal({ dealId: 'deal-987654321', buildingName: '비밀빌라' })]
  const seen = factsOf({ buildings: [secret], sales: deals, leases: deals, knownPropertyType: '비밀 설명' })
  await scorerOf({ baseUrl: standIn.origin, key: 'SECRET-KEY' })(assessCriteria(seen), HOUR_MS)
  const body = standIn.calls[0]?.body ?? ''
  assert.match(body, /DEPOSIT_TO_VALUE_RISK.*depositRatio/)
  assert.doesNotMatch(body, /비밀|신림|1422|987654321|SECRET/)
  const sent = JSON.parse(body) as Record<string, unknown>
  const FIELDS = ['input', 'instructions', 'max_output_tokens', 'model', 'store', 'temperature', 'text']
  assert.deepEqual(Object.keys(sent).toSorted(), FIELDS)
  assert.equal(sent['store'], false)
})
