import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { DEPOSITS_SEEN } from '../rule-book/estimate-thresholds.ts'
import { type Calibration, provisionalCalibration } from './calibration.ts'
import type { FoundedEstimate } from './estimate.ts'
import { MEAN_COLUMNS } from './mean-features.ts'
import type { DistrictFit } from './price-fit.ts'
import { type ValueQuestion, valueHome } from './value-home.ts'
import type { Comparable, ValuedHome } from './valued-home.ts'

const TODAY = 20_600
const HOME: ValuedHome = {
  legalDistrictCode: '1162010100',
  lot: 'home',
  areaSquareMeter: 59.9,
  floor: 8,
  buildYear: 2005,
  topFloor: 20,
}
const FIT: DistrictFit = {
  legalDistrictCode: '1162010100',
  zone: { firstDay: TODAY - 700, values: Array.from({ length: 100 }, (_, week) => week * 0.001) },
  gu: null,
  district: null,
  areaClasses: [],
  // ln manwon of a home of one square metre
  coefficients: Array.from({ length: MEAN_COLUMNS }, (_, column) => (column === MEAN_COLUMNS - 1 ? 7.5 : 0)),
  guEffect: 0,
  publicPrice: null,
}

function deal(dealId: string, change: Partial<Comparable> = {}): Comparable {
  const { legalDistrictCode: _, ...traits } = HOME
  return { ...traits, dealId, day: TODAY - 30, weak: false, amountManwon: 60_000, ...change }
}
/** Ten ordinary deals of the home's plan. */
const TEN = Array.from({ length: 10 }, (_, n) =>
  deal(`deal ${n}`, { day: TODAY - 20 - n * 30, floor: 4 + n, amountManwon: 59_000 + 300 * ((n * 7) % 10) }),
)

/** The comparables are used as both own and near deals. */
type Change = Partial<ValueQuestion> & { comparables?: Comparable[] }

function question({ comparables = TEN, ...change }: Change = {}): ValueQuestion {
  return {
    kind: 'SALE',
    propertyType: 'APARTMENT',
    home: HOME,
    day: TODAY,
    own: comparables.filter(({ lot }) => lot === HOME.lot),
    near: comparables,
    lotDealsWithinYear: () => 10,
    fit: FIT,
    publicPrice: null,
    guDealsWithinYear: 500,
    fittedAt: new Date('2026-05-26T18:10:00Z'),
    calibration: provisionalCalibration(),
    depositManwon: 48_000,
    ...change,
  }
}
function estimate(change: Change = {}): FoundedEstimate {
  const made = valueHome(question(change))
  assert.ok(made !== null)
  return made
}

test('an estimate lies among the deals of its lot, within its interval, and names the deals behind it', () => {
  const made = estimate()
  assert.ok(made.midManwon > 58_000 && made.midManwon < 66_000, `${made.midManwon}`)
  assert.ok(made.lowManwon < made.midManwon && made.midManwon < made.highManwon)
  assert.ok(made.sameLotCount >= 8 && made.sameLotCount <= made.deals.length)
  assert.deepEqual([made.otherLotCount, made.partial, made.provisional], [0, false, true])
  assert.ok(made.deals.every(({ share, sameLot }) => share > 0 && sameLot))
  assert.ok(Math.abs(made.deals.reduce((sum, { share }) => sum + share, 0) - 1) < 0.02)
  const mean = made.deals.reduce((sum, { share, adjustedManwon }) => sum + share * Math.log(adjustedManwon), 0)
  assert.ok(Math.abs(Math.exp(mean) / made.midManwon - 1) < 0.05, 'the shares are those of the adjusted amounts')
})

test('an estimate grows with the area and with the level of the market', () => {
  // within reach of its deals of 59.9 ㎡: from half of that area to twice as much
  const area = fc.double({ min: 30, max: 75, noNaN: true })
  fc.assert(
    fc.property(area, fc.double({ min: 1.05, max: 1.59, noNaN: true }), (areaSquareMeter, times) => {
      const of = (square: number) =>
        estimate({
          home: { ...HOME, areaSquareMeter: square },
          comparables: TEN.map((each) => ({ ...each, amountManwon: 60_000 })),
        })
      assert.ok(of(areaSquareMeter * times).midManwon > of(areaSquareMeter).midManwon)
    }),
  )
  const values = Array.from(FIT.zone?.values ?? [])
  let before = 0
  for (const rise of [-0.1, 0, 0.05, 0.2]) {
    const zone = { firstDay: TODAY - 700, values: values.map((value, week) => value + (week > 97 ? rise : 0)) }
    const { midManwon } = estimate({ fit: { ...FIT, zone } })
    assert.ok(midManwon > before)
    before = midManwon
  }
})

test('an estimate follows the amounts of its deals exactly: all twice as high, twice as high', () => {
  const doubled = TEN.map((each) => ({ ...each, amountManwon: each.amountManwon * 2 }))
  const fit = { ...FIT, guEffect: Math.log(2) }
  assert.ok(Math.abs(estimate({ comparables: doubled, fit }).midManwon / estimate().midManwon - 2) < 0.001)
})

test('neither the order of the deals nor an identical deal more moves it', () => {
  const made = estimate()
  fc.assert(
    fc.property(fc.shuffledSubarray(TEN, { minLength: 10 }), (comparables) => {
      const again = estimate({ comparables })
      assert.ok(Math.abs(again.midManwon / made.midManwon - 1) < 1e-4)
    }),
  )
  const [first] = TEN
  assert.ok(first !== undefined)
  const doubled = estimate({ comparables: [...TEN, { ...first, dealId: 'twin' }] })
  assert.ok(Math.abs(doubled.midManwon / made.midManwon - 1) < 0.005)
})

test('a wild deal moves the estimate of a lot with ten ordinary ones by less than 1 %', () => {
  const { midManwon } = estimate()
  for (const times of [0.001, 0.03, 0.3, 0.58, 1.75, 3, 50, 10_000]) {
    for (const areaSquareMeter of [5, 40, 59.9, 84.9, 300]) {
      for (const lot of ['home', 'other']) {
        const amountManwon = 60_000 * (areaSquareMeter / 59.9) ** 0.85 * times
        const wild = deal('wild', { lot, amountManwon, areaSquareMeter, day: TODAY - 1 })
        const moved = Math.abs(estimate({ comparables: [...TEN, wild] }).midManwon / midManwon - 1)
        assert.ok(moved < 0.01, `${lot}, ${times} times, ${areaSquareMeter} ㎡: ${(100 * moved).toFixed(2)} %`)
      }
    }
  }
})

test('weak deals are brought to the level of ordinary ones and count little', () => {
  const [first, ...others] = TEN
  assert.ok(first !== undefined)
  const made = estimate({ comparables: [{ ...first, weak: true }, ...others] })
  const ordinary = estimate()
  const shareOf = ({ deals }: FoundedEstimate) => deals.find(({ dealId }) => dealId === first.dealId)?.share ?? 0
  assert.ok(shareOf(made) < shareOf(ordinary) / 3)
})

test('without a floor the interval is wider, and what is partial says so', () => {
  assert.ok(estimate({ home: { ...HOME, floor: null } }).halfWidth > estimate().halfWidth)
  const other = TEN.map((each) => ({ ...each, lot: 'other' }))
  const old = TEN.map((each) => ({ ...each, day: each.day - 366 }))
  const weak = TEN.map((each) => ({ ...each, weak: true }))
  for (const comparables of [other, old, weak]) assert.ok(estimate({ comparables }).partial)
  assert.ok(estimate({ comparables: other }).halfWidth > 2 * estimate().halfWidth)
  assert.deepEqual(
    [estimate({ comparables: other }).sameLotCount, estimate({ comparables: other }).otherLotCount],
    [0, 3],
    'of one other lot at most three',
  )
})

test('it does not speak of areas no home has, of districts with hardly any deals, or of new homes on lots without any', () => {
  for (const areaSquareMeter of [0, -1, 0.1, 4.9, 501, Number.NaN]) {
    assert.equal(valueHome(question({ home: { ...HOME, areaSquareMeter } })), null)
  }
  assert.equal(valueHome(question({ guDealsWithinYear: 29 })), null)
  assert.notEqual(valueHome(question({ guDealsWithinYear: 30 })), null)
  const other = TEN.map((each) => ({ ...each, lot: 'other' }))
  for (const buildYear of [2026, 2027, null]) {
    assert.equal(valueHome(question({ home: { ...HOME, buildYear }, comparables: other })), null)
    assert.notEqual(valueHome(question({ home: { ...HOME, buildYear } })), null)
  }
  assert.notEqual(valueHome(question({ home: { ...HOME, buildYear: 2025 }, comparables: other })), null)
})

test('homes of another area than all that was dealt: partial where the area band ends, nothing beyond twice or half', () => {
  const of = (areaSquareMeter: number, comparables = TEN) =>
    valueHome(question({ home: { ...HOME, areaSquareMeter }, comparables }))
  for (const areaSquareMeter of [54.6, 59.9, 65.8]) assert.deepEqual(flagsOf(of(areaSquareMeter)), [false, false])
  for (const areaSquareMeter of [30, 45, 53, 67, 84.9, 119])
    assert.deepEqual(flagsOf(of(areaSquareMeter)), [true, true])
  for (const areaSquareMeter of [12, 29.9, 120, 300]) assert.equal(of(areaSquareMeter), null)
  const mixed = [...TEN, deal('large', { areaSquareMeter: 118, amountManwon: 108_000 })]
  assert.deepEqual(flagsOf(of(120, mixed)), [false, false])
  assert.deepEqual(flagsOf(of(200, mixed)), [true, true])
  const other = TEN.map((each) => ({ ...each, lot: 'other' }))
  assert.deepEqual(flagsOf(of(84.9, other)), [true, false])
  assert.equal(of(300, other), null)

  function flagsOf(made: FoundedEstimate | null) {
    return made && [made.partial, made.otherAreas]
  }
})

test('R-VALUE-27: a row house or an officetel without a sale of its lot is never sold, and only the first has a public price', () => {
  const near = TEN.map((each) => ({ ...each, lot: 'other' }))
  const of = (change: Partial<ValueQuestion>, comparables = near) => {
    const made = valueHome(question({ comparables, ...change }))
    return [made?.neverSold, made?.withoutPublicPrices]
  }
  assert.deepEqual(of({ propertyType: 'ROW_HOUSE_MULTI_UNIT' }), [true, undefined])
  assert.deepEqual(of({ propertyType: 'OFFICETEL' }), [true, true])
  assert.deepEqual(of({ propertyType: 'OFFICETEL' }, TEN), [false, undefined])
  assert.deepEqual(of({ propertyType: 'OFFICETEL', kind: 'JEONSE' }), [false, undefined])
  assert.deepEqual(of({ propertyType: 'APARTMENT' }), [false, undefined])
})

test('R-VALUE-33: an estimate has the deposits of its own step, if there are enough of them', () => {
  const seenWith = (counts: number[]) => {
    const { edges } = DEPOSITS_SEEN
    const deposits = counts.map((count, at) => ({ from: edges[at]!, to: edges[at + 1]!, count, above: count / 2 }))
    const { deposit } = estimate({ calibration: { ...provisionalCalibration(), deposits } })
    const step = edges.findLastIndex((from) => from <= (deposit?.exceedance[1]?.probability ?? 0))
    return [deposit?.seen, step] as const
  }
  const [, step] = seenWith([])
  const others: number[] = DEPOSITS_SEEN.edges.slice(1).map((_, at) => (at === step ? 0 : 1_000))
  assert.equal(seenWith(others)[0], undefined)
  assert.equal(seenWith(others.with(step, DEPOSITS_SEEN.fewest - 1))[0], undefined)
  assert.deepEqual(seenWith(others.with(step, 80))[0], { count: 80, above: 40 })
})

test('R-VALUE-32: an estimate has the deposits of its own city district, if it has enough', () => {
  const having = (depositsOfGu: Calibration['depositsOfGu']) =>
    estimate({ calibration: { ...provisionalCalibration(), ...(depositsOfGu && { depositsOfGu }) } }).deposit
      ?.ofDistrict
  assert.deepEqual(having({ '11620': { count: 60, above: 12 }, '11680': { count: 90, above: 1 } }), {
    count: 60,
    above: 12,
  })
  assert.equal(having({ '11680': { count: 90, above: 1 } }), undefined)
  assert.equal(having(undefined), undefined)
})

test('R-VALUE-21: an estimate whose interval excludes all recent deals of the home is partial, and says so', () => {
  const flagsOf = ({ partial, outsideOwnDeals }: FoundedEstimate) => [partial, outsideOwnDeals]
  assert.deepEqual(flagsOf(estimate()), [false, false])
  // a market that rises by 40 % after the last deal of the lot
  const values = Array.from({ length: 100 }, (_, week) => (week > 97 ? 0.35 : 0))
  const lifted = { ...FIT, zone: { firstDay: TODAY - 700, values } }
  assert.deepEqual(flagsOf(estimate({ fit: lifted })), [true, true])
  const one = deal('within', { amountManwon: estimate({ fit: lifted }).midManwon })
  assert.deepEqual(flagsOf(estimate({ fit: lifted, comparables: [...TEN, one] })), [false, false])
  // a deal of another area, a direct sale and an old deal do not show that it fits
  for (const other of [{ areaSquareMeter: 84.9 }, { weak: true }, { day: TODAY - 400 }])
    assert.deepEqual(flagsOf(estimate({ fit: lifted, comparables: [...TEN, { ...one, ...other }] })), [true, true])
})

test('the probability that a deposit exceeds a share of the value falls with the share and rises with the deposit', () => {
  const probabilities = (depositManwon: number) =>
    estimate({ depositManwon }).deposit?.exceedance.map(({ probability }) => probability) ?? []
  assert.deepEqual(
    estimate().deposit?.exceedance.map(({ ratio }) => ratio),
    [0.7, 0.8, 0.9, 1],
  )
  const amount = fc.integer({ min: 0, max: 200_000 })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [low, high] = [probabilities(Math.min(one, other)), probabilities(Math.max(one, other))]
      assert.deepEqual(
        low,
        low.toSorted((a, b) => b - a),
      )
      for (const [index, probability] of low.entries()) assert.ok(probability <= high[index]!)
    }),
  )
  assert.equal(estimate({ depositManwon: null }).deposit, null)
})
