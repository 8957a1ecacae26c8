import type { CommunityPolicyRestoreResultResponse } from '@lease-risk/contract/community-moderation'
import type { Queryable } from '../../platform/database/transaction.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import type { OperatorServices } from '../account/index.ts'
import { type ActionContext, audited } from '../audit/index.ts'
import { closeAppealsOf } from './appeals.ts'
import { recordSanctionEvent } from './record-sanction-event.ts'
import { markExpired } from './sanctions.ts'

const AT_ONCE = 100

/** Lets an operator run the expiry job manually. */
export const restoreExpired = audited<
  OperatorServices,
  ActionContext,
  { limit: number },
  CommunityPolicyRestoreResultResponse
>(
  {
    actionType: 'COMMUNITY_SANCTION_RESTORE_EXPIRED',
    targetType: 'COMMUNITY_SANCTION',
    summary: ({ limit }) => ({ limit }),
  },
  async (transaction, { limit }, { now }) => ({ result: { processedCount: await expireDue(transaction, limit, now) } }),
)

/**
 * Every ten minutes. An expired sanction blocks nobody even before this runs; the job records the expiry and notifies
 * the user.
 */
export function expiryJob({ pool, clock }: Pick<OperatorServices, 'pool' | 'clock'>): Job {
  return {
    name: 'expire-sanctions',
    schedule: '*/10 * * * *',
    async run(_payload, signal) {
      const expireSome = () => inTransaction(pool, (transaction) => expireDue(transaction, AT_ONCE, clock.now()))
      while ((await expireSome()) === AT_ONCE) signal.throwIfAborted()
    },
  }
}

async function expireDue(transaction: Queryable, limit: number, now: Date): Promise<number> {
  const expired = await markExpired(transaction, { now, limit })
  const ids = expired.map(({ sanctionId }) => sanctionId)
  await closeAppealsOf(transaction, ids, now)
  for (const sanction of expired) await recordSanctionEvent(transaction, 'SANCTION_EXPIRED', sanction, now)
  return expired.length
}
