import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { StepBudget } from '../step-budget.ts'

const ENDINGS = ['구', '군']

/**
 * The text with a 구 or 군 in full that it calls by its short name, `강남 역삼동` as `강남구 역삼동`; one text for each way.
 * Only words that stand by themselves before others count: 강남대로 is no 강남구.
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

/** 강동 may be a 동, and stands for 강동구 too. */
export function isShortForCity(word: string, catalogue: DistrictCatalogue, budget: StepBudget): boolean {
  return ENDINGS.some((ending) => catalogue.namesCity(`${word}${ending}`, budget))
}
