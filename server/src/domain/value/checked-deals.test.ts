import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkedDeals } from './checked-deals.ts'
import { createGuMarket, type MarketDeal } from './create-gu-market.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'

function sold(lot: string, count: number, change: Partial<MarketDeal> = {}): MarketDeal[] {
  return Array.from({ length: count }, (_, n) => ({
    dealId: `${lot} ${String(n).padStart(2, '0')} ${change.day ?? 20_000} ${change.weak ?? false}`,
    legalDistrictCode: '1156010300',
    lot,
    day: 20_000,
    amountManwon: 23_500,
    areaSquareMeter: 18 + n,
    floor: 3,
    buildYear: 2021,
    weak: false,
    ...change,
  }))
}

test('R-VALUE-13: ten deals of a lot on one day are checked as one, nine as nine, and weak or older ones not at all', () => {
  const market = createGuMarket(
    '11560',
    [
      ...sold('L00010000', 10),
      ...sold('L00010000', 1, { day: 20_030 }),
      ...sold('L00020000', 9),
      ...sold('L00020000', 9, { day: 20_001 }),
      ...sold('L00030000', 12, { weak: true }),
      ...sold('L00040000', 3, { day: 19_000 }),
    ],
    ESTIMATOR_CONSTANTS.OFFICETEL.SALE,
  )
  const checked = checkedDeals(market, 19_500).map((index) => ({
    lot: market.lots.find(({ start, end }) => index >= start && index < end)?.lot,
    area: market.areaSquareMeter[index],
    day: market.day[index],
  }))
  const ofLot = (lot: string) => checked.filter((each) => each.lot === lot)
  assert.deepEqual(
    ofLot('L00010000').toSorted((one, other) => one.day! - other.day!),
    [
      { lot: 'L00010000', area: 23, day: 20_000 },
      { lot: 'L00010000', area: 18, day: 20_030 },
    ],
  )
  assert.equal(ofLot('L00020000').length, 18)
  assert.equal(checked.length, 20)
})
