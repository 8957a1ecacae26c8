import type { HomeValue, PaperHome, TypedPapers } from '../papers-input.ts'
import { NO_DATES } from '../papers-input.ts'
import { costsOf, possibleSettlements, type Span } from './recovery-bands.ts'
import { smallLease } from './small-lease.ts'

/** A registry without entries, no unpaid tax and no other tenant: whoever is alone is paid first. */
const NOTHING_AHEAD: TypedPapers = {
  registry: { readOn: '', part: 'UNIT', ownerIsLandlord: 'YES', entries: [] },
  seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: 0, countKnown: 0 },
  taxArrearsManwon: 0,
  dates: NO_DATES,
}
const ALONE: PaperHome = { legalDistrictCode: '', propertyType: 'UNKNOWN', householdCount: 1, isShared: false }

/** What is missing in the papers' sale at a share of the value where nothing at all stands before the deposit. Manwon. */
export function shortfallOfTheFirst(
  share: number,
  { midManwon }: Pick<HomeValue, 'midManwon'>,
  depositManwon: number,
): Span {
  const tenths = Math.round(share * 10)
  const priceManwon = Math.round((midManwon * tenths) / 10)
  const context = {
    home: ALONE,
    depositManwon,
    typed: NOTHING_AHEAD,
    table: [],
    smallLease: smallLease([], { home: ALONE, depositManwon, typed: NOTHING_AHEAD, asOf: '' }),
    openWages: false,
  }
  const missing = possibleSettlements(context, priceManwon - costsOf(priceManwon)).map(
    ({ leftManwon }) => depositManwon - leftManwon,
  )
  return { low: Math.min(...missing), high: Math.max(...missing) }
}
