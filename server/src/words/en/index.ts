import type { KO } from '../ko/index.ts'
import { BUILDING } from './building.ts'
import { BUILDING_USE } from './building-use.ts'
import { CONTRACT_CHECKS } from './checks-contract.ts'
import { PRICE_CHECKS } from './checks-price.ts'
import { REGISTER_CHECKS } from './checks-register.ts'
import { RIGHTS_CHECKS } from './checks-rights.ts'
import { COMMON } from './common.ts'
import { DECISION } from './decision.ts'
import { ESTIMATES } from './estimates.ts'
import { FINDING_TITLES } from './finding-titles.ts'
import { FINDINGS } from './findings.ts'
import { MISSING } from './missing.ts'
import { MISSING_DEALS } from './missing-deals.ts'
import { MONTHLY_COST } from './monthly-cost.ts'
import { PROPERTY_IDENTITY } from './property-identity.ts'
import { PUBLIC_PRICE } from './public-price.ts'
import { PURPOSES } from './purposes.ts'
import { REGISTRY_SOURCE } from './registry-source.ts'
import { REVIEW } from './review.ts'
import { RISK_CARDS } from './risk-cards.ts'
import { TOTALS } from './totals.ts'
import { UNIT } from './unit.ts'
import { WHAT_WOULD_CHANGE } from './what-would-change.ts'

/** Every message in English. */
export const EN = {
  ...COMMON,
  ...REGISTRY_SOURCE,
  ...WHAT_WOULD_CHANGE,
  ...TOTALS,
  ...RISK_CARDS,
  ...REVIEW,
  ...DECISION,
  ...BUILDING,
  ...FINDING_TITLES,
  ...BUILDING_USE,
  ...MISSING,
  ...MISSING_DEALS,
  ...MONTHLY_COST,
  ...PROPERTY_IDENTITY,
  ...REGISTER_CHECKS,
  ...RIGHTS_CHECKS,
  ...PRICE_CHECKS,
  ...CONTRACT_CHECKS,
  ...ESTIMATES,
  ...FINDINGS,
  ...UNIT,
  ...PUBLIC_PRICE,
  ...PURPOSES,
} satisfies typeof KO
