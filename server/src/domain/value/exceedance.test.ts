import assert from 'node:assert/strict'
import { test } from 'node:test'
import { provisionalCalibration } from './calibration.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { countByGu, countSeen, type DepositPair, fitExceedance, probabilityAbove } from './exceedance.ts'
import { createDice } from './synthetic-market.fixture.ts'

/** A high deposit is often that of a better home: the share `worth` of its deviation from the estimate is value. */
function pairs(count: number, worth: number, isSold: boolean, seed = 3): DepositPair[] {
  const dice = createDice(seed)
  return Array.from({ length: count }, () => {
    const off = 0.25 * dice.normal()
    const lnSale = 10 + worth * off + 0.12 * dice.normal()
    return { lnDeposit: 10 + Math.log(0.8) + off, lnEstimate: 10, halfWidth: 0.2, lnSale, isSold }
  })
}

const assumed = ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE.exceedance
const halfWidthsOf = ({ lnDeposit, lnEstimate, halfWidth }: DepositPair) =>
  (lnDeposit - Math.log(0.8) - lnEstimate) / halfWidth

test('R-VALUE-28: what is stated comes true, where deposits say something of the home as well', () => {
  for (const worth of [0, 0.5]) {
    const exceedance = fitExceedance(pairs(3_000, worth, true), null)
    const calibration = { ...provisionalCalibration(), exceedance }
    const judged = pairs(20_000, worth, true, 4).map((pair) => ({
      stated: probabilityAbove(calibration, halfWidthsOf(pair), true),
      exceeds: pair.lnDeposit - Math.log(0.8) > pair.lnSale,
    }))
    for (const from of [0.1, 0.3, 0.5, 0.7]) {
      const within = judged.filter(({ stated }) => stated >= from && stated < from + 0.2)
      const share = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
      const [stated, came] = [
        share(within.map((each) => each.stated)),
        share(within.map((each) => Number(each.exceeds))),
      ]
      assert.ok(Math.abs(stated - came) < 0.06, `${worth}: ${stated.toFixed(2)} stated, ${came.toFixed(2)} came true`)
    }
  }
})

test('R-VALUE-28: until there are 300 pairs the measured curves of row-houses stand, and elsewhere the quantiles', () => {
  assert.deepEqual(fitExceedance(pairs(299, 0, true), assumed), assumed)
  assert.equal(fitExceedance(pairs(299, 0, true), null), null)
  const learnt = fitExceedance(pairs(300, 0, true), assumed)
  assert.deepEqual(learnt?.neverSold, assumed?.neverSold)
  assert.notDeepEqual(learnt?.sold, assumed?.sold)
})

test('R-VALUE-27: of a lot never sold the chance is that of the measured curve, and seldom high', () => {
  const calibration = provisionalCalibration(0, { exceedance: assumed })
  const chance = (halfWidths: number, isSold: boolean) => probabilityAbove(calibration, halfWidths, isSold)
  assert.ok(Math.abs(chance(0.5, false) - 1 / (1 + Math.exp(0.74 - 1.04 * 0.5))) < 1e-12)
  assert.ok(Math.abs(chance(0.5, true) - 1 / (1 + Math.exp(0.46 - 1.45 * 0.5))) < 1e-12)
  assert.ok(chance(1, false) < 0.6 && chance(1, true) > 0.7)
})

test('R-VALUE-33: deposits are counted by the step of their probability, each once, and those above are as stated', () => {
  const calibration = { ...provisionalCalibration(), exceedance: fitExceedance(pairs(3_000, 0.5, true), null) }
  const checked = pairs(20_000, 0.5, true, 4)
  const seen = countSeen(checked, calibration)
  assert.deepEqual(
    seen.map(({ from, to }) => [from, to]),
    [
      [0, 0.02],
      [0.02, 0.1],
      [0.1, 0.3],
      [0.3, 0.5],
      [0.5, 0.7],
      [0.7, 0.9],
      [0.9, 1],
    ],
  )
  assert.equal(
    seen.reduce((sum, { count }) => sum + count, 0),
    checked.length,
  )
  for (const { from, to, count, above } of seen.slice(2, -1))
    assert.ok(above / count > from - 0.05 && above / count < to + 0.05, `${from}: ${above} of ${count}`)
})

test('R-VALUE-32: deposits are counted by city district, where there are 50 at least', () => {
  const of = (gu: string, deposits: number[]) =>
    deposits.map((deposit) => ({ gu, lnDeposit: Math.log(deposit), lnSale: Math.log(10_000) }))
  const full = [...Array.from({ length: 20 }, () => 8_100), ...Array.from({ length: 30 }, () => 7_900)]
  const counted = countByGu([...of('11620', full), ...of('11680', full.slice(1))])
  assert.deepEqual(counted, { '11620': { count: 50, above: 20 } })
})
