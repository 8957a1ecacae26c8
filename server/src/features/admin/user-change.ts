import type { DepartmentCode, PagePermission, RoleName, UserPermissions } from '@lease-risk/contract/account'
import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { ChangedField } from '@lease-risk/contract/audit-log'
import type { Queryable } from '../../platform/database/transaction.ts'
import {
  endSessions,
  type ManagedUserRow,
  permissionsOf,
  replacePagePermissions,
  resetPasskeysOf,
  setUserEnabled,
  setUserPermissions,
  setUserRole,
} from '../account/index.ts'
import { changedFields } from '../audit/index.ts'
import { presentUser } from './managed-users.ts'

/**
 * A change that an operator makes to a user. Permissions that are left out stay unchanged; pages replace all settings.
 * Stored in this form while it waits.
 */
export type UserChange =
  | { kind: 'ROLE'; roleName: RoleName; departmentCode: DepartmentCode }
  | { kind: 'PERMISSIONS'; permissions: Partial<UserPermissions>; pages: PagePermission[] | null }
  | { kind: 'ENABLED'; enabled: boolean }
  | { kind: 'PASSKEYS_RESET' }

/** The user as displayed once the change is made. */
export function userAfter(row: ManagedUserRow, change: UserChange): AdminUserResponse {
  if (change.kind === 'ROLE')
    return presentUser({ ...row, role_name: change.roleName, department_code: change.departmentCode })
  if (change.kind === 'ENABLED') return presentUser({ ...row, enabled: change.enabled })
  if (change.kind === 'PASSKEYS_RESET') return presentUser(row)
  const permissions = { ...permissionsOf(row), ...change.permissions }
  const page_settings = change.pages === null ? row.page_settings : settingsOf(change.pages)
  return presentUser({ ...row, page_settings }, permissions)
}

function settingsOf(pages: PagePermission[]): Record<string, boolean> {
  return Object.fromEntries(pages.map(({ pageKey, allowed }) => [pageKey, allowed]))
}

/** Applies the change; expects the user to be locked. A withdrawal and a reset of keys end every session. */
export async function applyChange(
  transaction: Queryable,
  row: ManagedUserRow,
  change: UserChange,
  now: Date,
): Promise<void> {
  const { user_id: userId } = row
  if (change.kind === 'ROLE') return setUserRole(transaction, userId, change)
  if (change.kind === 'PERMISSIONS') {
    await setUserPermissions(transaction, userId, { ...permissionsOf(row), ...change.permissions })
    if (change.pages !== null) await replacePagePermissions(transaction, userId, change.pages)
    return
  }
  if (change.kind === 'PASSKEYS_RESET') {
    await resetPasskeysOf(transaction, userId, now)
    return endSessions(transaction, userId, now)
  }
  await setUserEnabled(transaction, userId, change.enabled)
  if (!change.enabled) await endSessions(transaction, userId, now)
}

/** The members whose value the change alters. */
export function differences(change: UserChange, before: AdminUserResponse, after: AdminUserResponse): ChangedField[] {
  if (change.kind === 'PASSKEYS_RESET') return changedFields({ passkeys: 'REGISTERED' }, { passkeys: 'RESET' })
  return changedFields(valuesOf(change, before), valuesOf(change, after))
}

function valuesOf({ kind }: UserChange, user: AdminUserResponse): Record<string, string | boolean> {
  if (kind === 'ROLE') return { roleName: user.roleName, departmentCode: user.departmentCode }
  if (kind === 'ENABLED') return { enabled: user.enabled }
  return { ...user.permissions, ...pagesByName(user.pagePermissions) }
}

/** `page.map` and the like, as named in the audit log. */
export function pagesByName(pages: readonly PagePermission[]): Record<string, boolean> {
  return Object.fromEntries(pages.map(({ pageKey, allowed }) => [`page.${pageKey}`, allowed]))
}
