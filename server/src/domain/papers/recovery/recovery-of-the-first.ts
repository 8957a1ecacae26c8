import type { HomeValue, PaperHome, TypedPapers } from '../papers-input.ts'
import { NO_DATES } from '../papers-input.ts'
import { costsOf, possibleSettlements, type Span, spanOf } from './recovery-bands.ts'
import { smallLease } from './small-lease.ts'

/** A registry without entries, no unpaid tax and no other tenant: whoever is alone is paid first. */
const NOTHING_AHEAD: TypedPapers = {
  registry: { readOn: '', part: 'UNIT', ownerIsLandlord: 'YES', entries: [] },
  seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: 0, countKnown: 0 },
  taxArrearsManwon: 0,
  dates: NO_DATES,
}
const ALONE: PaperHome = { legalDistrictCode: '', propertyType: 'UNKNOWN', householdCount: 1, isShared: false }

/** What is missing in the papers' sale at each share of the value where nothing at all stands before the deposit. Manwon. */
export function shortfallsOfTheFirst(
  shares: readonly number[],
  { midManwon }: Pick<HomeValue, 'midManwon'>,
  depositManwon: number,
): { share: number; shortfallManwon: Span }[] {
  const context = {
    home: ALONE,
    depositManwon,
    typed: NOTHING_AHEAD,
    table: [],
    smallLease: smallLease([], { home: ALONE, depositManwon, typed: NOTHING_AHEAD, asOf: '' }),
    openWages: false,
  }
  return shares.map((share) => {
    const priceManwon = Math.round((midManwon * Math.round(share * 10)) / 10)
    const possible = possibleSettlements(context, priceManwon - costsOf(priceManwon))
    return { share, shortfallManwon: spanOf(possible.map(({ leftManwon }) => depositManwon - leftManwon)) }
  })
}
