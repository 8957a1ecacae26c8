import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import { inKorean } from '../english/in-korean.ts'
import { createStepBudget } from '../step-budget.ts'
import { cleanAddressText } from './clean-address-text.ts'

/** More than twice what any address of the tests takes. */
const MOST_STEPS = 5_000
const HANGUL = /[가-힣]/u

/**
 * The Korean texts that an English address or name of a place may stand for, the likeliest first; empty where it is not
 * written in English alone.
 */
export function englishInKorean(text: string, catalogue: DistrictCatalogue): readonly string[] {
  if (HANGUL.test(text)) return []
  return inKorean(text, { catalogue }, createStepBudget(MOST_STEPS))?.texts ?? []
}

/** A cleaned address, of an English one the likeliest Korean one: for the building and its parts, not for districts. */
export function addressInKorean(text: string, catalogue: DistrictCatalogue): string {
  return cleanAddressText(englishInKorean(text, catalogue)[0] ?? text)
}
