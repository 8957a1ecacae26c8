import type { ChangeStateRequest } from '@lease-risk/contract/favorite-way'
import { seoulDate } from '../../../domain/calendar.ts'
import { REMINDED_STEPS } from '../../../domain/papers/dates/reminders.ts'
import { isInReach } from '../../../domain/way/way-steps.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { removeNews } from '../new-deals/stored-new-deals.ts'
import { withdrawLookAgain, withdrawReminders } from '../reminders/withdraw-reminders.ts'
import type { FavoriteServices } from '../services.ts'
import { changeState } from './stored-way.ts'

/**
 * Withdraws unread reminders of steps that are impossible in the new state; dropping a home withdraws all coming
 * reminders.
 * @throws AppError 404 for another user's favorite.
 */
export async function changeFavoriteState(
  { pool, clock }: FavoriteServices,
  userId: number,
  favoriteId: number,
  { state }: ChangeStateRequest,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const changed = await changeState(transaction, { userId, favoriteId, state, today: seoulDate(clock.now()) })
    if (changed.length === 0) throw new AppError('FAVORITE_404_NOT_FOUND')
    const steps = REMINDED_STEPS.filter((step) => !isInReach(step, state))
    await withdrawReminders(transaction, { userId, favoriteId, steps })
    if (state !== 'LOOKING') await withdrawLookAgain(transaction, { userId, favoriteId })
    if (state === 'DROPPED') await removeNews(transaction, { favoriteId })
  })
}
