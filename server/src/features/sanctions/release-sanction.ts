import type {
  CommunityPolicySanctionReleaseRequest,
  CommunityPolicySanctionResponse,
} from '@lease-risk/contract/community-moderation'
import { confirmPassword } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { closeAppealsOf } from './appeals.ts'
import { lockToChange } from './lock-to-change.ts'
import { presentSanction } from './present-sanction.ts'
import { recordSanctionEvent } from './record-sanction-event.ts'
import { markReleased } from './sanctions.ts'
import type { SanctionServices } from './services.ts'

type Input = CommunityPolicySanctionReleaseRequest & { sanctionId: number }

/**
 * Ends a sanction early. @throws AppError 404, 409 when it is over, 403 for the operator whom it restricts
 * (R-BOARD-22), 401 when the operator's password is wrong.
 */
export const releaseSanction = audited<SanctionServices, OperatorContext, Input, CommunityPolicySanctionResponse>(
  {
    actionType: 'COMMUNITY_SANCTION_RELEASE',
    targetType: 'COMMUNITY_SANCTION',
    targetId: ({ sanctionId }) => sanctionId,
    summary: ({ reason }) => ({ reason }),
    precondition: (services, { actor }, { confirmationPassword }) =>
      confirmPassword(services, actor.userId, confirmationPassword),
  },
  async (transaction, { sanctionId, reason }, { context, now }) => {
    const actorUserId = context.actor.userId
    const before = await lockToChange(transaction, sanctionId, { actorUserId, now })
    const after = await markReleased(transaction, { sanctionId, reason, now })
    await closeAppealsOf(transaction, [sanctionId], now)
    await recordSanctionEvent(transaction, 'SANCTION_RELEASED', after, now, { actorUserId, detail: reason })
    const result = await presentSanction(transaction, after, now)
    return { result, changedFields: changedFields({ status: before.status }, { status: after.status }) }
  },
)
