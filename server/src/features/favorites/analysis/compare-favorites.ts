import type { FavoriteComparison, FavoriteComparisonQuery } from '@lease-risk/contract/favorite-analysis'
import { seoulDate } from '../../../domain/calendar.ts'
import { type ComparedItem, compareHomes } from '../../../domain/favorite/compare-homes.ts'
import { coverageOf, readSources } from '../../../domain/favorite/source-readings.ts'
import { conversionRateOn } from '../../../domain/law/conversion-rate.ts'
import { PROPERTY_TYPE_LABELS } from '../../../domain/wording/labels.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ownFavorites } from '../own-favorites.ts'
import type { FavoriteServices } from '../services.ts'
import type { StoredFavorite } from '../stored-favorites.ts'
import { type ReadHome, readFavoriteHomes } from './read-favorite-homes.ts'

const NOTICE =
  '같은 종류의 근거가 모두 있는 항목만 나란히 놓았습니다. 어느 집이 나은지, 계약해도 되는지는 말하지 않습니다.'

/** Two to five favorites side by side, by stored data alone. @throws AppError 400 for a home named twice, 404 for another's. */
export async function compareFavorites(
  services: FavoriteServices,
  userId: number,
  { ids }: FavoriteComparisonQuery,
): Promise<FavoriteComparison> {
  const favoriteIds = ids.split(',').map(Number)
  if (new Set(favoriteIds).size < favoriteIds.length) {
    const message = '같은 집을 두 번 적을 수 없습니다.'
    throw new AppError('COMMON_400_VALIDATION', { errors: [{ field: 'ids', code: 'DUPLICATE', message }] })
  }
  const favorites = await ownFavorites(services.pool, userId, favoriteIds)
  const read = await readFavoriteHomes(services, userId, favorites, 'STORED')
  const rate = conversionRateOn(null, seoulDate(services.clock.now()))
  const items = compareHomes(
    read.map(({ home }) => home),
    rate,
  )
  return {
    homes: read.map(homeView),
    conversionRate: rate && { value: rate.value, source: rate.source },
    items: items.map((item) => itemView(item, favorites)),
    toGet: toGet(items, favorites),
    notice: NOTICE,
  }
}

function homeView({ favorite, home }: ReadHome): FavoriteComparison['homes'][number] {
  const { favoriteId, label, address, pnu } = favorite
  return {
    favoriteId,
    label,
    address,
    addressState: pnu === null ? 'NEEDS_EXACT_ADDRESS' : 'NORMALIZED',
    propertyTypeName: PROPERTY_TYPE_LABELS[home.evidence?.property.propertyType ?? 'UNKNOWN'],
    coverage: coverageOf(readSources(home)),
  }
}

function itemView(item: ComparedItem, favorites: readonly StoredFavorite[]): FavoriteComparison['items'][number] {
  const idOf = (home: number) => favorites[home]?.favoriteId ?? 0
  const { toGet: _, ...shown } = item
  return {
    ...shown,
    values: item.values.map(({ home, value, basis }) => ({ favoriteId: idOf(home), value, basis: basis.words })),
    lacking: item.lacking.map(({ home, ...lacking }) => ({ favoriteId: idOf(home), ...lacking })),
  }
}

/** `첫 집: 동과 호수까지 …`, each once. */
function toGet(items: readonly ComparedItem[], favorites: readonly StoredFavorite[]): string[] {
  const lines = items.flatMap((item) =>
    item.toGet.map(({ home, action }) => `${favorites[home]?.label ?? favorites[home]?.address}: ${action}`),
  )
  return [...new Set(lines)]
}
