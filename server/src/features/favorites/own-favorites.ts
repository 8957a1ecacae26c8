import type { Page } from '@lease-risk/contract/common'
import type { Favorite, FavoriteQuery } from '@lease-risk/contract/favorites'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Unworded } from '../../words/message.ts'
import { presentFavorite } from './present-favorite.ts'
import { withdrawLookAgain, withdrawReminders } from './reminders/withdraw-reminders.ts'
import type { FavoriteServices } from './services.ts'
import { countFavorites, listPage, readFavorites, removeFavorite, type StoredFavorite } from './stored-favorites.ts'

export async function listFavorites(
  { pool, catalogue }: FavoriteServices,
  userId: number,
  query: FavoriteQuery,
): Promise<Page<Unworded<Favorite>>> {
  const { page, size, sort } = query
  const [rows, counted] = await Promise.all([
    listPage(pool, { userId, sort, limit: size, offset: page * size }),
    countFavorites(pool, { userId }),
  ])
  return pageOf(
    rows.map((row) => presentFavorite(row, catalogue)),
    query,
    counted[0]?.count ?? 0,
  )
}

/** In the order of `favoriteIds`. @throws AppError 404 when one of them does not belong to the user. */
export async function ownFavorites(
  database: Queryable,
  userId: number,
  favoriteIds: readonly number[],
): Promise<StoredFavorite[]> {
  const found = await readFavorites(database, { userId, favoriteIds: [...favoriteIds] })
  return favoriteIds.map((id) => {
    const favorite = found.find(({ favoriteId }) => favoriteId === id)
    if (favorite === undefined) throw new AppError('FAVORITE_404_NOT_FOUND')
    return favorite
  })
}

export async function readFavorite(
  { pool, catalogue }: FavoriteServices,
  userId: number,
  favoriteId: number,
): Promise<Unworded<Favorite>> {
  const [favorite] = await ownFavorites(pool, userId, [favoriteId])
  return presentFavorite(favorite as StoredFavorite, catalogue)
}

export async function deleteFavorite({ pool }: FavoriteServices, userId: number, favoriteId: number): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const removed = await removeFavorite(transaction, { userId, favoriteId })
    if (removed.length === 0) throw new AppError('FAVORITE_404_NOT_FOUND')
    await withdrawReminders(transaction, { userId, favoriteId, alsoRead: true })
    await withdrawLookAgain(transaction, { userId, favoriteId, alsoRead: true })
  })
}
