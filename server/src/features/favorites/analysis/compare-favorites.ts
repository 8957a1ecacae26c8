import { isDeepStrictEqual } from 'node:util'
import type { FavoriteComparison, FavoriteComparisonQuery } from '@lease-risk/contract/favorite-analysis'
import { seoulDate } from '../../../domain/calendar.ts'
import { type ComparedItem, compareHomes } from '../../../domain/favorite/compare-homes.ts'
import { coverageOf, readSources } from '../../../domain/favorite/source-readings.ts'
import { type ConversionRate, conversionRateOn } from '../../../domain/law/conversion-rate.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { type Message, message, type Text, type Unworded } from '../../../words/message.ts'
import { ownFavorites } from '../own-favorites.ts'
import { noteSeen } from '../reminders/stored-looks.ts'
import type { FavoriteServices } from '../services.ts'
import type { StoredFavorite } from '../stored-favorites.ts'
import { answerOfHome } from './answer-of-home.ts'
import { type ReadHome, readFavoriteHomes } from './read-favorite-homes.ts'

/**
 * Two to five favorites side by side, from stored data alone. @throws AppError 400 for a home named twice, 404 for
 * another user's.
 */
export async function compareFavorites(
  services: FavoriteServices,
  userId: number,
  { ids }: FavoriteComparisonQuery,
): Promise<Unworded<FavoriteComparison>> {
  const favoriteIds = ids.split(',').map(Number)
  if (new Set(favoriteIds).size < favoriteIds.length) {
    const problem = { field: 'ids', code: 'DUPLICATE', message: message('HOME_NAMED_TWICE') }
    throw new AppError('COMMON_400_VALIDATION', { errors: [problem] })
  }
  const favorites = await ownFavorites(services.pool, userId, favoriteIds)
  const today = seoulDate(services.clock.now())
  await noteSeen(services.pool, { favoriteIds, today })
  const read = await readFavoriteHomes(services, userId, favorites, 'STORED')
  const rate = oneRate(read) ?? conversionRateOn(null, today)
  const items = compareHomes(
    read.map(({ home }) => home),
    rate,
  )
  return {
    homes: await Promise.all(
      read.map(async (each) => ({ ...homeView(each), ...(await answerOfHome(services, userId, each)) })),
    ),
    conversionRate: rate && { value: rate.value, source: rate.source },
    items: items.map((item) => itemView(item, favorites)),
    toGet: toGet(items, favorites),
    notice: message('HOMES_SIDE_BY_SIDE'),
  }
}

/** The region's rate if it is the same for all, since a comparison must convert all deposits at one rate. */
function oneRate(homes: readonly ReadHome[]): ConversionRate | null {
  const [first = null, ...others] = homes.map(({ home }) => home.evidence?.conversionRate ?? null)
  return others.every((other) => isDeepStrictEqual(other, first)) ? first : null
}

function homeView({ favorite, home, diagnosis }: ReadHome): Unworded<FavoriteComparison['homes'][number]> {
  const { favoriteId, label, address, unitText, pnu } = favorite
  return {
    favoriteId,
    label,
    address,
    unitText,
    addressState: pnu === null ? 'NEEDS_EXACT_ADDRESS' : 'NORMALIZED',
    propertyTypeName: message('PROPERTY_TYPE_LABEL', {
      propertyType: home.evidence?.property.propertyType ?? 'UNKNOWN',
    }),
    coverage: coverageOf(readSources(home)),
    diagnosisId: diagnosis?.sameTerms === true ? diagnosis.diagnosisId : null,
  }
}

function itemView(
  item: ComparedItem,
  favorites: readonly StoredFavorite[],
): Unworded<FavoriteComparison['items'][number]> {
  const idOf = (home: number) => favorites[home]?.favoriteId ?? 0
  const { toGet: _, ...shown } = item
  return {
    ...shown,
    values: item.values.map(({ home, value, basis }) => ({ favoriteId: idOf(home), value, basis: basis.words })),
    lacking: item.lacking.map(({ home, ...lacking }) => ({ favoriteId: idOf(home), ...lacking })),
  }
}

/** `첫 집: 동과 호수까지 …`, each once. */
function toGet(items: readonly ComparedItem[], favorites: readonly StoredFavorite[]): Message[] {
  const lines = items.flatMap((item) => item.toGet.map((errand) => errandOf(errand, favorites)))
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

function errandOf({ home, action }: { home: number; action: Text }, favorites: readonly StoredFavorite[]): Message {
  const { label, address, unitText } = favorites[home] as StoredFavorite
  const name = [address, unitText].filter(Boolean).join(' ')
  return message('TITLED', { title: label ?? message('PLACE', { name }), text: action })
}
