import type { ko } from './words.ko.ts'

const MANWON_PER_MILLION = 100
const MANWON_PER_THOUSAND = 0.1

export const en = {
  /** `15_500` → `₩155M`, `60` → `₩600K`. */
  short: (manwon: number) =>
    manwon < MANWON_PER_MILLION
      ? `₩${rounded(manwon / MANWON_PER_THOUSAND, 0)}K`
      : `₩${rounded(manwon / MANWON_PER_MILLION, 1)}M`,
} satisfies typeof ko

function rounded(value: number, digits: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits })
}
