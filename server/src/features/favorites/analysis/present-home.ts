import type { HomeItem as ItemView, HomeSource as SourceView } from '@lease-risk/contract/favorite-analysis'
import { seoulDateTime, yearMonth } from '../../../domain/calendar.ts'
import type { HomeItem } from '../../../domain/favorite/home-items.ts'
import type { HomeSource } from '../../../domain/favorite/source-readings.ts'
import type { Unworded } from '../../../words/message.ts'

export function presentItem({ basis, ...item }: HomeItem): Unworded<ItemView> {
  return { ...item, basis: basis && { ...basis, months: basis.months.map(yearMonth) } }
}

export function presentSource({ collectedAt, ...source }: HomeSource): Unworded<SourceView> {
  return { ...source, collectedAt: collectedAt && seoulDateTime(collectedAt) }
}
