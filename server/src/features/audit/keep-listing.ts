import type { OperatorContext } from './action-context.ts'
import { type AuditServices, audited } from './audited.ts'

/** The number of ids recorded: one page, unless more are requested; of a longer page, only the total shows the rest. */
const MOST_IDS = 20

/**
 * Records in the sealed log that an operator saw a list of people or of their input (R-ADMIN-16): how many, and which.
 * The search text is not recorded, since it may be an address.
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
