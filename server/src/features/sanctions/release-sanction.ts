import type {
  CommunityPolicySanctionReleaseRequest,
  CommunityPolicySanctionResponse,
} from '@lease-risk/contract/community-moderation'
import { AppError } from '../../platform/http/errors.ts'
import { confirmPassword } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { lockInForce } from './lock-in-force.ts'
import { presentSanction } from './present-sanction.ts'
import { recordSanctionEvent } from './record-sanction-event.ts'
import { markReleased } from './sanctions.ts'
import type { SanctionServices } from './services.ts'

type Input = CommunityPolicySanctionReleaseRequest & { sanctionId: number }

/** Ends a sanction before its time. @throws AppError 404, 409 when it is over, 403 for whom it restricts (R-BOARD-22), 401 when the operator's password is wrong. */
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
    const before = await lockInForce(transaction, sanctionId, now)
    if (before.userId === context.actor.userId) throw new AppError('COMMUNITY_403_OWN_SANCTION')
    const after = await markReleased(transaction, { sanctionId, reason, now })
    await recordSanctionEvent(transaction, 'SANCTION_RELEASED', after, now, {
      actorUserId: context.actor.userId,
      detail: reason,
    })
    const result = await presentSanction(transaction, after, now)
    return { result, changedFields: changedFields({ status: before.status }, { status: after.status }) }
  },
)
