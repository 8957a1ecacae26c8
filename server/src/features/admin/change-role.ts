import type { AdminUserResponse, AdminUserRoleUpdateRequest } from '@lease-risk/contract/admin-users'
import { defaultDepartmentOf, setUserRole } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { confirmed } from './confirmed.ts'
import { keepAUserManager } from './keep-a-user-manager.ts'
import { lockManagedUser, readManagedUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

type Input = AdminUserRoleUpdateRequest & { userId: number }

/** Gives a user another role, which counts from their next request on. @throws AppError 404, 409 for the last administrator. */
export const changeRole = audited<AdminServices, OperatorContext, Input, AdminUserResponse>(
  {
    actionType: 'USER_ROLE_UPDATE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: ({ roleName, departmentCode }) => ({ roleName, departmentCode }),
    precondition: confirmed,
  },
  (transaction, { userId, roleName, departmentCode = defaultDepartmentOf(roleName) }, { context }) =>
    keepAUserManager(transaction, context.actor.userId, async () => {
      const before = await lockManagedUser(transaction, userId)
      await setUserRole(transaction, userId, { roleName, departmentCode })
      const changed = changedFields(roleOf(before), { roleName, departmentCode })
      return { result: await readManagedUser(transaction, userId), changedFields: changed }
    }),
)

function roleOf({ roleName, departmentCode }: AdminUserResponse) {
  return { roleName, departmentCode }
}
