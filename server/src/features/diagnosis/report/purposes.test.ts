import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DiagnosisPurposeCatalogResponse } from '@lease-risk/contract/diagnosis-purposes'
import { Value } from 'typebox/value'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { DIAGNOSIS_PURPOSES } from './purposes.ts'

test('R-DIAG-09: only the two lease purposes can be run', () => {
  const executable = DIAGNOSIS_PURPOSES.filter(({ mvpSupported }) => mvpSupported)
  assert.deepEqual(
    executable.map(({ purposeCode, leaseContractPurpose }) => [purposeCode, leaseContractPurpose]),
    [
      ['LEASE_JEONSE', 'JEONSE'],
      ['LEASE_MONTHLY_RENT', 'MONTHLY_RENT'],
    ],
  )
  for (const { currentEndpoint } of executable) assert.equal(currentEndpoint, '/api/rent-risk-diagnoses')
})

test('R-DIAG-09: the five roadmap purposes have no endpoint and no contract purpose', () => {
  const planned = DIAGNOSIS_PURPOSES.filter(({ mvpSupported }) => !mvpSupported)
  assert.equal(planned.length, 5)
  for (const purpose of planned) {
    assert.equal(purpose.currentEndpoint, null)
    assert.ok(!('leaseContractPurpose' in purpose))
  }
})

test('R-DIAG-10: the catalogue keeps to its contract, and every purpose leaves something to the user', () => {
  assert.deepEqual([...Value.Errors(DiagnosisPurposeCatalogResponse, { purposes: inKorean(DIAGNOSIS_PURPOSES) })], [])
  for (const { directConfirmationRequiredItems } of inKorean(DIAGNOSIS_PURPOSES)) {
    assert.ok(directConfirmationRequiredItems.length > 0)
    for (const item of directConfirmationRequiredItems) assert.deepEqual(findForbiddenWording(item), [])
  }
})
