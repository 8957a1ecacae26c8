import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { AppError } from '../../platform/http/errors.ts'
import { endSessions, setUserEnabled } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { keepAUserManager } from './keep-a-user-manager.ts'
import { lockManagedUser, readManagedUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

/**
 * Ends an account and every session of it; nothing of it is deleted. A user who is withdrawn already stays so.
 * @throws AppError 404, 409 for the operator himself and for the last administrator.
 */
export const withdrawUser = audited<AdminServices, OperatorContext, { userId: number }, AdminUserResponse>(
  {
    actionType: 'USER_WITHDRAW',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
  },
  async (transaction, { userId }, { context: { actor }, now }) => {
    if (userId === actor.userId) throw new AppError('USER_409_SELF_WITHDRAWAL')
    return keepAUserManager(transaction, actor.userId, async () => {
      const { enabled } = await lockManagedUser(transaction, userId)
      await setUserEnabled(transaction, userId, false)
      await endSessions(transaction, userId, now)
      const result = await readManagedUser(transaction, userId)
      return { result, changedFields: changedFields({ enabled }, { enabled: false }) }
    })
  },
)
