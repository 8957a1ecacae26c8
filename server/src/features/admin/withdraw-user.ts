import { AppError } from '../../platform/http/errors.ts'
import { audited, type OperatorContext } from '../audit/face.ts'
import { type ChangeOutcome, changeUser } from './change-user.ts'
import type { AdminServices } from './services.ts'

/**
 * Disables an account and ends all its sessions; nothing is deleted. An account that is withdrawn already stays so.
 * @throws AppError as `changeUser`, and 409 for the operator's own account.
 */
export const withdrawUser = audited<AdminServices, OperatorContext, { userId: number }, ChangeOutcome>(
  {
    actionType: 'USER_WITHDRAW',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
  },
  async (transaction, { userId }, { context: { actor }, now }) => {
    if (userId === actor.userId) throw new AppError('USER_409_SELF_WITHDRAWAL')
    const change = { kind: 'ENABLED', enabled: false } as const
    return changeUser(transaction, { operatorId: actor.userId, userId, change, now })
  },
)
