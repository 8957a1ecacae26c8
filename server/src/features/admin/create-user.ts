import type { AdminUserCreateRequest, AdminUserResponse } from '@lease-risk/contract/admin-users'
import { AppError } from '../../platform/http/errors.ts'
import { accountProblems, createUser, defaultDepartmentOf } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { type ChangeOutcome, changeUser } from './change-user.ts'
import { confirmed } from './confirmed.ts'
import type { AdminServices } from './services.ts'

/**
 * Registers an account with a role that holds no more than the operator does. A new administrator begins as a plain
 * user whose role waits for a second administrator.
 * @throws AppError 400 for a weak password or a nickname that is not allowed, 403 as `changeUser`, 409 when the
 * username is taken.
 */
export const createManagedUser = audited<AdminServices, OperatorContext, AdminUserCreateRequest, ChangeOutcome>(
  {
    actionType: 'USER_CREATE',
    targetType: 'USER',
    summary: ({ username, roleName, departmentCode }) => ({ username, roleName, departmentCode }),
    precondition: confirmed,
  },
  async (transaction, given, { services, context, now }) => {
    const { password, roleName, departmentCode = defaultDepartmentOf(roleName), ...who } = given
    const role = { roleName: 'ROLE_USER', departmentCode: defaultDepartmentOf('ROLE_USER') } as const
    const errors = await accountProblems(services.passwords, given, roleName)
    if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
    const passwordHash = await services.passwords.hash(password)
    const { userId } = await createUser(transaction, { ...who, ...role, passwordHash }, now)
    const { result, changedFields: roleFields = [] } = await changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: { kind: 'ROLE', roleName, departmentCode },
      now,
    })
    return { result, targetId: userId, changedFields: [...namesOf(result.user), ...roleFields] }
  },
)

function namesOf({ username, nickname }: AdminUserResponse) {
  return changedFields({}, { username, nickname })
}
