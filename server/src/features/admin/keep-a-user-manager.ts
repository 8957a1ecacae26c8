import { lockUntilCommit } from '../../platform/database/advisory-locks.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findUserManagers } from '../account/face.ts'

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
