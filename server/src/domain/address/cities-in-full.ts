import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { StepBudget } from '../step-budget.ts'

const ENDINGS = ['구', '군']

/**
 * Expands the short name of a 구 or 군, `강남 역삼동` to `강남구 역삼동`; one text per possible expansion.
 * Only separate words followed by others are expanded: 강남대로 does not name 강남구.
 */
export function citiesInFull(address: string, catalogue: DistrictCatalogue, budget: StepBudget): string[] {
  const words = address.split(' ')
  return words.flatMap((word, at) => {
    if (at === words.length - 1 || !/^[가-힣]{2,}$/u.test(word)) return []
    return ENDINGS.filter((ending) => catalogue.namesCity(`${word}${ending}`, budget)).map((ending) =>
      words.with(at, `${word}${ending}`).join(' '),
    )
  })
}

/** Whether a word is the short name of a 구 or 군: 강동 may be a 동 but also stands for 강동구. */
export function isShortForCity(word: string, catalogue: DistrictCatalogue, budget: StepBudget): boolean {
  return ENDINGS.some((ending) => catalogue.namesCity(`${word}${ending}`, budget))
}
