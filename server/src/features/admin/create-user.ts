import type { AdminUserCreateRequest, AdminUserResponse } from '@lease-risk/contract/admin-users'
import { createUser, defaultDepartmentOf, refuseGuessable } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { confirmed } from './confirmed.ts'
import { readManagedUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

/** Registers an account with any role. @throws AppError 400 when the password is guessed easily, 409 when the username is taken. */
export const createManagedUser = audited<AdminServices, OperatorContext, AdminUserCreateRequest, AdminUserResponse>(
  {
    actionType: 'USER_CREATE',
    targetType: 'USER',
    summary: ({ username, roleName, departmentCode }) => ({ username, roleName, departmentCode }),
    precondition: confirmed,
  },
  async (transaction, { password, departmentCode, ...given }, { services, now }) => {
    refuseGuessable('password', password, given.username)
    const { userId } = await createUser(
      transaction,
      {
        ...given,
        passwordHash: await services.passwords.hash(password),
        departmentCode: departmentCode ?? defaultDepartmentOf(given.roleName),
      },
      now,
    )
    const user = await readManagedUser(transaction, userId)
    const { username, nickname, roleName } = user
    return {
      result: user,
      targetId: userId,
      changedFields: changedFields({}, { username, nickname, roleName, departmentCode: user.departmentCode }),
    }
  },
)
