import { formatManwon } from '../amount.ts'
import { inCurrentLanguage } from '../words.ts'
import { ko } from './words.ko.ts'

/** The kind of a lease with its amounts. `rentManwon` null: a jeonse. `deposit` as a text where it is not known. */
export function formatLease(deposit: number | string, rentManwon: number | null): string {
  const words = inCurrentLanguage(ko)
  const amount = typeof deposit === 'string' ? deposit : formatManwon(deposit)
  return rentManwon === null ? words.jeonse(amount) : words.monthly(amount, formatManwon(rentManwon))
}
