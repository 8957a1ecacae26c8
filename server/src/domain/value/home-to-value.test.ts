import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AS_OF, aBuilding, factsOf } from '../assessment/facts/lease-facts.fixture.ts'
import { homeToValue } from './home-to-value.ts'

test('R-DIAG-35: a building whose approval lies in the future is valued as one of unknown age, from the day on as new', () => {
  const { property } = factsOf({ buildings: [aBuilding({ useApprovalDate: '2026-12-15' })] })
  const typed = { floorNumber: 2, unitText: null }
  const yearOn = (asOf: string) => homeToValue(property, null, { typed, asOf })?.buildYear
  assert.deepEqual(['2026-12-14', '2026-12-15', '2027-12-15'].map(yearOn), [null, 2026, 2026])
})

test('R-DIAG-45: a unit that the register does not have is valued as one on an unknown floor, wherever it is valued', () => {
  const { property } = factsOf({ buildings: [aBuilding({ floorsAboveGround: 4, floorsBelowGround: 1 })] })
  const floorOf = (floorNumber: number, unitText: string | null = null) =>
    homeToValue(property, null, { typed: { floorNumber, unitText }, asOf: AS_OF })?.floor
  assert.deepEqual([floorOf(4), floorOf(-1), floorOf(2, '201호')], [4, -1, 2])
  assert.deepEqual([floorOf(5), floorOf(-2), floorOf(2, '901호')], [null, null, null])
})
