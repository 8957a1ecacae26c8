import { message } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** The missing field of these criteria if a single deposit of a shared house is not meaningful by itself. */
export const OTHER_DEPOSITS_FIELD = 'seniorTenantDeposits'

/** Whether other families' deposits may be paid from the same value. Without a deposit nothing is at stake. */
export function sharesValue({ property, terms }: LeaseFacts): boolean {
  return terms.depositManwon > 0 && isSharedHouse(property)
}

/**
 * A house shared by several families is one property. The other families' deposits are paid from the same value, so one
 * deposit's share is only the minimum at stake. A high share is meaningful, a low one is not.
 */
export function otherDepositsUnknown(): Finding {
  return finding('OTHER_DEPOSITS_UNKNOWN', 'GAP', {
    headline: message('HEADLINE_OTHER_DEPOSITS', { households: null }),
    sentence: message('OTHER_DEPOSITS_UNKNOWN'),
    missing: [
      {
        field: OTHER_DEPOSITS_FIELD,
        reason: message('SENIOR_DEPOSITS_NOT_PUBLISHED'),
        requiredAction: checkOf('SENIOR_TENANT_DEPOSITS').action,
        checkId: 'SENIOR_TENANT_DEPOSITS',
      },
    ],
  })
}
