import type { Queryable } from '../../../platform/transaction.ts'
import { notify } from '../../notifications/face.ts'
import { notifyOfChange } from '../email/mail-of-change.ts'

type KeyChange = 'ADDED' | 'REMOVED' | 'CODES_RENEWED' | 'RESET'

/** R-ACCT-26: the owner hears of it in the client and, where there is a verified address, by mail. */
export async function notifyOwner(transaction: Queryable, userId: number, change: KeyChange, now: Date): Promise<void> {
  const detail = { code: change }
  await notify(transaction, [{ type: 'PASSKEYS_CHANGED', userId, relatedType: 'USER', relatedId: userId, detail }], now)
  await notifyOfChange(transaction, userId, 'PASSKEYS_CHANGED', now)
}
