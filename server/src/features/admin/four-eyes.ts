import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { Queryable } from '../../platform/database/transaction.ts'
import { findAdministrators } from '../account/face.ts'

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
