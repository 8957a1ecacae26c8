import type { Queryable } from '../../../platform/transaction.ts'
import { notify } from '../../notifications/face.ts'
import { notifyOfChange } from '../email/mail-of-change.ts'

/** R-ACCT-30: the owner hears of it in the client and, where there is a verified address, by mail. */
export async function notifyOwner(
  transaction: Queryable,
  userId: number,
  code: 'LINKED' | 'UNLINKED',
  now: Date,
): Promise<void> {
  const notice = { relatedType: 'USER', relatedId: userId, detail: { code } } as const
  await notify(transaction, [{ type: 'LOGIN_PROVIDERS_CHANGED', userId, ...notice }], now)
  await notifyOfChange(transaction, userId, 'LOGIN_PROVIDERS_CHANGED', now)
}
