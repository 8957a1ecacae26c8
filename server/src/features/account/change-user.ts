import type { DepartmentCode, PagePermission, RoleName, UserPermissions } from '@lease-risk/contract/account'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

const lock = statement<{ user_id: number }, { userId: number }>({
  name: 'lock-user',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where user_id = :userId for no key update',
})
const writeEnabled = statement<never, { userId: number; enabled: boolean }>({
  name: 'write-user-enabled',
  columns: {},
  text: 'update users set enabled = :enabled where user_id = :userId',
})
const writeRole = statement<never, { userId: number; roleName: RoleName; departmentCode: DepartmentCode }>({
  name: 'write-user-role',
  columns: {},
  text: 'update users set role_name = :roleName, department_code = :departmentCode where user_id = :userId',
})
const writePermissions = statement<never, UserPermissions & { userId: number }>({
  name: 'write-user-permissions',
  columns: {},
  text: `update user_permissions set
     can_create_post = :canCreatePost, can_update_post = :canUpdatePost, can_delete_post = :canDeletePost,
     can_create_comment = :canCreateComment, can_update_comment = :canUpdateComment,
     can_delete_comment = :canDeleteComment, can_access_all_pages = :canAccessAllPages,
     can_manage_users = :canManageUsers, can_manage_community = :canManageCommunity
   where user_id = :userId`,
})
const clearPages = statement<never, { userId: number }>({
  name: 'clear-page-permissions',
  columns: {},
  text: 'delete from user_page_permissions where user_id = :userId',
})
const writePages = statement<never, { userId: number; pageKeys: string[]; allowed: boolean[] }>({
  name: 'write-page-permissions',
  columns: {},
  text: `insert into user_page_permissions (user_id, page_key, allowed)
   select :userId, page_key, allowed from unnest(:pageKeys::text[], :allowed::boolean[]) as pages (page_key, allowed)`,
})

/** Locks the user until the transaction ends. */
export async function lockUser(transaction: Queryable, userId: number): Promise<void> {
  await lock(transaction, { userId })
}

/** `false` withdraws the user. The user's running sessions are ended by `endSessions`. */
export async function setUserEnabled(transaction: Queryable, userId: number, enabled: boolean): Promise<void> {
  await writeEnabled(transaction, { userId, enabled })
}

export async function setUserRole(
  transaction: Queryable,
  userId: number,
  role: { roleName: RoleName; departmentCode: DepartmentCode },
): Promise<void> {
  await writeRole(transaction, { userId, ...role })
}

export async function setUserPermissions(
  transaction: Queryable,
  userId: number,
  permissions: UserPermissions,
): Promise<void> {
  await writePermissions(transaction, { ...permissions, userId })
}

/** Replaces all page settings of the user. If a page is named twice, the last setting counts. */
export async function replacePagePermissions(
  transaction: Queryable,
  userId: number,
  pages: PagePermission[],
): Promise<void> {
  const settings = new Map(pages.map(({ pageKey, allowed }) => [pageKey, allowed]))
  await clearPages(transaction, { userId })
  await writePages(transaction, { userId, pageKeys: [...settings.keys()], allowed: [...settings.values()] })
}
