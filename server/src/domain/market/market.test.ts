import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { addMonths } from '../calendar.ts'
import { compareWindows, type MonthlyCell, poolMonths } from './compare-windows.ts'
import { reverseJeonse } from './reverse-jeonse.ts'

const cell = (dealMonth: string, medianManwon: number, sampleCount = 10): MonthlyCell => ({
  dealMonth,
  medianManwon,
  sampleCount,
})

test('months are pooled by their deals: a month with twice the deals weighs twice', () => {
  assert.deepEqual(
    poolMonths([cell('202610', 9000, 10), cell('202609', 12_000, 20), cell('202607', 1, 99)], '202610'),
    {
      months: ['202609', '202610'],
      sampleCount: 30,
      medianManwon: 11_000,
    },
  )
})

test('thin months (fewer than 3 deals) are left out, whatever they say', () => {
  assert.equal(poolMonths([cell('202610', 9000, 10), cell('202609', 90_000, 2)], '202610')?.medianManwon, 9000)
  assert.equal(poolMonths([cell('202610', 9000, 2), cell('202609', 9000, 1)], '202610'), null)
})

test('a comparison needs deals on both sides', () => {
  assert.equal(compareWindows([cell('202610', 9000)], '202610', 12), null)
  assert.equal(compareWindows([cell('202510', 9000)], '202610', 12), null)
  assert.equal(compareWindows([cell('202610', 9000), cell('202510', 10_000)], '202610', 12)?.change, 9000 / 10_000 - 1)
})

test('like with like: a month counts only with the one so long before it', () => {
  // August has no deals of a year ago, and September of a year ago has too few
  const cells = [
    cell('202608', 1),
    cell('202609', 9_000),
    cell('202610', 12_000),
    cell('202509', 1, 2),
    cell('202510', 10_000),
  ]
  const compared = compareWindows(cells, '202610', 12)
  assert.deepEqual([compared?.recent.months, compared?.earlier.months], [['202610'], ['202510']])
  assert.equal(compared?.change.toFixed(2), '0.20')
  assert.equal(compareWindows([cell('202608', 1), cell('202510', 1)], '202610', 12), null)
})

test('both sides of a comparison always have the same months', () => {
  const months = Array.from({ length: 30 }, (_, age) => addMonths('202610', -age))
  const anyCells = fc.array(fc.tuple(fc.constantFrom(...months), fc.nat(20), fc.integer({ min: 1, max: 99_999 })))
  fc.assert(
    fc.property(anyCells, fc.constantFrom(3, 12, 24), (all, lag) => {
      const cells = [...new Map(all.map((each) => [each[0], each])).values()].map(([at, count, median]) =>
        cell(at, median, count),
      )
      const compared = compareWindows(cells, '202610', lag)
      if (compared === null) return
      assert.deepEqual(
        compared.recent.months.map((month) => addMonths(month, -lag)),
        compared.earlier.months,
      )
    }),
  )
})

const reverseCases: [recent: number, earlier: number, signal: 'FALLEN' | 'STEADY' | 'RISEN'][] = [
  [18_000, 20_000, 'FALLEN'],
  [19_000, 20_000, 'FALLEN'],
  [19_500, 20_000, 'STEADY'],
  [20_500, 20_000, 'STEADY'],
  [22_000, 20_000, 'RISEN'],
]
for (const [recent, earlier, signal] of reverseCases) {
  test(`reverse jeonse: ${recent} now against ${earlier} two years ago is ${signal}`, () => {
    const found = reverseJeonse([cell('202610', recent), cell('202410', earlier), cell('202510', 1)], '202610')
    assert.equal(found?.signal, signal)
  })
}

test('reverse jeonse compares the last three completed months with the same three two years before', () => {
  const months = Array.from({ length: 30 }, (_, age) => cell(addMonths('202610', -age), 30_000 - age))
  const found = reverseJeonse(months, '202610')
  assert.deepEqual(found?.recent.months, ['202608', '202609', '202610'])
  assert.deepEqual(found?.earlier.months, ['202408', '202409', '202410'])
})

test('reverse jeonse: higher deposits now never turn a signal towards a fall', () => {
  const order = ['FALLEN', 'STEADY', 'RISEN']
  const amount = fc.integer({ min: 1, max: 200_000 })
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 50_000 }), (recent, earlier, more) => {
      const signalAt = (now: number) => reverseJeonse([cell('202610', now), cell('202410', earlier)], '202610')?.signal
      assert.ok(order.indexOf(signalAt(recent + more) ?? '') >= order.indexOf(signalAt(recent) ?? ''))
    }),
  )
})
