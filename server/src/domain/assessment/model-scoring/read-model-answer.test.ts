import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CRITERION_CODES, type CriterionCode } from '@lease-risk/contract/codes/assessment'
import fc from '../../../../test/properties.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { word } from '../../../words/in-words.ts'
import { findForbiddenWording } from '../../wording/word-guard.ts'
import { assessCriteria, conclude } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { aDeal, factsOf } from '../facts/lease-facts.fixture.ts'
import { aggregate } from '../score/aggregate.ts'
import { mergeModelAnswer } from './merge-model-answer.ts'
import { agreeingItems, answerText, type WireItem } from './model-answers.fixture.ts'
import { type AnswerProblem, readModelAnswer } from './read-model-answer.ts'
import { batchScoring, disabledAiProcessing } from './scoring-mode.ts'

const deals = [1, 2, 3].map((dealId) => aDeal({ dealId, amountManwon: 15_000 }))
/**
 * Sales on the lot, no public price, no leases: AVAILABLE, DATA_MISSING, NEEDS_USER_DOCUMENT and NOT_APPLICABLE all
 * occur.
 */
const outcomes = assessCriteria(factsOf({ sales: deals }))
const partialOutcomes = assessCriteria(factsOf({ sales: deals.slice(0, 1) }))

function problemOf(criteria: unknown, of = outcomes): AnswerProblem | null {
  const reading = readModelAnswer(answerText(criteria), of)
  return reading.ok ? null : reading.problem
}

/** The agreeing answer with one item changed. */
function changed(code: CriterionCode, change: Record<string, unknown>, of = outcomes): WireItem[] {
  return agreeingItems(of).map((item) => (item.criterionCode === code ? { ...item, ...change } : item))
}

const SCORED = 'DEPOSIT_TO_VALUE_RISK'
const MISSING = 'PUBLIC_PRICE_SUPPORT_RISK'
const NOT_APPLICABLE = 'MONTHLY_COST_BURDEN_RISK'
const PAPER = 'REGISTRY_RIGHTS_RISK'

test('the ground of these tests: one item of each status', () => {
  assert.deepEqual(
    [SCORED, MISSING, NOT_APPLICABLE, PAPER].map((code) => outcomes[code as CriterionCode].status),
    ['AVAILABLE', 'DATA_MISSING', 'NOT_APPLICABLE', 'NEEDS_USER_DOCUMENT'],
  )
  assert.equal(partialOutcomes[SCORED].status, 'PARTIAL')
})

test('R-SCORE-34: an answer that agrees with the rules on what is missing is used, in any order of its items', () => {
  const reading = readModelAnswer(answerText(agreeingItems(outcomes).toReversed()), outcomes)
  assert.ok(reading.ok)
  const merged = mergeModelAnswer(outcomes, reading.items)
  assert.equal(merged[SCORED].riskScore, Math.round(outcomes[SCORED].riskScore ?? 0) + 1)
  const said = merged[SCORED].userVisibleExplanation
  assert.equal(word(said, 'ko'), '공개 자료를 근거로 다시 살펴본 점수입니다.')
  assert.equal(word(said, 'en'), word(outcomes[SCORED].userVisibleExplanation, 'en'))
  assert.deepEqual(merged[SCORED].evidence, outcomes[SCORED].evidence)
  for (const code of [MISSING, NOT_APPLICABLE, PAPER] as const) assert.equal(merged[code], outcomes[code])
})

test('null as the sentence keeps the sentence of the rules', () => {
  const reading = readModelAnswer(answerText(changed(SCORED, { userVisibleExplanation: null })), outcomes)
  assert.ok(reading.ok)
  const merged = mergeModelAnswer(outcomes, reading.items)
  assert.equal(merged[SCORED].userVisibleExplanation, outcomes[SCORED].userVisibleExplanation)
})

test('a sentence about what is missing is not shown: the rules say that themselves', () => {
  const words = { userVisibleExplanation: '자료를 찾지 못해 판단하지 않았습니다.' }
  const reading = readModelAnswer(answerText(changed(MISSING, words)), outcomes)
  assert.ok(reading.ok)
  assert.equal(mergeModelAnswer(outcomes, reading.items)[MISSING], outcomes[MISSING])
})

const SHAPES: [what: string, text: string, problem: AnswerProblem][] = [
  ['no JSON', '{"criteria":[{"criterionCode":"DEPO', 'NOT_JSON'],
  ['nothing', '', 'NOT_JSON'],
  ['null', 'null', 'SHAPE'],
  ['a bare list', JSON.stringify(agreeingItems(outcomes)), 'SHAPE'],
  ['criteria that are no list', '{"criteria":{"0":1}}', 'SHAPE'],
  ['a field beside the criteria', JSON.stringify({ criteria: agreeingItems(outcomes), totalRiskScore: 1 }), 'SHAPE'],
  ['an item that is no object', answerText([...agreeingItems(outcomes).slice(1), 'DEPOSIT']), 'SHAPE'],
  ['no items', answerText([]), 'CRITERIA'],
]
for (const [what, text, problem] of SHAPES) {
  test(`model output validation: ${what} is ${problem}`, () => {
    assert.deepEqual(readModelAnswer(text, outcomes), { ok: false, problem })
  })
}

test('model output validation: all 12 criteria exactly once', () => {
  const items = agreeingItems(outcomes)
  assert.equal(problemOf(items.slice(1)), 'CRITERIA')
  assert.equal(problemOf([...items, items[0]]), 'CRITERIA')
  assert.equal(problemOf([...items.slice(1), items[1]]), 'CRITERIA')
  assert.equal(problemOf([...items.slice(1), { ...items[0], criterionCode: 'SCHOOL_RISK' }]), 'CRITERIA')
  assert.equal(problemOf([...items.slice(1), { ...items[0], criterionCode: '__proto__' }]), 'CRITERIA')
})

test('model output validation: only permitted fields, and all of them', () => {
  assert.equal(problemOf(changed(SCORED, { confidence: 1 })), 'SHAPE')
  const [first, ...others] = agreeingItems(outcomes)
  const { criterionCode, status } = first ?? {}
  assert.equal(problemOf([{ criterionCode, status, riskScore: 10 }, ...others]), 'SHAPE')
  const own = answerText(agreeingItems(outcomes)).replace('"status"', '"__proto__":{},"status"')
  assert.deepEqual(readModelAnswer(own, outcomes), { ok: false, problem: 'SHAPE' })
})

test('model output validation: enum values of status', () => {
  for (const status of ['available', 'LOW', '', null, 1, 'AI_UNAVAILABLE', 'CALCULATION_FAILED']) {
    assert.equal(problemOf(changed(SCORED, { status })), 'STATUS', String(status))
  }
})

test('model output validation: a score is an integer from 0 to 100', () => {
  for (const riskScore of [-1, 101, 59.5, '60', true, [60], {}, 1e308]) {
    assert.equal(problemOf(changed(SCORED, { riskScore })), 'SCORE', JSON.stringify(riskScore))
  }
  for (const riskScore of [0, 100]) assert.equal(problemOf(changed(SCORED, { riskScore })), null)
})

test('the model never changes what the rules call missing: no number and no other status', () => {
  for (const code of [MISSING, NOT_APPLICABLE, PAPER] as const) {
    const { status } = outcomes[code]
    assert.equal(problemOf(changed(code, { riskScore: 0 })), 'SCORE')
    assert.equal(problemOf(changed(code, { status: 'AVAILABLE', riskScore: 10 })), 'STATUS')
    assert.equal(problemOf(changed(code, { status: 'PARTIAL', riskScore: 10 })), 'STATUS')
    for (const other of ['DATA_MISSING', 'NEEDS_USER_DOCUMENT', 'NOT_APPLICABLE']) {
      if (other !== status) assert.equal(problemOf(changed(code, { status: other })), 'STATUS')
    }
  }
})

test('the model cannot hide a score of the rules', () => {
  assert.equal(problemOf(changed(SCORED, { riskScore: null })), 'SCORE')
  for (const status of ['DATA_MISSING', 'NOT_APPLICABLE', 'NEEDS_USER_DOCUMENT']) {
    assert.equal(problemOf(changed(SCORED, { status, riskScore: null })), 'STATUS')
  }
})

test('the model may trust evidence less than the rules do, never more', () => {
  assert.equal(problemOf(changed(SCORED, { status: 'PARTIAL' })), null)
  assert.equal(problemOf(changed(SCORED, { status: 'AVAILABLE' }, partialOutcomes), partialOutcomes), 'STATUS')
})

test('one forbidden sentence anywhere, also on an item without a number, discards the batch', () => {
  const words = { userVisibleExplanation: '이 집은 안전하므로 계약해도 됩니다.' }
  for (const code of [SCORED, MISSING, PAPER] as const) assert.equal(problemOf(changed(code, words)), 'SENTENCE')
  assert.equal(problemOf(changed(SCORED, { userVisibleExplanation: 5 })), 'SENTENCE')
})

const anyField = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    0,
    50,
    100,
    null,
    'AVAILABLE',
    'PARTIAL',
    'DATA_MISSING',
    'NOT_APPLICABLE',
    '보증금의 비율이 높습니다.',
  ),
)
const anyChange = fc.record({
  at: fc.nat({ max: 11 }),
  field: fc.constantFrom('criterionCode', 'status', 'riskScore', 'userVisibleExplanation', 'weight'),
  value: anyField,
})

test('whatever the model answers: nothing throws, what is missing stays, and totals are those of the merged items', () => {
  let used = 0
  fc.assert(
    fc.property(
      anyFacts,
      fc.array(anyChange, { maxLength: 3 }),
      fc.jsonValue(),
      fc.boolean(),
      (facts, changes, any, wild) => {
        const rules = assessCriteria(facts)
        const items = agreeingItems(rules)
        for (const { at, field, value } of changes) (items[at] as Record<string, unknown>)[field] = value
        const reading = readModelAnswer(wild ? JSON.stringify(any) : answerText(items), rules)
        if (!reading.ok) return
        used += 1
        const merged = mergeModelAnswer(rules, reading.items)
        for (const code of CRITERION_CODES) {
          assert.equal(merged[code].riskScore === null, rules[code].riskScore === null)
          if (rules[code].riskScore === null) assert.equal(merged[code], rules[code])
          assert.deepEqual(merged[code].evidence, rules[code].evidence)
          assert.deepEqual(findForbiddenWording(inKorean(merged[code].userVisibleExplanation)), [])
        }
        const { assessment, findings } = conclude(
          merged,
          batchScoring('OPENAI_STRUCTURED_OUTPUT', 'v', disabledAiProcessing()),
          facts,
        )
        for (const [name, value] of Object.entries(
          aggregate(merged, {
            notLow: findings.some(({ notLow }) => notLow),
            held: findings.some(({ holds }) => holds),
          }),
        )) {
          assert.deepEqual(assessment[name as keyof typeof assessment], value, name)
        }
        assert.ok(assessment.criteria.every(({ scoringMode }) => scoringMode === 'OPENAI_STRUCTURED_OUTPUT'))
      },
    ),
    { numRuns: 1_000 },
  )
  assert.ok(used > 100, `only ${used} answers were usable`)
})

test('any text at all is read without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(readModelAnswer(text, outcomes).ok, false)
    }),
  )
  assert.equal(readModelAnswer('['.repeat(1_000_000), outcomes).ok, false)
})
