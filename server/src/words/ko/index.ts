import { BUILDING } from './building.ts'
import { BUILDING_USE } from './building-use.ts'
import { CONTRACT_CHECKS } from './checks-contract.ts'
import { PRICE_CHECKS } from './checks-price.ts'
import { REGISTER_CHECKS } from './checks-register.ts'
import { RIGHTS_CHECKS } from './checks-rights.ts'
import { COMMON } from './common.ts'
import { FINDING_TITLES } from './finding-titles.ts'
import { MISSING } from './missing.ts'
import { PROPERTY_IDENTITY } from './property-identity.ts'

/** Every message in Korean. Its codes and params are those of every other language. */
export const KO = {
  ...COMMON,
  ...BUILDING,
  ...FINDING_TITLES,
  ...BUILDING_USE,
  ...MISSING,
  ...PROPERTY_IDENTITY,
  ...REGISTER_CHECKS,
  ...RIGHTS_CHECKS,
  ...PRICE_CHECKS,
  ...CONTRACT_CHECKS,
}
