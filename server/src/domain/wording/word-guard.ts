import { CLAIMED_PHRASES, CLAIMED_STEMS, NO_CLAIM } from './word-guard-claims.ts'
import { findEnglishClaims } from './word-guard-english.ts'
import { koreanLetters, koreanPattern } from './word-guard-letters.ts'

const STEMS = CLAIMED_STEMS.map((stem) => koreanPattern(stem, 'g'))
const PHRASES = CLAIMED_PHRASES.map((phrase) => koreanPattern(phrase, 'g'))
const ENDING_WITHOUT_CLAIM = koreanPattern(NO_CLAIM, 'y')

/**
 * Every claim in a text that no sentence of the service may make (R-DIAG-03,
 * R-SCORE-34): that a home is safe, that signing is fine, that something is approved, guaranteed or recommended. Each is
 * given by its stem, without blanks; empty when the text may be shown. Denials (`안전하다는 뜻이 아닙니다`), questions
 * whether, and official terms (`사용승인`, `안심전세`) are no claims. Takes time linear in the text's length.
 */
export function findForbiddenWording(text: string): string[] {
  const letters = koreanLetters(text)
  const claims = [
    ...STEMS.flatMap((stem) => [...letters.matchAll(stem)].filter((found) => isClaim(letters, found))),
    ...PHRASES.flatMap((phrase) => [...letters.matchAll(phrase)]),
  ]
  return [...claims.map(([claim]) => claim.normalize('NFC')), ...findEnglishClaims(text)]
}

function isClaim(letters: string, { 0: stem, index }: RegExpExecArray): boolean {
  ENDING_WITHOUT_CLAIM.lastIndex = index + stem.length
  return !ENDING_WITHOUT_CLAIM.test(letters)
}
