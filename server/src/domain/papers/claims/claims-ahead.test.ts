import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calculatePapers, type PapersInput } from '../calculate-papers.ts'
import { APARTMENT, entry, withEntries, withTyped } from '../papers.fixture.ts'
import { NO_DATES } from '../papers-input.ts'
import { ENTRY_KINDS } from './entry-kinds.ts'

/** A deposit of 200 million won with priority since 2021, in a home worth 300 million won, of which nothing is unknown. */
const LEASED: PapersInput = withTyped(
  {
    ...APARTMENT,
    terms: { ...APARTMENT.terms, depositManwon: 20_000 },
    value: { lowManwon: 30_000, midManwon: 30_000, highManwon: 30_000 },
    salePriceManwon: 30_000,
  },
  {
    taxArrearsManwon: null,
    taxes: [],
    wagesManwon: 0,
    dates: { ...NO_DATES, moveInOn: '2021-01-05', reportOn: '2021-01-05', fixedDateOn: '2021-01-01' },
  },
)

test('R-PAPERS-06: an entry is listed behind only if it takes nothing from the tenant, else it counts from 0', () => {
  for (const kind of ENTRY_KINDS)
    for (const amountManwon of [null, 50_000]) {
      const later = entry(kind, { registeredOn: '2025-01-01', amountManwon })
      const { claims, recoveryBands, distribution } = calculatePapers(withEntries(LEASED, later))
      const isBehind = claims.behind.length > 0
      assert.equal(distribution?.left.low, isBehind ? 20_000 : 0, kind)
      assert.equal(recoveryBands[0]?.leftManwon.low, isBehind ? 20_000 : 0, kind)
      assert.equal(claims.totalAhead.high, isBehind ? 0 : amountManwon, kind)
    }
})

test('R-DIST-17: a trust or an injunction from after standing ranks by its day', () => {
  for (const kind of ['TRUST', 'INJUNCTION'] as const) {
    const later = entry(kind, { registeredOn: '2025-01-01', amountManwon: 5_000 })
    const { claims, distribution } = calculatePapers(withEntries(LEASED, later))
    assert.deepEqual([claims.behind.length, distribution?.left], [1, { low: 20_000, high: 20_000 }], kind)
  }
})
