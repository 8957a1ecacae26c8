import { lockUntilCommit } from '../../platform/advisory-locks.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { findUserManagers } from '../account/face.ts'

/**
 * Does what may take the management of users from somebody, one such change at a time on all instances, and lets it
 * stand only while somebody is left who can manage users.
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
