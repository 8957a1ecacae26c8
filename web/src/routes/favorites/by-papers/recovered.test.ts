import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawnOf, recoveredOf } from './recovered.ts'

const papersOf = (depositAmountManwon: number, left: [share: number, low: number, high: number][]) =>
  ({
    basis: { terms: { contractPurpose: 'JEONSE', depositAmountManwon } },
    recoveryBands: left.map(([shareOfValue, low, high]) => ({ shareOfValue, leftManwon: { low, high } })),
  }) as Parameters<typeof recoveredOf>[0]

test('what comes back is a share of the own deposit, rounded down and never more than all of it', () => {
  assert.deepEqual(
    recoveredOf(
      papersOf(3_000, [
        [1, 2_999, 3_000],
        [0.6, 0, 1_000],
      ]),
    ),
    [
      { percentOfValue: 100, low: 99, high: 100 },
      { percentOfValue: 60, low: 0, high: 33 },
    ],
  )
})

test('without a deposit or a value there is nothing to draw', () => {
  assert.deepEqual(recoveredOf(papersOf(0, [[1, 0, 0]])), [])
  assert.deepEqual(recoveredOf(papersOf(1_000, [])), [])
  assert.deepEqual(drawnOf([]), [])
})

test('three prices are drawn: the ends and the middle', () => {
  assert.deepEqual(drawnOf([100, 90, 80, 70, 60, 100, 90, 80, 70, 60]), [100, 80, 60])
  assert.deepEqual(drawnOf([100]), [100])
})
