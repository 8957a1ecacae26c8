import { claimsAhead } from '../claims/claims-ahead.ts'
import type { HomeValue, PaperHome, TypedPapers } from '../papers-input.ts'
import { NO_DATES } from '../papers-input.ts'
import { bandAt, type RecoveryBand } from './recovery-bands.ts'
import { smallLease } from './small-lease.ts'

/** A registry without entries, no unpaid tax and no other tenant: whoever is alone is paid first. */
const NOTHING_AHEAD: TypedPapers = {
  registry: { readOn: '', part: 'UNIT', ownerIsLandlord: 'YES', entries: [] },
  seniorTenants: { state: 'KNOWN', depositsManwon: [], sumManwon: 0, countKnown: 0 },
  taxArrearsManwon: 0,
  dates: NO_DATES,
}
const ALONE: PaperHome = { legalDistrictCode: '', propertyType: 'UNKNOWN', householdCount: 1, isShared: false }
const CLAIMS = claimsAhead(ALONE, NOTHING_AHEAD)

/** The band of the papers for a sale at a share of the value where nothing at all stands before the deposit. */
export function recoveryOfTheFirst(
  share: number,
  { midManwon }: Pick<HomeValue, 'midManwon'>,
  depositManwon: number,
): RecoveryBand {
  const tenths = Math.round(share * 10)
  return bandAt(share, Math.round((midManwon * tenths) / 10), {
    home: ALONE,
    depositManwon,
    typed: NOTHING_AHEAD,
    claims: CLAIMS,
    table: [],
    smallLease: smallLease([], { home: ALONE, depositManwon, typed: NOTHING_AHEAD, asOf: '' }),
  })
}
