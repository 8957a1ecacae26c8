import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SignUpRequest } from '@lease-risk/contract/account'
import { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import { KeepPapersRequest } from '@lease-risk/contract/saved-readings'
import { Check } from 'typebox/value'
import fc from '../../../../server/test/properties.ts'
import { check, type Schema } from './check.ts'

const text = fc.oneof(fc.string({ maxLength: 220 }), fc.constantFrom('', ' ', 'JEONSE', 'abcd1', '가나다라1234'))
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(0, -1, 10_000_000_000, 10_000_000_001),
)
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}))

/** Nearly valid requests: each member is either valid or arbitrary. */
function nearly(members: Record<string, fc.Arbitrary<unknown>>) {
  return fc.record(Object.fromEntries(Object.entries(members).map(([name, own]) => [name, fc.oneof(own, anything)])), {
    requiredKeys: [],
  })
}

test('the reader of schemas takes and refuses what the library does', () => {
  const diagnosis = nearly({
    address: fc.constant('신림동 1422-5'),
    contractPurpose: fc.constantFrom('JEONSE', 'MONTHLY_RENT'),
    depositAmountManwon: number,
    exclusiveAreaSquareMeter: fc.double({ min: 0.1, max: 200, noNaN: true }),
    floorNumber: fc.integer({ min: -12, max: 210 }),
    jusoAddress: nearly({ admCd: fc.constant('1162010200'), lnbrMnnm: fc.constantFrom(1422, '1422') }),
  })
  fc.assert(
    fc.property(diagnosis, (value) => {
      const schema = RentRiskDiagnosisRequest as unknown as Schema
      assert.equal(check(schema, value).length === 0, Check(RentRiskDiagnosisRequest, value))
    }),
  )
  fc.assert(
    fc.property(nearly({ username: fc.constant('abcd.1'), password: fc.constant('secret-123') }), (value) => {
      assert.equal(check(SignUpRequest as unknown as Schema, value).length === 0, Check(SignUpRequest, value))
    }),
  )
})

test('every keyword of a schema that a form sends is known', () => {
  check(KeepPapersRequest as unknown as Schema, { version: 0, registry: { entries: [{}] }, dates: { contractOn: 'x' } })
})

test('a keyword that is not known is an error, not a pass', () => {
  assert.throws(() => check({ type: 'string', contentEncoding: 'base64' }, 'x'), /unknown keyword/)
})

test('what is wrong is reported with its field and its limits', () => {
  assert.deepEqual(check(RentRiskDiagnosisRequest as unknown as Schema, { address: '신림동', floorNumber: 201 }), [
    { field: 'contractPurpose', code: 'REQUIRED' },
    { field: 'floorNumber', code: 'RANGE', max: 200 },
  ])
})
