import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import { inKorean } from '../english/in-korean.ts'
import { createStepBudget } from '../step-budget.ts'
import { cleanAddressText } from './clean-address-text.ts'

/** More than twice the steps that any address in the tests takes. */
const MOST_STEPS = 5_000
const HANGUL = /[가-힣]/u

/**
 * The Korean texts that an English address or place name may stand for, likeliest first; empty if the text contains
 * Hangul or is not English.
 */
export function englishInKorean(text: string, catalogue: DistrictCatalogue): readonly string[] {
  if (HANGUL.test(text)) return []
  return inKorean(text, { catalogue }, createStepBudget(MOST_STEPS))?.texts ?? []
}

/** Cleans an address, or the likeliest translation of an English one; for the building and its parts, not districts. */
export function addressInKorean(text: string, catalogue: DistrictCatalogue): string {
  return cleanAddressText(englishInKorean(text, catalogue)[0] ?? text)
}
