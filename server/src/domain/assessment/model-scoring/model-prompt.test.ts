import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { CRITERION_CODES } from '@lease-risk/contract/codes/assessment'
import fc from '../../../../test/properties.ts'
import { koreanOf } from '../../../words/saying.fixture.ts'
import { assessCriteria } from '../assess-lease.ts'
import { anyFacts } from '../facts/any-facts.fixture.ts'
import { aBuilding, aDeal, factsOf } from '../facts/lease-facts.fixture.ts'
import { ANSWER_SCHEMA, ANSWER_SCHEMA_NAME, ANSWER_SCHEMA_VERSION } from './model-answer-schema.ts'
import { FIELDS_FOR_MODEL, INSTRUCTIONS, modelQuestion, PROMPT_VERSION } from './model-prompt.ts'

/** Recorded hash of each version. Any changed word requires a new version and a new line here. */
const RECORDED_PROMPTS: Record<string, string> = {
  '2026.11.1': 'f3ba3fb907e8b7ed39fecfaca5a88e0a73368762cc8ca25bc2b01048d5d81fc0',
  // the leading finding is sent to the model as its code, no longer as its sentence
  '2026.11.2': 'f3ba3fb907e8b7ed39fecfaca5a88e0a73368762cc8ca25bc2b01048d5d81fc0',
  '2026.11.3': '6ab897d827dc8b93634b22cd5f1ba1d51069556f0363a24fb9bb35a793d26fd0',
  '2026.11.4': '4bb0c4b578d8dd7576d19f4265991f12a4b2aee0b3d518f76c696e82a17f58ed',
}
const RECORDED_SCHEMAS: Record<string, string> = {
  '2026.11.1': '0f0279725ff3b056f917d77fd562af2914e471a7f53c7799bcc9a712a8197c0f',
}

/**
 * Evidence that only the user can confirm never has a score, so the model never sees it. The region's change over two
 * years is never scored (criteria/market-price-comparison.ts), so the model must not score it either.
 */
const KEPT_FIELDS = [
  'leaseDepositRatio',
  'households',
  'smallLeaseLimit',
  'guaranteeLine',
  'LAND',
  'jeonseChangeIn24Months',
  // the split of leases that are compared as one amount
  'rentQuartiles',
  // the user's input about their unit
  'unit',
  'publishedUnits',
  'guaranteeCap',
  // an area that may be a typing error, to be asked about
  'exclusiveAreaSquareMeter',
  'knownAreas',
  // a caution by itself, and no score
  'depositToSalesAround',
  'sameTimeSale',
  'depositToSameTimeSale',
  'sameTimePair',
  // beside the value, and no score
  'lotJeonseToValue',
  'usualJeonseToValue',
  // a rough frame, and no score
  'sharedHouseFrame',
  // the time of the region's last fit is unrelated to the risk
  'fittedAt',
]

type Shown = { field: string; value: string | number; description: string }
type Asked = { criterionCode: string; status: string; ruleScore: number | null; evidence?: Shown[] }

function asked(input: string): Asked[] {
  return (JSON.parse(input) as { criteria: Asked[] }).criteria
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

test('a changed prompt needs a changed version', () => {
  assert.equal(sha256([INSTRUCTIONS, FIELDS_FOR_MODEL]), RECORDED_PROMPTS[PROMPT_VERSION])
})

test('a changed answer schema needs a changed version', () => {
  assert.equal(sha256([ANSWER_SCHEMA_NAME, ANSWER_SCHEMA]), RECORDED_SCHEMAS[ANSWER_SCHEMA_VERSION])
})

test('strict structured outputs: every object is closed and requires all of its properties', () => {
  let objects = 0
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const schema = value as { type?: unknown; properties?: object; required?: string[]; additionalProperties?: unknown }
    if (schema.type === 'object') {
      objects += 1
      assert.equal(schema.additionalProperties, false)
      assert.deepEqual(schema.required?.toSorted(), Object.keys(schema.properties ?? {}).toSorted())
    }
    Object.values(value).forEach(walk)
  }
  walk(ANSWER_SCHEMA)
  assert.equal(objects, 2)
})

test('one question holds all 12 criteria in their order, each with the status and score of the rules', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const outcomes = assessCriteria(facts)
      const criteria = asked(modelQuestion(outcomes).input)
      assert.deepEqual(
        criteria.map(({ criterionCode }) => criterionCode),
        [...CRITERION_CODES],
      )
      for (const [index, code] of CRITERION_CODES.entries()) {
        const { status, riskScore } = outcomes[code]
        assert.equal(criteria[index]?.status, status)
        assert.equal(criteria[index]?.ruleScore, riskScore === null ? null : Math.round(riskScore))
        assert.equal(criteria[index]?.evidence === undefined, riskScore === null)
      }
    }),
  )
})

test('evidence reaches the model in Korean, whatever language the lease is asked about in', () => {
  const question = asked(
    modelQuestion(assessCriteria(factsOf({ leases: [1, 2].map((dealId) => aDeal({ dealId, amountManwon: 12_000 })) })))
      .input,
  )
  const shown = question.flatMap(({ evidence = [] }) => evidence)
  const quartiles = shown.find(({ field }) => field === 'quartiles')
  assert.deepEqual(quartiles, {
    field: 'quartiles',
    value:
      '최소 1억 2,000만 원, 1사분위 1억 2,000만 원, 중앙값 1억 2,000만 원, 3사분위 1억 2,000만 원, 최대 1억 2,000만 원',
    description: koreanOf('SAMPLE_DISTRIBUTION', { of: 'JEONSE_DEPOSIT' }),
  })
  assert.ok(shown.every(({ value, description }) => typeof value !== 'object' && typeof description === 'string'))
})

test('every piece of evidence that the rules produce is decided on: shown to the model or kept', () => {
  const shown = new Set<string>()
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const outcomes = assessCriteria(facts)
      for (const { field } of Object.values(outcomes).flatMap(({ evidence }) => evidence)) {
        assert.ok(FIELDS_FOR_MODEL.includes(field) || KEPT_FIELDS.includes(field), `nobody decided on ${field}`)
      }
      for (const { evidence = [] } of asked(modelQuestion(outcomes).input)) {
        for (const { field } of evidence) shown.add(field)
      }
    }),
    { numRuns: 2_000, seed: 1 },
  )
  const unused = FIELDS_FOR_MODEL.filter((field) => !shown.has(field))
  // a price of the unit itself requires a unit text, which these facts lack
  assert.deepEqual(unused, ['UNIT'])
})

test('the question names no building, no address and no key of the register, and cuts its free text', () => {
  const building = aBuilding({
    registerKey: '11620-987654321',
    buildingName: '비밀빌라',
    dongName: '비밀동',
    lotAddress: '서울특별시 관악구 신림동 1422-5',
    roadAddress: '서울특별시 관악구 비밀로 34',
    detailUse: `다세대주택${'가'.repeat(5_000)}`,
  })
  const deal = aDeal({ buildingName: '비밀빌라', dealId: 'deal-987654321' })
  const facts = factsOf({ buildings: [building], leases: [deal], sales: [deal], knownPropertyType: '비밀 유형' })
  const text = JSON.stringify(modelQuestion(assessCriteria(facts)))
  assert.ok(text.includes('다세대주택'))
  assert.doesNotMatch(text, /비밀|신림|1422|987654321|가{121}/)
})
