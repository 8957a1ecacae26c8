import { lockUntilCommit } from '../../platform/advisory-locks.ts'
import { AppError } from '../../platform/http/errors.ts'
import { namedQuery } from '../../platform/named-query.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { rolesHolding } from '../account/index.ts'

/** The enabled accounts that hold USER_MANAGE, by their role or by the flag, which counts for operators only. */
const findManagers = namedQuery<{ user_id: number }, [roleNames: string[]]>(
  'admin-find-user-managers',
  `select user_id from users join user_permissions using (user_id)
   where enabled and (role_name = any($1) or (can_manage_users and role_name <> 'ROLE_USER'))`,
)

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
  const before = await findManagers(transaction, rolesHolding('USER_MANAGE'))
  const result = await change()
  const after = await findManagers(transaction, rolesHolding('USER_MANAGE'))
  if (after.length === 0) throw new AppError('USER_409_LAST_ADMINISTRATOR')
  if (!before.some(({ user_id }) => user_id === operatorId)) throw new AppError('AUTH_403_ACCESS_DENIED')
  return result
}
