import { FINDINGS } from './findings.ts'
import { HOME_CRITERIA } from './home.ts'
import { KNOWN_VALUE } from './known-value.ts'
import { LAND_LEDGER_WORDS } from './land-ledger.ts'
import { LEASE_CRITERIA } from './leases.ts'
import { PRICE_CRITERIA } from './price.ts'
import { SAMPLES } from './samples.ts'
import { TOTALS } from './totals.ts'

export const ASSESSMENT = {
  ...SAMPLES,
  ...HOME_CRITERIA,
  ...PRICE_CRITERIA,
  ...LEASE_CRITERIA,
  ...KNOWN_VALUE,
  ...LAND_LEDGER_WORDS,
  ...FINDINGS,
  ...TOTALS,
}
