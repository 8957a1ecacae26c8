import type { OperatorContext } from './action-context.ts'
import { type AuditServices, audited } from './audited.ts'

/** As many ids as a page has unless more are asked for; of a longer page their number alone says the rest. */
const MOST_IDS = 20

/**
 * Keeps in the sealed log that an operator saw a list of people or of what they entered (R-ADMIN-16): how many, and which. What
 * was searched for is not kept, since it may be an address.
 */
export function keepListing(
  actionType: 'USER_LIST' | 'DIAGNOSIS_LIST',
  targetType: 'USER' | 'DIAGNOSIS',
): (services: AuditServices, context: OperatorContext, ids: readonly number[]) => Promise<void> {
  return audited<AuditServices, OperatorContext, readonly number[], void>(
    {
      actionType,
      targetType,
      summary: (ids) => ({ count: ids.length, ids: ids.slice(0, MOST_IDS).join(' ') }),
    },
    async () => ({ result: undefined }),
  )
}
