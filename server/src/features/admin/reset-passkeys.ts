import { AppError } from '../../platform/http/errors.ts'
import { audited, type OperatorContext } from '../audit/face.ts'
import { type ChangeOutcome, changeUser } from './change-user.ts'
import { confirmed } from './confirmed.ts'
import type { AdminServices } from './services.ts'

type Input = { userId: number; confirmationPassword: string }

/**
 * Removes all keys and recovery codes of a user who has lost them, and ends the user's sessions.
 * @throws AppError as `changeUser`; 403 for the operator's own keys.
 */
export const resetPasskeys = audited<AdminServices, OperatorContext, Input, ChangeOutcome>(
  {
    actionType: 'PASSKEYS_RESET',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
    precondition: confirmed,
  },
  (transaction, { userId }, { context, now }) => {
    const operatorId = context.actor.userId
    if (userId === operatorId) throw new AppError('PASSKEY_403_OWN_RESET')
    return changeUser(transaction, { operatorId, userId, change: { kind: 'PASSKEYS_RESET' }, now })
  },
)
