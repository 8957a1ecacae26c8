import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { word } from '../../../words/in-words.ts'
import { calculatePapers } from '../calculate-papers.ts'
import { APARTMENT, eitherTable, entry, mortgage, registryOf } from '../papers.fixture.ts'
import { NO_DATES, type RegistryEntry } from '../papers-input.ts'

const LARGE = { lowManwon: 90_000, midManwon: 100_000, highManwon: 110_000 }

test('R-PAPERS-09: where several small-lease terms may apply, the share of a band reaches over all of them', () => {
  const notRead = calculatePapers({
    ...APARTMENT,
    terms: { ...APARTMENT.terms, depositManwon: 10_000 },
    value: LARGE,
    typed: { ...APARTMENT.typed, registry: null },
  })
  assert.deepEqual(notRead.smallLease.shareManwon, { low: 0, high: 5_500 })
  const eitherRegion = calculatePapers({
    ...APARTMENT,
    terms: { ...APARTMENT.terms, depositManwon: 7_000 },
    value: LARGE,
    typed: { ...APARTMENT.typed, registry: registryOf([]) },
    smallLeaseTable: eitherTable('ZONE', 'OTHER'),
  })
  assert.deepEqual(eitherRegion.smallLease.shareManwon, { low: 2_500, high: 4_800 })
  for (const { smallLease, recoveryBands } of [notRead, eitherRegion])
    for (const { smallLeaseShareManwon } of recoveryBands)
      assert.deepEqual(smallLeaseShareManwon, smallLease.shareManwon)
})

test('R-PAPERS-08: the price of a band is its share of the value, rounded from the exact product', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (midManwon) => {
      const { recoveryBands } = calculatePapers({
        ...APARTMENT,
        value: { lowManwon: midManwon, midManwon, highManwon: midManwon },
      })
      for (const { shareOfValue, salePriceManwon } of recoveryBands) {
        const tenths = BigInt(Math.round(shareOfValue * 10))
        assert.equal(salePriceManwon, Number((BigInt(midManwon) * tenths * 2n + 10n) / 20n))
      }
    }),
    { examples: [[45_675]] },
  )
})

test('R-DIST-04: a band says that wages nobody typed are not counted, and says nothing where none are owed', () => {
  const said = (wagesManwon: number | null) =>
    calculatePapers({ ...APARTMENT, value: LARGE, typed: { ...APARTMENT.typed, wagesManwon } }).recoveryBands.map(
      ({ sentence }) => word(sentence, 'ko').includes('임금은 세지 않았습니다'),
    )
  assert.deepEqual(said(null), [true, true, true, true, true])
  assert.deepEqual(said(0), [false, false, false, false, false])
})

test('R-PAPERS-08: at best an unknown claim takes nothing, also where the price would pay it beside the deposit', () => {
  const { recoveryBands } = calculatePapers({
    ...APARTMENT,
    terms: { ...APARTMENT.terms, depositManwon: 20_000 },
    value: { lowManwon: 24_000, midManwon: 26_000, highManwon: 28_000 },
    typed: {
      ...APARTMENT.typed,
      registry: null,
      taxArrearsManwon: null,
      dates: { ...NO_DATES, moveInOn: '2021-01-05', reportOn: '2021-01-05', fixedDateOn: '2021-01-01' },
    },
  })
  const [whole] = recoveryBands
  assert.deepEqual(whole?.paidAheadManwon, { low: 0, high: 25_740 })
  const taxes = whole?.payments.find(({ label }) => word(label, 'ko') === '미납 세금')
  assert.deepEqual([taxes?.bestManwon, taxes?.worstManwon], [0, 25_740])
})

test('R-DIST-03: one unknown tax leaves a range of every case; with other unknown amounts a sentence says that it may not', () => {
  const said = (entries: RegistryEntry[]) => {
    const { recoveryBands } = calculatePapers({
      ...APARTMENT,
      value: { lowManwon: 27_000, midManwon: 30_000, highManwon: 33_000 },
      typed: { ...APARTMENT.typed, registry: registryOf(entries), taxArrearsManwon: null },
    })
    return recoveryBands.map(({ isEveryCase, sentence }) => {
      return [isEveryCase, JSON.stringify(sentence).includes('"NOT_EVERY_CASE"')]
    })
  }
  assert.deepEqual(
    said([mortgage('2020-01-02', 20_000)]),
    Array.from({ length: 5 }, () => [true, false]),
  )
  const unknown = entry('PROVISIONAL_REGISTRATION', { registeredOn: null, amountManwon: null })
  const some = said([mortgage('2020-01-02', 20_000), unknown, unknown])
  assert.ok(some.some(([isEvery, isSaid]) => !isEvery && isSaid))
  assert.ok(some.every(([isEvery, isSaid]) => isEvery !== isSaid))
})
