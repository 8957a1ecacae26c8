import type { ChangePasswordRequest } from '@lease-risk/contract/account'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { notifyOfChange } from './email/mail-of-change.ts'
import { voidTokens } from './email/one-time-tokens.ts'
import { refuseWeak } from './guessable-password.ts'
import { confirmPassword } from './password-attempts.ts'
import type { AccountServices } from './services.ts'
import { replaceSessions, type Session } from './sessions.ts'

/**
 * Ends every session of the user except the caller's, which continues with the returned tokens.
 * @throws AppError 401 when the current password is wrong, 400 when the new one is weak, or equals the current one
 * although a different one is required.
 */
export async function changePassword(
  services: AccountServices,
  caller: UserCaller,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<Session> {
  const { pool, clock, passwords } = services
  await confirmPassword(services, caller.userId, currentPassword)
  await refuseWeak(passwords, 'newPassword', { password: newPassword, username: caller.username })
  if (caller.mustChangePassword && newPassword === currentPassword)
    throw new AppError('COMMON_400_VALIDATION', { errors: [UNCHANGED] })
  const passwordHash = await passwords.hash(newPassword)
  return inTransaction(pool, async (client) => {
    await writePassword(client, caller.userId, passwordHash, clock.now())
    return replaceSessions(services, client, caller)
  })
}

const UNCHANGED = { field: 'newPassword', code: 'UNCHANGED', message: message('PASSWORD_UNCHANGED') }

const write = statement<never, { userId: number; passwordHash: string; now: Date }>({
  name: 'write-password',
  columns: {},
  text: `update users set password_hash = :passwordHash, password_changed_at = :now, has_password = true,
     must_change_password = false
   where user_id = :userId`,
})

/** Stores the new password, voids links that were to set another one, and notifies the verified address (R-ACCT-25). */
export async function writePassword(
  transaction: Queryable,
  userId: number,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await write(transaction, { userId, passwordHash, now })
  await voidTokens(transaction, { userId, purpose: 'RECOVER_PASSWORD', now })
  await notifyOfChange(transaction, userId, 'PASSWORD_CHANGED', now)
}
