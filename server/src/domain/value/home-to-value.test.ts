import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aBuilding, factsOf } from '../assessment/facts/lease-facts.fixture.ts'
import { homeToValue } from './home-to-value.ts'

test('R-DIAG-35: a building whose approval lies in the future is valued as one of unknown age, from the day on as new', () => {
  const { property } = factsOf({ buildings: [aBuilding({ useApprovalDate: '2026-12-15' })] })
  const yearOn = (asOf: string) => homeToValue(property, null, asOf)?.buildYear
  assert.deepEqual(['2026-12-14', '2026-12-15', '2027-12-15'].map(yearOn), [null, 2026, 2026])
})
