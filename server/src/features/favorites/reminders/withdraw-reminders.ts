import { REMINDED_STEPS } from '../../../domain/papers/dates/reminders.ts'
import type { Queryable } from '../../../platform/transaction.ts'
import { removeAbout } from '../../notifications/face.ts'

/** Of a home whose days have changed only the unread ones are wrong; of one that is gone none is left. */
export async function withdrawReminders(
  transaction: Queryable,
  { userId, favoriteId, alsoRead = false }: { userId: number; favoriteId: number; alsoRead?: boolean },
): Promise<void> {
  const types = REMINDED_STEPS.map((step) => `REMINDER_${step}` as const)
  await removeAbout(transaction, { userId, types, relatedType: 'FAVORITE', relatedId: String(favoriteId), alsoRead })
}
