import { CONTRACT_CHECKS } from './contract.ts'
import { FIELD_CHECKS } from './field-checks.ts'
import { PRICE_CHECKS } from './price.ts'
import { REGISTER_CHECKS } from './register.ts'
import { RIGHTS_CHECKS } from './rights.ts'

export const CHECKS = {
  ...CONTRACT_CHECKS,
  ...PRICE_CHECKS,
  ...REGISTER_CHECKS,
  ...RIGHTS_CHECKS,
  ...FIELD_CHECKS,
}
