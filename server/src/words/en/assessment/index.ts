import { BUILDING } from './building.ts'
import { BUILDING_USE } from './building-use.ts'
import { CRITERIA } from './criteria.ts'
import { DEPOSIT_LINES } from './deposit-lines.ts'
import { DEPOSIT_TO_VALUE } from './deposit-to-value.ts'
import { DESCRIPTION } from './description.ts'
import { ESTIMATE_EVIDENCE } from './estimate-evidence.ts'
import { ESTIMATES } from './estimates.ts'
import { FINDING_TITLES } from './finding-titles.ts'
import { FINDINGS } from './findings.ts'
import { HEADLINES } from './headlines.ts'
import { KNOWN_VALUE } from './known-value.ts'
import { LEASE_AMOUNT } from './lease-amount.ts'
import { LISTING } from './listing.ts'
import { MISSING_DEALS } from './missing-deals.ts'
import { MONTHLY_COST } from './monthly-cost.ts'
import { PROPERTY_IDENTITY } from './property-identity.ts'
import { PUBLIC_PRICE } from './public-price.ts'
import { SAME_TIME } from './same-time-deals.ts'
import { SAMPLES } from './samples.ts'
import { TOTALS } from './totals.ts'
import { UNIT } from './unit.ts'
import { USER_CONFIRMED } from './user-confirmed.ts'
import { WHAT_WOULD_CHANGE } from './what-would-change.ts'

export const ASSESSMENT = {
  ...BUILDING,
  ...BUILDING_USE,
  ...CRITERIA,
  ...DEPOSIT_LINES,
  ...DEPOSIT_TO_VALUE,
  ...DESCRIPTION,
  ...ESTIMATE_EVIDENCE,
  ...ESTIMATES,
  ...FINDING_TITLES,
  ...FINDINGS,
  ...HEADLINES,
  ...KNOWN_VALUE,
  ...LEASE_AMOUNT,
  ...LISTING,
  ...MISSING_DEALS,
  ...MONTHLY_COST,
  ...PROPERTY_IDENTITY,
  ...PUBLIC_PRICE,
  ...SAME_TIME,
  ...SAMPLES,
  ...TOTALS,
  ...UNIT,
  ...USER_CONFIRMED,
  ...WHAT_WOULD_CHANGE,
}
