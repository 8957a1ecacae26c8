import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc, { runs } from '../../../../test/properties.ts'
import { NO_DATES, type PaperHome, type TypedPapers } from '../papers-input.ts'
import { costsOf, possibleSettlements } from './recovery-bands.ts'
import { shortfallsOfTheFirst } from './recovery-of-the-first.ts'
import { smallLease } from './small-lease.ts'

const ALONE: PaperHome = { legalDistrictCode: '', propertyType: 'UNKNOWN', householdCount: 1, isShared: false }
/** A registry without entries, no unpaid tax and no other tenant. */
const typed: TypedPapers = {
  registry: { readOn: '', part: 'UNIT', ownerIsLandlord: 'YES', entries: [] },
  seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: 0, countKnown: 0 },
  taxArrearsManwon: 0,
  dates: NO_DATES,
}

test('R-ANSWER-03: the stake is what the sale of the papers leaves missing where nothing stands before the deposit', () => {
  const amount = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(amount, amount, fc.constantFrom(1, 0.9, 0.8, 0.7), (midManwon, depositManwon, share) => {
      const [stake] = shortfallsOfTheFirst([share], { midManwon }, depositManwon)
      const own = { home: ALONE, depositManwon, typed }
      const context = { ...own, table: [], smallLease: smallLease([], { ...own, asOf: '' }), openWages: false }
      const priceManwon = Math.round((midManwon * Math.round(share * 10)) / 10)
      for (const { leftManwon } of possibleSettlements(context, priceManwon - costsOf(priceManwon)).settled)
        assert.deepEqual(stake, { share, shortfallManwon: depositManwon - leftManwon })
    }),
    runs(200),
  )
})
