import type { AdminUserRoleUpdateRequest } from '@lease-risk/contract/admin-users'
import { defaultDepartmentOf } from '../account/face.ts'
import { audited, type OperatorContext } from '../audit/face.ts'
import { type ChangeOutcome, changeUser } from './change-user.ts'
import { confirmed } from './confirmed.ts'
import type { AdminServices } from './services.ts'

type Input = AdminUserRoleUpdateRequest & { userId: number }

/** Gives a user another role, which takes effect from their next request on. @throws AppError as `changeUser`. */
export const changeRole = audited<AdminServices, OperatorContext, Input, ChangeOutcome>(
  {
    actionType: 'USER_ROLE_UPDATE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: ({ roleName, departmentCode }) => ({ roleName, departmentCode }),
    precondition: confirmed,
  },
  (transaction, { userId, roleName, departmentCode = defaultDepartmentOf(roleName) }, { context, now }) =>
    changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: { kind: 'ROLE', roleName, departmentCode },
      now,
    }),
)
