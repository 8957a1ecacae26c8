import { inWords } from '../../../words/in-words.ts'
import { KOREAN } from '../../../words/language.ts'
import { findForbiddenWording } from '../../wording/word-guard.ts'
import type { CriterionOutcome } from '../criteria/criterion-outcome.ts'

const SHORTEST = 10
const LONGEST = 160

/** The guarantee agencies (보증기관) are the only names not written in Hangul. */
const FOREIGN_NAMES = /HUG|HF|SGI/g

/**
 * Word stems that no sentence of a model needs. Broader than the word guard of our own sentences and including denials,
 * because a model finds phrasings that no list foresees. Matched with all blanks removed.
 */
const STEMS =
  /안전|안심|괜찮|양호|무난|안정적|(?:문제|위험|하자|우려).{0,6}없|걱정|추천|보장|(?<!사용)승인|서명|매물|돌려받을수있|계약(?:을|이)?(?:해도|하셔도|하세요|하십시오|하시|가능)/

/**
 * Whether a model's sentence about one item may be shown: one line of Korean of suitable length, without wording that the
 * service must not use, and without a number that is neither in the rules' texts and evidence nor its score.
 */
export function isShowable(sentence: string, outcome: CriterionOutcome, riskScore: number | null): boolean {
  const text = sentence.normalize('NFC')
  const bare = text.replaceAll(/\s/g, '')
  return (
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    isPlainKorean(text) &&
    findForbiddenWording(text).length === 0 &&
    findForbiddenWording(bare).length === 0 &&
    !STEMS.test(bare) &&
    numbersIn(text).every((number) => knownNumbers(outcome, riskScore).has(number))
  )
}

/** Hangul letters, ASCII digits and punctuation; no markup, no control or invisible characters, no other script. */
function isPlainKorean(text: string): boolean {
  const letters = text.replaceAll(FOREIGN_NAMES, '').match(/\p{L}/gu) ?? []
  const digits = text.match(/\p{N}/gu) ?? []
  return (
    letters.some((letter) => /[가-힣]/.test(letter)) &&
    letters.every((letter) => /\p{Script=Hangul}/u.test(letter)) &&
    digits.every((digit) => /[0-9]/.test(digit)) &&
    !/[<>{}[\]\\`|\p{C}\p{M}\p{Zl}\p{Zp}]/u.test(text)
  )
}

function knownNumbers(outcome: CriterionOutcome, riskScore: number | null): Set<string> {
  const { evidence, missingData, findings, userVisibleExplanation, recommendedActions } = inWords(outcome, KOREAN)
  const words = [
    ...evidence.flatMap(({ value, description }) => [String(value), description]),
    // an amount given in the evidence as a plain number of manwon
    ...evidence.filter(({ description }) => description.includes('만원')).map(({ value }) => `${value}만`),
    ...missingData.flatMap((missing) => [missing.reason, missing.requiredAction]),
    ...findings.map(({ sentence }) => sentence),
    userVisibleExplanation,
    ...recommendedActions,
    String(riskScore ?? ''),
  ]
  return new Set(words.flatMap(numbersIn))
}

/** Numbers with their unit of magnitude: `1억 2,000만 원, 80%, 3건` → `1억`, `2000만`, `80%`, `3`. */
function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?\s?[조억만천백%]?/g) ?? []).map((number) => number.replaceAll(/[,\s]/g, ''))
}
