import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { PLANNED_STEPS } from '../step-timings.ts'
import { presentStep, stepOutcome } from './present-run.ts'

const NOON = new Date('2026-11-20T12:00:00+09:00')

test('a step that has begun has no end yet; one that has ended has its time, its length and its outcome', () => {
  const begun = { step: 'public-price', startedMillis: 1_500 } as const
  const shown = { step: 'public-price', stepName: '공시가격 조회', startedAt: '2026-11-20T12:00:01.500+09:00' }
  assert.deepEqual(inKorean(presentStep(begun, NOON)), { ...shown, endedAt: null, durationMillis: null, outcome: null })
  assert.deepEqual(inKorean(presentStep({ ...begun, durationMillis: 600, outcome: 'ERROR' }, NOON)), {
    ...shown,
    endedAt: '2026-11-20T12:00:02.100+09:00',
    durationMillis: 600,
    outcome: 'ERROR',
  })
})

test('every planned step has a Korean name of its own', () => {
  const names = inKorean(PLANNED_STEPS).map(({ stepName }) => stepName)
  assert.equal(new Set(names).size, PLANNED_STEPS.length)
  for (const name of names) assert.match(name, /^[가-힣·\s]+$/)
})

test('what a step says in its own words is one of few codes, and no trouble reads as an answer', () => {
  const table = [
    ['address', 'FOUND', 'FOUND'],
    ['address', 'AMBIGUOUS_DISTRICT', 'AMBIGUOUS'],
    ['address', 'NO_LOT', 'NOT_FOUND'],
    ['building-register', 'AMBIGUOUS', 'AMBIGUOUS'],
    ['building-register', 'UNAVAILABLE', 'UNAVAILABLE'],
    ['transactions', 'FOUND/FOUND', 'FOUND'],
    ['transactions', 'FOUND/NOT_FOUND', 'FOUND'],
    ['transactions', 'NOT_FOUND/NOT_FOUND', 'NOT_FOUND'],
    ['transactions', 'FOUND/ERROR', 'PARTIAL'],
    ['transactions', 'UNAVAILABLE/NOT_FOUND', 'PARTIAL'],
    ['transactions', 'UNAVAILABLE/ERROR', 'ERROR'],
    ['transactions', 'UNAVAILABLE/UNAVAILABLE', 'UNAVAILABLE'],
    ['market-signal', 'NOT_FOUND', 'NOT_FOUND'],
    ['public-price', 'SOMETHING_NEW', 'ERROR'],
    ['risk-scoring', 'OPENAI_SUCCESS', 'SCORED'],
    ['risk-scoring', 'OPENAI_DISABLED_FALLBACK', 'SCORED'],
    ['risk-scoring', 'OPENAI_PARTIAL_FALLBACK', 'PARTIAL'],
    ['risk-scoring', 'OPENAI_FAILED_FALLBACK', 'FALLBACK'],
    ['risk-scoring', 'TIMEOUT', 'FALLBACK'],
  ] as const
  for (const [step, outcome, expected] of table) assert.equal(stepOutcome({ step, outcome }), expected, outcome)
})
