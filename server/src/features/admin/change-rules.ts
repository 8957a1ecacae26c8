import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { lockUntilCommit } from '../../platform/database/advisory-locks.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import type { OperatorServices } from '../account/index.ts'
import { confirmPassword, findAdministrators, findUserManagers } from '../account/index.ts'
import type { OperatorContext } from '../audit/index.ts'
import { pagesByName } from './user-change.ts'

/** Flags that give an operator an authority, which the giver may hold by role. */
const AUTHORITY_OF: Record<string, string> = {
  canManageUsers: 'USER_MANAGE',
  canManageCommunity: 'COMMUNITY_MODERATE',
}

/** Moderators may write whatever their own flags say (R-ADMIN-05), so they hold these as well. */
const HELD_BY_MODERATORS = /^can(?:Create|Update|Delete)(?:Post|Comment)$/

/**
 * R-ADMIN-11: operators give only what they hold themselves, and give nothing to themselves.
 * @throws AppError 403 that names every permission in question.
 */
export function refuseGiving(giver: AdminUserResponse, before: AdminUserResponse, after: AdminUserResponse): void {
  const had = holdingsOf(before)
  const given = [...holdingsOf(after)].filter((name) => !had.has(name))
  if (giver.userId === before.userId) {
    const promoted = after.roleName === 'ROLE_ADMIN' && before.roleName !== 'ROLE_ADMIN' ? ['ROLE_ADMIN'] : []
    return refuse('USER_403_OWN_PERMISSIONS', [...given, ...promoted])
  }
  refuse(
    'USER_403_MORE_THAN_OWN',
    given.filter((name) => !mayGive(giver, name)),
  )
}

function refuse(code: 'USER_403_OWN_PERMISSIONS' | 'USER_403_MORE_THAN_OWN', names: string[]): void {
  if (names.length === 0) return
  throw new AppError(code, { errors: names.map((field) => ({ field, code: 'NOT_HELD', message: message(code) })) })
}

function mayGive(giver: AdminUserResponse, name: string): boolean {
  const held = holdingsOf(giver)
  const authority = AUTHORITY_OF[name]
  if (authority !== undefined) return held.has(authority)
  if (name === 'canAccessAllPages') return giver.pagePermissions.every(({ allowed }) => allowed)
  return held.has(name) || (HELD_BY_MODERATORS.test(name) && held.has('COMMUNITY_MODERATE'))
}

/** Operation authorities while the account is enabled, and the permissions and pages that are allowed. */
function holdingsOf(user: AdminUserResponse): Set<string> {
  const authorities = user.enabled ? user.authorities.filter((name) => !name.startsWith('ROLE_')) : []
  const allowed = Object.entries({ ...user.permissions, ...pagesByName(user.pagePermissions) })
  return new Set([...authorities, ...allowed.flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))])
}

/** How long a change waits for a second administrator. */
export const WAITS_MS = 24 * 60 * 60 * 1000

/**
 * R-ADMIN-12: whether a second administrator has to confirm: for a promotion to ROLE_ADMIN, and for every change of an
 * administrator. If nobody except the requester could confirm, the change is made at once: otherwise there could never
 * be a second administrator. `lockedOut`: an administrator whose keys are to be reset, who could confirm nothing.
 */
export async function needsSecond(
  database: Queryable,
  operatorId: number,
  before: AdminUserResponse | null,
  after: AdminUserResponse,
  lockedOut: number | null = null,
): Promise<boolean> {
  if (before?.roleName !== 'ROLE_ADMIN' && after.roleName !== 'ROLE_ADMIN') return false
  return (await findAdministrators(database)).some((userId) => userId !== operatorId && userId !== lockedOut)
}

/**
 * Makes a change that may deprive somebody of user management, one at a time across all instances, and keeps it only if
 * somebody who can manage users remains.
 * @throws AppError 409 when nobody would be left, 403 when the operator lost the authority while the request waited.
 */
export async function keepAUserManager<T>(
  transaction: Queryable,
  operatorId: number,
  change: () => Promise<T>,
): Promise<T> {
  await lockUntilCommit(transaction, 'userManagers')
  const before = await findUserManagers(transaction)
  const result = await change()
  const after = await findUserManagers(transaction)
  if (after.length === 0) throw new AppError('USER_409_LAST_ADMINISTRATOR')
  if (!before.includes(operatorId)) throw new AppError('AUTH_403_ACCESS_DENIED')
  return result
}

/**
 * The precondition of an action that a stolen token alone must not permit.
 * @throws AppError 401 when the operator's own password is wrong, 429 after too many failures.
 */
export function confirmed(
  services: Pick<OperatorServices, 'pool' | 'passwords' | 'rateLimiter'>,
  { actor }: OperatorContext,
  { confirmationPassword }: { confirmationPassword: string },
): Promise<void> {
  return confirmPassword(services, actor.userId, confirmationPassword)
}
