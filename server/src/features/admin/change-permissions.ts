import type { PagePermission } from '@lease-risk/contract/account'
import type { AdminUserPermissionUpdateRequest, AdminUserResponse } from '@lease-risk/contract/admin-users'
import { replacePagePermissions, setUserPermissions } from '../account/face.ts'
import { audited, changedFields, type OperatorContext } from '../audit/face.ts'
import { confirmed } from './confirmed.ts'
import { keepAUserManager } from './keep-a-user-manager.ts'
import { lockManagedUser, readManagedUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

type Input = AdminUserPermissionUpdateRequest & { userId: number }

/** Sets what one user may do and see, whatever the role. @throws AppError 404, 409 when it would leave nobody to manage users. */
export const changePermissions = audited<AdminServices, OperatorContext, Input, AdminUserResponse>(
  {
    actionType: 'USER_PERMISSION_UPDATE',
    targetType: 'USER',
    targetId: ({ userId }) => userId,
    summary: (input) => ({ ...flagsOf(input), ...pagesByName(input.pagePermissions ?? []) }),
    precondition: confirmed,
  },
  (transaction, { userId, ...wanted }, { context }) =>
    keepAUserManager(transaction, context.actor.userId, async () => {
      const before = await lockManagedUser(transaction, userId)
      const flags = { ...before.permissions, ...withoutUndefined(flagsOf(wanted)) }
      await setUserPermissions(transaction, userId, flags)
      if (wanted.pagePermissions !== undefined)
        await replacePagePermissions(transaction, userId, wanted.pagePermissions)
      const after = await readManagedUser(transaction, userId)
      return { result: after, changedFields: changedFields(permissionsByName(before), permissionsByName(after)) }
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

function pagesByName(pages: PagePermission[]): Record<string, boolean> {
  return Object.fromEntries(pages.map(({ pageKey, allowed }) => [`page.${pageKey}`, allowed]))
}

function permissionsByName({ permissions, pagePermissions }: AdminUserResponse): Record<string, boolean> {
  return { ...permissions, ...pagesByName(pagePermissions) }
}
