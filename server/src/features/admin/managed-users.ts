import type { AdminUserQuery, AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { Page } from '@lease-risk/contract/common'
import type { ReadPurpose, RevealRequest } from '@lease-risk/contract/personal-reads'
import { seoulDateTime } from '../../domain/calendar.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { OperatorServices } from '../account/index.ts'
import {
  effectiveAuthorities,
  effectivePagePermissions,
  findManagedUser,
  findManagedUsers,
  lockUser,
  type ManagedUserRow,
  permissionsOf,
} from '../account/index.ts'
import { audited, keepListing, keepLook, masked, type OperatorContext } from '../audit/index.ts'

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

const of = { targetType: 'USER', targetId: ({ userId }: { userId: number }) => userId } as const

/** One user with a masked e-mail address (R-ADMIN-16). @throws AppError 404. */
export const lookAtUser = audited<
  OperatorServices,
  OperatorContext,
  { userId: number; purpose: ReadPurpose },
  AdminUserResponse
>(
  { ...of, actionType: 'USER_READ', summary: ({ purpose }) => ({ purpose }) },
  async (transaction, { userId, purpose }, { context, now }) => {
    const user = await readManagedUser(transaction, userId)
    await keepLook(transaction, context, { ...seen(userId), purpose, reason: null, now })
    return { result: withoutContact(user) }
  },
)

/** One user with nothing masked, for a stated reason. @throws AppError 404. */
export const revealUser = audited<
  OperatorServices,
  OperatorContext,
  RevealRequest & { userId: number },
  AdminUserResponse
>(
  { ...of, actionType: 'USER_REVEAL', summary: ({ reason }) => ({ reason }) },
  async (transaction, { userId, reason }, { context, now }) => {
    const user = await readManagedUser(transaction, userId)
    await keepLook(transaction, context, { ...seen(userId), purpose: 'OPERATION', reason, now })
    return { result: user }
  },
)

function seen(userId: number) {
  return { targetType: 'USER', targetId: userId, ownerId: userId } as const
}

/** A user as shown in lists and in replies to changes. */
export function withoutContact(user: AdminUserResponse): AdminUserResponse {
  return { ...user, email: user.email && masked(user.email) }
}

const keepUsers = keepListing('USER_LIST', 'USER')

/** One page of all users, newest first; the sealed log records who saw them. */
export async function listUsers(
  services: OperatorServices,
  context: OperatorContext,
  query: AdminUserQuery,
): Promise<Page<AdminUserResponse>> {
  const { users, total } = await findManagedUsers(services.pool, query)
  const shown = users.map((row) => withoutContact(presentUser(row)))
  await keepUsers(
    services,
    context,
    shown.map(({ userId }) => userId),
  )
  return pageOf(shown, query, total)
}
