import type { PagePermission } from '@lease-risk/contract/account'
import type { AdminUserPermissionUpdateRequest, AdminUserResponse } from '@lease-risk/contract/admin-users'
import { namedQuery } from '../../platform/named-query.ts'
import { audited, changedFields, type OperatorContext } from '../audit/index.ts'
import { confirmed } from './confirmed.ts'
import { keepAUserManager } from './keep-a-user-manager.ts'
import { lockManagedUser, readManagedUser } from './managed-user.ts'
import type { AdminServices } from './services.ts'

type Input = AdminUserPermissionUpdateRequest & { userId: number }

const writePermissions = namedQuery<never, [userId: number, ...flags: boolean[]]>(
  'admin-write-permissions',
  `update user_permissions set
     can_create_post = $2, can_update_post = $3, can_delete_post = $4, can_create_comment = $5, can_update_comment = $6,
     can_delete_comment = $7, can_access_all_pages = $8, can_manage_users = $9, can_manage_community = $10
   where user_id = $1`,
)
const clearPages = namedQuery<never, [userId: number]>(
  'admin-clear-page-permissions',
  'delete from user_page_permissions where user_id = $1',
)
const writePages = namedQuery<never, [userId: number, pageKeys: string[], allowed: boolean[]]>(
  'admin-write-page-permissions',
  `insert into user_page_permissions (user_id, page_key, allowed)
   select $1, page_key, allowed from unnest($2::text[], $3::boolean[]) as pages (page_key, allowed)`,
)

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
      await writePermissions(
        transaction,
        userId,
        flags.canCreatePost,
        flags.canUpdatePost,
        flags.canDeletePost,
        flags.canCreateComment,
        flags.canUpdateComment,
        flags.canDeleteComment,
        flags.canAccessAllPages,
        flags.canManageUsers,
        flags.canManageCommunity,
      )
      if (wanted.pagePermissions !== undefined) await replacePages(transaction, userId, wanted.pagePermissions)
      const after = await readManagedUser(transaction, userId)
      return { result: after, changedFields: changedFields(permissionsByName(before), permissionsByName(after)) }
    }),
)

async function replacePages(transaction: Parameters<typeof clearPages>[0], userId: number, pages: PagePermission[]) {
  // A page named twice counts as it was named last.
  const settings = new Map(pages.map(({ pageKey, allowed }) => [pageKey, allowed]))
  await clearPages(transaction, userId)
  await writePages(transaction, userId, [...settings.keys()], [...settings.values()])
}

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
