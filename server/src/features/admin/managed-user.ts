import type { DepartmentCode, RoleName } from '@lease-risk/contract/account'
import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { seoulDateTime } from '../../domain/calendar.ts'
import { AppError } from '../../platform/http/errors.ts'
import { namedQuery } from '../../platform/named-query.ts'
import type { Queryable } from '../../platform/transaction.ts'
import {
  effectiveAuthorities,
  effectivePagePermissions,
  PERMISSION_COLUMNS,
  type PermissionColumns,
  permissionsOf,
} from '../account/index.ts'

export type ManagedUserRow = PermissionColumns & {
  user_id: number
  username: string
  nickname: string
  email: string | null
  role_name: RoleName
  department_code: DepartmentCode
  enabled: boolean
  created_at: Date
  password_changed_at: Date
  /** By page key; `null` without any. */
  page_settings: Record<string, boolean> | null
}

/** For a select list over `users join user_permissions`. */
export const MANAGED_USER_COLUMNS = `
  users.user_id, username, nickname, email, role_name, department_code, enabled, created_at, password_changed_at,
  ${PERMISSION_COLUMNS},
  (select json_object_agg(page_key, allowed) from user_page_permissions as pages where pages.user_id = users.user_id)
    as page_settings`

const readUser = namedQuery<ManagedUserRow, [userId: number]>(
  'admin-read-user',
  `select ${MANAGED_USER_COLUMNS} from users join user_permissions using (user_id) where users.user_id = $1`,
)
const lockUser = namedQuery<never, [userId: number]>(
  'admin-lock-user',
  'select from users where user_id = $1 for no key update',
)

/** @throws AppError 404 when there is no such user. */
export async function readManagedUser(database: Queryable, userId: number): Promise<AdminUserResponse> {
  const [row] = await readUser(database, userId)
  if (row === undefined) throw new AppError('USER_404_NOT_FOUND')
  return presentUser(row)
}

/** The user as he is now and stays until the transaction ends. @throws AppError 404 when there is no such user. */
export async function lockManagedUser(transaction: Queryable, userId: number): Promise<AdminUserResponse> {
  await lockUser(transaction, userId)
  return readManagedUser(transaction, userId)
}

export function presentUser(row: ManagedUserRow): AdminUserResponse {
  const permissions = permissionsOf(row)
  return {
    userId: row.user_id,
    username: row.username,
    nickname: row.nickname,
    email: row.email,
    roleName: row.role_name,
    departmentCode: row.department_code,
    enabled: row.enabled,
    authorities: effectiveAuthorities(row.role_name, permissions),
    permissions,
    pagePermissions: effectivePagePermissions(row.role_name, permissions.canAccessAllPages, row.page_settings ?? {}),
    createdAt: seoulDateTime(row.created_at),
    passwordChangedAt: seoulDateTime(row.password_changed_at),
  }
}
