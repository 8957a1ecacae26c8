import type { Check, CheckId } from './check.ts'
import { CONTRACT_CHECKS } from './contract-checks.ts'
import { PRICE_CHECKS } from './price-checks.ts'
import { REGISTER_CHECKS } from './register-checks.ts'
import { RIGHTS_CHECKS } from './rights-checks.ts'

/** Every check and paper, defined only here; their texts are in `words/ko/checks-*.ts` and next to it. */
export const CHECKS: readonly Check[] = [...REGISTER_CHECKS, ...RIGHTS_CHECKS, ...PRICE_CHECKS, ...CONTRACT_CHECKS]

const BY_ID = new Map(CHECKS.map((check) => [check.id, check]))

export function checkOf(id: CheckId): Check {
  const check = BY_ID.get(id)
  if (check === undefined) throw new RangeError(`no check ${id}`)
  return check
}
