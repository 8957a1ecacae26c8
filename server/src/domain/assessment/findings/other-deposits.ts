import { message } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { type Finding, finding } from './finding.ts'

/** What these criteria say is missing where one deposit of a shared house means nothing by itself. */
export const OTHER_DEPOSITS_FIELD = 'seniorTenantDeposits'

/**
 * A house shared by several families is one property: the other families' deposits come out of the same value, so one
 * deposit's share is only the least that is at stake. A high share means something, a low one nothing.
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
