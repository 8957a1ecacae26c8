import type { Queryable } from '../../platform/database/transaction.ts'
import { notify } from '../notifications/face.ts'
import { notifyOfChange } from './email/mail-of-change.ts'

/** What an owner has to know of a login, by the type of their notification. */
type LoginChange =
  | { type: 'PASSKEYS_CHANGED'; code: 'ADDED' | 'REMOVED' | 'CODES_RENEWED' | 'RESET' }
  | { type: 'LOGIN_PROVIDERS_CHANGED'; code: 'LINKED' | 'UNLINKED' }
  | { type: 'PASSWORD_GUESSED'; code?: never }

/** R-ACCT-26, R-ACCT-30, R-ACCT-42: notifies the owner in the client and, if there is a verified address, by mail. */
export async function notifyOwner(
  transaction: Queryable,
  userId: number,
  { type, code }: LoginChange,
  now: Date,
): Promise<void> {
  const detail = code === undefined ? {} : { code }
  await notify(transaction, [{ type, userId, relatedType: 'USER', relatedId: userId, detail }], now)
  await notifyOfChange(transaction, userId, type, now)
}
