import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { jeonseEquivalent, type RegionConversionRate } from './jeonse-equivalent.ts'

const TODAY = '2026-11-22'
const BEFORE_ANY_RATE = '2020-01-01'
const REGION: RegionConversionRate = { value: 0.06, regionName: '서울', period: '2026-09', sourceName: '한국부동산원' }

test("rent is converted at the region's published rate", () => {
  const result = jeonseEquivalent({ depositManwon: 5_000, monthlyRentManwon: 50 }, REGION, TODAY)
  assert.deepEqual(result, { depositManwon: 15_000, rate: { basis: 'REGION', ...REGION } })
})

test('without a rate of the region the market rate in force serves, with its source', () => {
  const result = jeonseEquivalent({ depositManwon: 1_000, monthlyRentManwon: 65 }, null, TODAY)
  assert.equal(result?.depositManwon, 13_000)
  assert.ok(result?.rate?.basis === 'MARKET')
  assert.deepEqual([result.rate.value, result.rate.constant.id], [0.065, 'MARKET_CONVERSION_RATE'])
  assert.match(result.rate.constant.sourceName, /주택금융공사/)
})

test("a region's rate that is no share of a year is not used", () => {
  for (const value of [0, -0.05, 1, 6.2, Number.NaN, Number.POSITIVE_INFINITY]) {
    const result = jeonseEquivalent({ depositManwon: 0, monthlyRentManwon: 65 }, { ...REGION, value }, TODAY)
    assert.equal(result?.rate?.basis, 'MARKET', String(value))
  }
})

test('a day without any known rate has no equivalent, unless there is no rent', () => {
  const lease = { depositManwon: 1_000, monthlyRentManwon: 10 }
  assert.equal(jeonseEquivalent(lease, null, BEFORE_ANY_RATE), null)
  assert.equal(jeonseEquivalent(lease, REGION, BEFORE_ANY_RATE)?.depositManwon, 3_000)
  assert.deepEqual(jeonseEquivalent({ ...lease, monthlyRentManwon: 0 }, null, BEFORE_ANY_RATE), {
    depositManwon: 1_000,
    rate: null,
  })
})

test('more rent never means a smaller equivalent, and the equivalent is never below the deposit', () => {
  const amount = fc.nat({ max: 1_000_000 })
  const rate = fc.option(fc.double({ min: 0, max: 1, noNaN: true }).map((value) => ({ ...REGION, value })))
  fc.assert(
    fc.property(amount, amount, amount, rate, (depositManwon, rent, more, regionRate) => {
      const less = jeonseEquivalent({ depositManwon, monthlyRentManwon: rent }, regionRate, TODAY)
      const bigger = jeonseEquivalent({ depositManwon, monthlyRentManwon: rent + more }, regionRate, TODAY)
      assert.ok(less && bigger)
      assert.ok(depositManwon <= less.depositManwon && less.depositManwon <= bigger.depositManwon)
    }),
  )
})
