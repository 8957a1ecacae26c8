import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBuilding, factsOf } from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { confirmationMatrix } from './build-sections.ts'
import { aPrice, diagnosedOf, diagnosedWithoutAddress, fiveLeases, tidyFacts } from './diagnosed.fixture.ts'
import type { Diagnosed } from './diagnosed.ts'

function codesOf(diagnosed: Diagnosed) {
  const { confirmed, caution, required } = confirmationMatrix(diagnosed)
  const codes = (items: typeof confirmed) => items.map(({ code }) => code)
  return { confirmed: codes(confirmed), caution: codes(caution), required: codes(required) }
}

test('R-DIAG-41: confirmed holds what official data show', () => {
  const { confirmed, caution } = codesOf(diagnosedOf(tidyFacts()))
  assert.deepEqual(confirmed, [
    'LEGAL_DISTRICT',
    'BUILDING',
    'MAIN_USE',
    'USE_APPROVAL_DATE',
    'PAST_LEASES',
    'PAST_SALES',
    'PUBLIC_PRICE',
  ])
  assert.deepEqual(caution, [])
})

test('rule 4: what rests on the user’s word is a caution and nothing of it is confirmed', () => {
  const facts = factsOf({
    buildings: [],
    registerStatus: 'NOT_FOUND',
    knownPropertyType: '빌라',
    leases: fiveLeases,
    prices: [aPrice()],
  })
  const { confirmed, caution, required } = codesOf(diagnosedOf(facts))
  assert.deepEqual(confirmed, ['LEGAL_DISTRICT'])
  assert.ok(caution.includes('TYPE_FROM_HINT'))
  assert.ok(required.includes('REGISTER_MISSING'))
})

test('an ambiguous register confirms no building', () => {
  const facts = factsOf({ buildings: [aBuilding(), aBuilding({ registerKey: '2' })] })
  assert.deepEqual(codesOf(diagnosedOf(facts)).confirmed, ['LEGAL_DISTRICT'])
})

test('gaps are left to the user, before what is always left to them', () => {
  const { required } = codesOf(diagnosedOf(factsOf()))
  assert.deepEqual(required.slice(0, 4), ['LEASES_MISSING', 'SALES_MISSING', 'PUBLIC_PRICE_MISSING', 'SENIOR_TENANTS'])
  assert.equal(codesOf(diagnosedWithoutAddress()).required[0], 'ADDRESS_NOT_CONFIRMED')
})

test('sample data are marked where they look confirmed', () => {
  const diagnosed = diagnosedOf(tidyFacts(), { dataMode: 'sample' })
  const [district, ...others] = inKorean(confirmationMatrix(diagnosed)).confirmed
  assert.equal(district?.title, '법정동')
  assert.ok(others.every(({ title }) => title.endsWith('(샘플 데이터)')))
})

test('R-DIAG-41: an item has what the rule says, and what a finding says it does not repeat', () => {
  const facts = factsOf({ buildings: [], registerStatus: 'NOT_FOUND', knownPropertyType: '빌라', leases: fiveLeases })
  for (const diagnosed of [diagnosedOf(tidyFacts()), diagnosedOf(facts)]) {
    const { confirmed, caution, required } = inKorean(confirmationMatrix(diagnosed))
    for (const item of confirmed) {
      assert.deepEqual(Object.keys(item).toSorted(), ['checkId', 'code', 'detail', 'sourceKey', 'title'])
      assert.equal(item.checkId, null)
    }
    const codes = diagnosed.verdict.findings.map(({ code }) => code as string)
    for (const item of [...caution, ...required]) {
      assert.deepEqual(Object.keys(item).toSorted(), ['checkId', 'code', 'sourceKey', 'title'])
      assert.ok(codes.includes(item.code))
    }
  }
})
