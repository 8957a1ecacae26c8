import type { Favorite } from '@lease-risk/contract/favorites'
import { formatCount, formatDate, formatManwon } from '../../lib/amount.ts'
import { formatLease } from '../../lib/lease/format-lease.ts'
import { DATES } from './typed-terms.ts'
import type { ko } from './words.ko.ts'

export function nameOf({ label, address, unitText }: Pick<Favorite, 'label' | 'address' | 'unitText'>): string {
  return label ?? [address, unitText].filter(Boolean).join(' ')
}

/** The terms in one line, only those that were given. */
export function termsOf(favorite: Favorite, words: typeof ko): string {
  const { exclusiveAreaSquareMeter: area, publishedAreaSquareMeter: published = null, floorNumber } = favorite
  const parts = [
    leaseOf(favorite, words),
    area !== null ? `${formatCount(area)}㎡` : published !== null ? words.publishedArea(formatCount(published)) : '',
    floorNumber === null ? '' : words.floor(floorNumber),
  ].filter((part) => part !== '')
  return parts.length === 0 ? words.noTerms : parts.join(' · ')
}

/** The days of the contract in one line, only those that were typed. */
export function daysOf({ dates }: Favorite, words: typeof ko): string {
  return DATES.flatMap((name) => {
    const day = dates[name]
    return day === null ? [] : [`${words.dates[name]} ${formatDate(day)}`]
  }).join(' · ')
}

function leaseOf(favorite: Favorite, words: typeof ko): string {
  const { contractPurpose, depositAmountManwon, monthlyRentAmountManwon } = favorite
  if (depositAmountManwon === null) return ''
  if (contractPurpose === null) return words.deposit(formatManwon(depositAmountManwon))
  return formatLease(depositAmountManwon, contractPurpose === 'JEONSE' ? null : (monthlyRentAmountManwon ?? 0))
}
