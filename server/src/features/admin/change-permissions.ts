import type { AdminUserPermissionUpdateRequest } from '@lease-risk/contract/admin-users'
import { audited, type OperatorContext } from '../audit/face.ts'
import { type ChangeOutcome, changeUser } from './change-user.ts'
import { confirmed } from './confirmed.ts'
import type { AdminServices } from './services.ts'
import { pagesByName } from './user-change.ts'

type Input = AdminUserPermissionUpdateRequest & { userId: number }

/** Sets a user's permissions and pages, whatever the role. @throws AppError as `changeUser`. */
export const changePermissions = audited<AdminServices, OperatorContext, Input, ChangeOutcome>(
  {
    actionType: 'USER_PERMISSION_UPDATE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: (input) => ({ ...flagsOf(input), ...pagesByName(input.pagePermissions ?? []) }),
    precondition: confirmed,
  },
  (transaction, { userId, ...wanted }, { context, now }) =>
    changeUser(transaction, {
      operatorId: context.actor.userId,
      userId,
      change: {
        kind: 'PERMISSIONS',
        permissions: withoutUndefined(flagsOf(wanted)),
        pages: wanted.pagePermissions ?? null,
      },
      now,
    }),
)

function flagsOf(input: Omit<AdminUserPermissionUpdateRequest, 'confirmationPassword'>) {
  const { canCreatePost, canUpdatePost, canDeletePost, canCreateComment, canUpdateComment, canDeleteComment } = input
  const { canAccessAllPages, canManageUsers, canManageCommunity } = input
  const posts = { canCreatePost, canUpdatePost, canDeletePost }
  const comments = { canCreateComment, canUpdateComment, canDeleteComment }
  return { ...posts, ...comments, canAccessAllPages, canManageUsers, canManageCommunity }
}

function withoutUndefined<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never
}
