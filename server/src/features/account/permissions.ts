import { PAGE_KEYS, type PagePermission, type RoleName, type UserPermissions } from '@lease-risk/contract/account'
import { isOperator } from './roles.ts'

/** The columns of `user_permissions` other than the user's id. */
export const PERMISSION_COLUMNS = {
  can_create_post: 'bool',
  can_update_post: 'bool',
  can_delete_post: 'bool',
  can_create_comment: 'bool',
  can_update_comment: 'bool',
  can_delete_comment: 'bool',
  can_access_all_pages: 'bool',
  can_manage_users: 'bool',
  can_manage_community: 'bool',
} as const
export type PermissionColumns = Record<keyof typeof PERMISSION_COLUMNS, boolean>

export function permissionsOf(row: PermissionColumns): UserPermissions {
  return {
    canCreatePost: row.can_create_post,
    canUpdatePost: row.can_update_post,
    canDeletePost: row.can_delete_post,
    canCreateComment: row.can_create_comment,
    canUpdateComment: row.can_update_comment,
    canDeleteComment: row.can_delete_comment,
    canAccessAllPages: row.can_access_all_pages,
    canManageUsers: row.can_manage_users,
    canManageCommunity: row.can_manage_community,
  }
}

/**
 * A user's effective page permissions (R-ACCT-15): a page without a setting is allowed, `canAccessAllPages` overrides
 * the settings, and `admin` is always restricted to operators.
 */
export function effectivePagePermissions(
  roleName: RoleName,
  canAccessAllPages: boolean,
  settings: Readonly<Record<string, boolean>>,
): PagePermission[] {
  return PAGE_KEYS.map((pageKey) => ({
    pageKey,
    allowed: (pageKey !== 'admin' || isOperator(roleName)) && (canAccessAllPages || (settings[pageKey] ?? true)),
  }))
}
