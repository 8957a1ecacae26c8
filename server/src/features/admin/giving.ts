import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
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
