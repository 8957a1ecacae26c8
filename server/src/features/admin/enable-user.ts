import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { setUserEnabled } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { lockManagedUser, readManagedUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

/** Takes a withdrawal back; sessions from before it stay ended. @throws AppError 404. */
export const enableUser = audited<AdminServices, OperatorContext, { userId: number }, AdminUserResponse>(
  {
    actionType: 'USER_ENABLE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: () => ({}),
  },
  async (transaction, { userId }) => {
    const { enabled } = await lockManagedUser(transaction, userId)
    await setUserEnabled(transaction, userId, true)
    const result = await readManagedUser(transaction, userId)
    return { result, changedFields: changedFields({ enabled }, { enabled: true }) }
  },
)
