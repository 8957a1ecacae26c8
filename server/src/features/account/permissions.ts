import type { UserPermissions } from '@lease-risk/contract/account'

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
