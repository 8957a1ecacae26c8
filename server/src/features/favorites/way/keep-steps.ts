import type { KeepStepsRequest } from '@lease-risk/contract/favorite-way'
import { seoulDate } from '../../../domain/calendar.ts'
import { REMINDED_STEPS } from '../../../domain/papers/dates/reminders.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { message } from '../../../words/message.ts'
import { withdrawReminders } from '../reminders/withdraw-reminders.ts'
import type { FavoriteServices } from '../services.ts'
import { lockFavorite } from '../stored-favorites.ts'
import { addTicks, removeTicks } from './stored-way.ts'

/**
 * Marks steps as done or removes the mark; other steps stay unchanged. Unread reminders of completed steps are
 * withdrawn.
 * @throws AppError 400 for a day in the future, 404 for another user's favorite.
 */
export async function keepSteps(
  { pool, clock }: FavoriteServices,
  userId: number,
  favoriteId: number,
  { items }: KeepStepsRequest,
): Promise<void> {
  const today = seoulDate(clock.now())
  const errors = items.flatMap(({ doneOn }, index) =>
    doneOn !== undefined && doneOn > today
      ? [{ field: `items[${index}].doneOn`, code: 'RANGE', message: message('WAY_DONE_IN_FUTURE') }]
      : [],
  )
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  const kept = [...new Map(items.map((item) => [item.step, item])).values()]
  const done = kept.filter((item) => item.done)
  await inTransaction(pool, async (transaction) => {
    const own = await lockFavorite(transaction, { userId, favoriteId })
    if (own.length === 0) throw new AppError('FAVORITE_404_NOT_FOUND')
    await addTicks(transaction, {
      favoriteId,
      steps: done.map(({ step }) => step),
      days: done.map(({ doneOn }) => doneOn ?? today),
    })
    const undone = kept.filter((item) => !item.done).map(({ step }) => step)
    await removeTicks(transaction, { favoriteId, steps: undone })
    const reminded = REMINDED_STEPS.filter((step) => done.some((item) => item.step === step))
    await withdrawReminders(transaction, { userId, favoriteId, steps: reminded })
  })
}
