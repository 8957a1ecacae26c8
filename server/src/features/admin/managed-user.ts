import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import {
  effectiveAuthorities,
  effectivePagePermissions,
  findManagedUser,
  lockUser,
  type ManagedUserRow,
  permissionsOf,
} from '../account/face.ts'

/** @throws AppError 404 when there is no such user. */
export async function readManagedUser(database: Queryable, userId: number): Promise<AdminUserResponse> {
  return presentUser(await readRow(database, userId))
}

/** The user, locked until the transaction ends. @throws AppError 404 when there is no such user. */
export async function lockManagedRow(transaction: Queryable, userId: number): Promise<ManagedUserRow> {
  await lockUser(transaction, userId)
  return readRow(transaction, userId)
}

async function readRow(database: Queryable, userId: number): Promise<ManagedUserRow> {
  const row = await findManagedUser(database, userId)
  if (row === undefined) throw new AppError('USER_404_NOT_FOUND')
  return row
}

export function presentUser(row: ManagedUserRow, permissions = permissionsOf(row)): AdminUserResponse {
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
