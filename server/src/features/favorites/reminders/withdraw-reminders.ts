import { REMINDED_STEPS } from '../../../domain/papers/dates/reminders.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { removeAbout } from '../../notifications/index.ts'

type Withdrawn = {
  userId: number
  favoriteId: number
  alsoRead?: boolean
  /** The steps whose reminders are withdrawn; all if omitted. */
  steps?: readonly (typeof REMINDED_STEPS)[number][]
}

/** For a home whose days have changed, only unread reminders are wrong; for a deleted home, all are removed. */
export async function withdrawReminders(
  transaction: Queryable,
  { userId, favoriteId, alsoRead = false, steps = REMINDED_STEPS }: Withdrawn,
): Promise<void> {
  const types = steps.map((step) => `REMINDER_${step}` as const)
  await removeAbout(transaction, { userId, types, relatedType: 'FAVORITE', relatedId: String(favoriteId), alsoRead })
}

/** Withdraws the notification that asks whether a home is still looked for, once it is answered. */
export async function withdrawLookAgain(
  transaction: Queryable,
  { userId, favoriteId, alsoRead = false }: Omit<Withdrawn, 'steps'>,
): Promise<void> {
  const relatedId = String(favoriteId)
  await removeAbout(transaction, { userId, types: ['LOOK_AGAIN'], relatedType: 'FAVORITE', relatedId, alsoRead })
}
