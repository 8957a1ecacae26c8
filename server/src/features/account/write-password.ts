import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { notifyOfChange } from './email/mail-of-change.ts'
import { voidTokens } from './email/one-time-tokens.ts'

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
