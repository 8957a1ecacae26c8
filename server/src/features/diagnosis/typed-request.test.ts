import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf, someTerms } from '../../domain/assessment/facts/lease-facts.fixture.ts'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { diagnosedOf } from './report/diagnosed.fixture.ts'
import { inputSummary } from './typed-request.ts'

const diagnosed = diagnosedOf(factsOf())

test('R-DIAG-25: whitespace is trimmed and an empty description becomes null', () => {
  const request = { ...diagnosed.request, address: '  신림동 1422-5 ', knownPropertyType: ' 빌라 ' }
  for (const [listingDescription, expected] of [
    ['', null],
    ['   \n', null],
    [' 역에서 5분 ', '역에서 5분'],
  ] as const) {
    const summary = inputSummary({ ...request, listingDescription })
    assert.equal(summary.listingDescription, expected)
    assert.equal(summary.address, '신림동 1422-5')
    assert.equal(summary.knownPropertyType, '빌라')
  }
})

test('R-DIAG-25: the purpose has its display name, and what was not given is null', () => {
  assert.equal(inKorean(inputSummary(diagnosed.request)).contractPurposeName, '전세')
  const terms = someTerms({
    purpose: 'MONTHLY_RENT',
    depositManwon: 0,
    monthlyRentManwon: 55,
    areaSquareMeter: null,
    floor: null,
  })
  const summary = inKorean(inputSummary(diagnosedOf(factsOf({ terms })).request))
  assert.equal(summary.contractPurposeName, '월세')
  assert.deepEqual(
    [summary.depositAmountManwon, summary.monthlyRentAmountManwon, summary.maintenanceFeeAmountManwon],
    [0, 55, 0],
  )
  assert.deepEqual(
    [summary.exclusiveAreaSquareMeter, summary.floorNumber, summary.knownPropertyType],
    [null, null, null],
  )
})

test('a floor of 0 is one that was not given: no building has it', () => {
  const summary = inputSummary({ ...diagnosed.request, floorNumber: 0 })
  assert.equal(summary.floorNumber, null)
})

test('the chosen past deal is echoed as context', () => {
  const selectedRentCandidate = { candidateId: 'c-1', matchLevel: 'SAME_LOT' }
  const summary = inputSummary({ ...diagnosed.request, selectedRentCandidate })
  assert.deepEqual(summary.selectedRentCandidate, selectedRentCandidate)
})
