import type { Favorite, UpdateFavoriteRequest } from '@lease-risk/contract/favorites'
import { formatCount, readManwon } from '../../lib/amount.ts'

const AMOUNTS = ['depositAmountManwon', 'monthlyRentAmountManwon', 'maintenanceFeeAmountManwon'] as const
export const NUMBERS = [...AMOUNTS, 'exclusiveAreaSquareMeter', 'floorNumber'] as const
export type NumberName = (typeof NUMBERS)[number]
export const DATES = ['contractOn', 'balanceOn', 'moveInOn', 'endOn'] as const
export type DateName = (typeof DATES)[number]
/** Dates in the format of a date field; empty when not typed. */
export type Typed = Record<NumberName | 'label' | 'memo', string> & {
  purpose: Favorite['contractPurpose']
  dates: Record<DateName, string>
}

/** Id of the field in the form. */
export function fieldIdOf(name: string): string {
  return `favorite-${name}`
}

/** The service's name of the field. */
export function dateField(name: DateName): string {
  return `dates.${name}`
}

export function isAmount(name: NumberName): boolean {
  return AMOUNTS.some((amount) => amount === name)
}

export function typedOf(favorite: Favorite): Typed {
  const text = (name: NumberName) => {
    const value = favorite[name]
    return value === null ? '' : isAmount(name) ? formatCount(value) : String(value)
  }
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, text(name)])) as Record<NumberName, string>
  const dates = Object.fromEntries(DATES.map((name) => [name, favorite.dates[name] ?? ''])) as Typed['dates']
  return {
    ...numbers,
    dates,
    label: favorite.label ?? '',
    memo: favorite.memo ?? '',
    purpose: favorite.contractPurpose,
  }
}

/** `null` when the text cannot be parsed. */
export function readNumber(name: NumberName, text: string): number | null {
  if (isAmount(name)) return readManwon(text)
  const pattern = name === 'floorNumber' ? /^-?\d{1,3}$/ : /^\d{1,5}(\.\d{1,4})?$/
  return pattern.test(text.trim()) ? Number(text) : null
}

/** An update replaces all terms: empty fields are removed. */
export function requestOf(
  { label, memo, purpose, dates, ...typed }: Typed,
  { knownPropertyType }: Favorite,
): UpdateFavoriteRequest {
  const names = NUMBERS.filter((name) => name !== 'monthlyRentAmountManwon' || purpose !== 'JEONSE')
  const numbers = names.flatMap((name) => {
    const value = readNumber(name, typed[name])
    return value === null ? [] : [[name, value]]
  })
  return {
    ...(Object.fromEntries(numbers) as Partial<Record<NumberName, number>>),
    dates: Object.fromEntries(Object.entries(dates).filter(([, day]) => day !== '')),
    ...(knownPropertyType === null ? {} : { knownPropertyType }),
    ...(label.trim() === '' ? {} : { label: label.trim() }),
    ...(memo.trim() === '' ? {} : { memo: memo.trim() }),
    ...(purpose === null ? {} : { contractPurpose: purpose }),
  }
}
