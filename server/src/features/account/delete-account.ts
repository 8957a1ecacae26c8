import type { DeleteAccountRequest } from '@lease-risk/contract/account'
import { lockUntilCommit } from '../../platform/database/advisory-locks.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { type AuditServices, audited, type OperatorContext } from '../audit/face.ts'
import { confirmPassword } from './confirm-password.ts'
import { endAccount } from './end-account.ts'
import { findUserManagers } from './managed-users.ts'
import type { AccountServices } from './services.ts'

/** Removes what a module stores of a user, in the transaction that ends the account. Must be idempotent. */
export type Erasure = (transaction: Queryable, userId: number) => Promise<void>

export type DeletionServices = AuditServices &
  Pick<AccountServices, 'passwords' | 'rateLimiter'> & { erasures: readonly Erasure[] }

/**
 * Permanently ends the caller's own account. Wrong passwords are not written to the audit log: anybody could flood it
 * with them.
 * @throws AppError 401 when the password is wrong, 409 for the last account that can manage users.
 */
export async function deleteAccount(
  services: DeletionServices,
  context: OperatorContext,
  { confirmationPassword }: DeleteAccountRequest,
): Promise<void> {
  const { userId } = context.actor
  await confirmPassword(services, userId, confirmationPassword)
  await endAudited(services, context, userId)
}

const endAudited = audited<DeletionServices, OperatorContext, number, null>(
  {
    actionType: 'ACCOUNT_DELETE',
    targetType: 'USER',
    targetId: (userId) => userId,
    summary: () => ({}),
  },
  async (transaction, userId, { services: { erasures }, now }) => {
    await keepAnotherUserManager(transaction, userId)
    // another request ended it at the same time
    if (!(await endAccount(transaction, userId, now))) throw new AppError('AUTH_401_TOKEN_REVOKED')
    for (const erase of erasures) await erase(transaction, userId)
    return { result: null }
  },
)

/** The lock admits one such change at a time across all instances. */
async function keepAnotherUserManager(transaction: Queryable, userId: number): Promise<void> {
  await lockUntilCommit(transaction, 'userManagers')
  const managers = await findUserManagers(transaction)
  if (managers.length === 1 && managers[0] === userId) throw new AppError('USER_409_LAST_ADMINISTRATOR')
}
