import type { UserPermissions } from '@lease-risk/contract/account'

/** The columns of `user_permissions` beside the user's id. */
export type PermissionColumns = {
  can_create_post: boolean
  can_update_post: boolean
  can_delete_post: boolean
  can_create_comment: boolean
  can_update_comment: boolean
  can_delete_comment: boolean
  can_access_all_pages: boolean
  can_manage_users: boolean
  can_manage_community: boolean
}

/** For a select list. */
export const PERMISSION_COLUMNS = `can_create_post, can_update_post, can_delete_post, can_create_comment, can_update_comment,
  can_delete_comment, can_access_all_pages, can_manage_users, can_manage_community`

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
