import { formatEok, formatManwon } from '../amount.ts'
import { inCurrentLanguage } from '../words.ts'
import { ko } from './words.ko.ts'

/**
 * Formats the kind of a lease with its amounts. `rentManwon` null: jeonse. `deposit` is text when the amount is not
 * known.
 */
export function formatLease(deposit: number | string, rentManwon: number | null): string {
  const words = inCurrentLanguage(ko)
  const amount = typeof deposit === 'string' ? deposit : formatManwon(deposit)
  return rentManwon === null ? words.jeonse(amount) : words.monthly(amount, formatManwon(rentManwon))
}

/** The same in Korean, for readers of Korean only. */
export function formatLeaseInKorean(deposit: number, rentManwon: number | null): string {
  return rentManwon === null ? ko.jeonse(formatEok(deposit)) : ko.monthly(formatEok(deposit), formatEok(rentManwon))
}
