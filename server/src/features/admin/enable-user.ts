import { audited, type OperatorContext } from '../audit/face.ts'
import { type ChangeOutcome, changeUser } from './change-user.ts'
import type { AdminServices } from './services.ts'

/** Reverses a withdrawal; sessions from before it stay ended. @throws AppError as `changeUser`. */
export const enableUser = audited<AdminServices, OperatorContext, { userId: number }, ChangeOutcome>(
  {
    actionType: 'USER_ENABLE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
  },
  (transaction, { userId }, { context, now }) =>
    changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: { kind: 'ENABLED', enabled: true },
      now,
    }),
)
