import type { HomeItem } from '@lease-risk/contract/favorite-analysis'
import { formatCount, formatManwon, formatYears } from '../../lib/amount.ts'

const PERCENT = 100

/** Formats a value in its unit. */
export function formatHomeValue(value: number | string, unit: HomeItem['unit']): string {
  if (typeof value === 'string') return value
  switch (unit) {
    case 'MANWON':
      return formatManwon(value)
    case 'RATIO':
      return `${formatCount(Math.round(value * PERCENT * 10) / 10)}%`
    case 'YEARS':
      return formatYears(value)
    case 'COUNT':
      return formatCount(value)
    case 'SQUARE_METER':
      return `${formatCount(value)}㎡`
    case 'TEXT':
      return String(value)
  }
}
