import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { pooledQuantile, quantile, quartiles } from './statistics.ts'

const summedUp = (values: readonly number[]) => ({ ...quartiles(values), count: values.length })
const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 60 })
const SHARES = [0, 0.25, 0.5, 0.75, 1]

test('R-PAPERS-11: one summary alone gives its own numbers back', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const sorted = values.toSorted((a, b) => a - b)
      for (const share of SHARES) assert.equal(pooledQuantile([summedUp(values)], share), quantile(sorted, share))
    }),
  )
})

test('R-PAPERS-11: pooled quantiles rise with the share, and lie among what is pooled', () => {
  fc.assert(
    fc.property(fc.array(amounts, { minLength: 1, maxLength: 20 }), (months) => {
      const groups = months.map(summedUp)
      const found = SHARES.map((share) => pooledQuantile(groups, share))
      assert.deepEqual(
        found,
        found.toSorted((a, b) => a - b),
      )
      assert.deepEqual([found[0], found.at(-1)], [Math.min(...months.flat()), Math.max(...months.flat())])
    }),
  )
})

test('R-PAPERS-11: of jeonse and monthly rents together the quartiles are those of all, not a mean of theirs', () => {
  const monthly = Array.from({ length: 24 }, () => Array.from({ length: 10 }, (_, index) => 1_000 + index * 100))
  const jeonse = Array.from({ length: 24 }, () => Array.from({ length: 6 }, (_, index) => 8_000 + index * 400))
  const all = [...monthly, ...jeonse].flat().toSorted((a, b) => a - b)
  for (const share of [0.25, 0.5, 0.75]) {
    const exact = quantile(all, share)
    const pooled = pooledQuantile([...monthly, ...jeonse].map(summedUp), share)
    assert.ok(Math.abs(pooled / exact - 1) < 0.05, `${share}: ${pooled} of ${exact}`)
  }
})
