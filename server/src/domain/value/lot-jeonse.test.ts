import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ModelEstimate } from './estimate.ts'
import type { EstimateQuestion } from './estimate-home.ts'
import { lotJeonseOf } from './lot-jeonse.ts'
import { MEAN_COLUMNS } from './mean-features.ts'
import type { Comparable } from './valued-home.ts'

const TODAY = 20_600
const HOME = {
  legalDistrictCode: '1150010300',
  lot: 'L00420012',
  areaSquareMeter: 40,
  floor: 3,
  buildYear: 2015,
  topFloor: 4,
}
/** A value from other lots alone. */
const SALE = { neverSold: true, midManwon: 20_000 } as ModelEstimate

function jeonse(dealId: string, change: Partial<Comparable> = {}): Comparable {
  const { legalDistrictCode: _, ...traits } = HOME
  return { ...traits, dealId, day: TODAY - 60, weak: false, amountManwon: 19_000, ...change }
}
const OTHERS = Array.from({ length: 30 }, (_, n) =>
  jeonse(`other ${n}`, { lot: `L${String(50 + n).padStart(4, '0')}0000`, amountManwon: 13_900 + 10 * n }),
)

function question(own: Comparable[]): EstimateQuestion {
  return {
    kind: 'JEONSE',
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    home: HOME,
    day: TODAY,
    own,
    near: OTHERS,
    lotDealsWithinYear: () => 1,
    fit: {
      legalDistrictCode: HOME.legalDistrictCode,
      zone: null,
      gu: null,
      district: null,
      areaClasses: [],
      // ln manwon of a home of one square metre
      coefficients: Array.from({ length: MEAN_COLUMNS }, (_, column) => (column === MEAN_COLUMNS - 1 ? 6.8 : 0)),
      guEffect: 0,
      publicPrice: null,
    },
    publicPrice: null,
  }
}

test('R-VALUE-31: the jeonse of a lot stands beside its value, against what other lots suggest for the same home', () => {
  const dealt = [jeonse('a'), jeonse('b', { amountManwon: 18_000 }), jeonse('c', { amountManwon: 20_000 })]
  const found = lotJeonseOf(SALE, question(dealt))
  assert.equal(found?.count, 3)
  assert.ok(Math.abs((found?.share ?? 0) - 0.95) < 0.02, `${found?.share}`)
  assert.ok(Math.abs((found?.usualShare ?? 0) - 0.7) < 0.03, `${found?.usualShare}`)
  // the usual share does not depend on what is paid on the lot
  const inflated = dealt.map((deal) => ({ ...deal, amountManwon: deal.amountManwon * 2 }))
  assert.equal(lotJeonseOf(SALE, question(inflated))?.usualShare, found?.usualShare)
})

test('R-VALUE-31: renewals, contracts of other areas and of more than a year ago do not count', () => {
  const others = [jeonse('a', { weak: true }), jeonse('b', { areaSquareMeter: 60 }), jeonse('c', { day: TODAY - 366 })]
  assert.equal(lotJeonseOf(SALE, question(others)), null)
  assert.equal(lotJeonseOf(SALE, question([...others, jeonse('d')]))?.count, 1)
  assert.equal(lotJeonseOf(SALE, question([])), null)
})

test('R-VALUE-31: nothing is held against a value that a sale of the lot shows, nor against none', () => {
  const dealt = question([jeonse('a')])
  assert.equal(lotJeonseOf({ ...SALE, neverSold: false }, dealt), null)
  assert.equal(lotJeonseOf(null, dealt), null)
})
