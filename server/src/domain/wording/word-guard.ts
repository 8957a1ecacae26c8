import { findEnglishStatements } from './word-guard-english.ts'
import { koreanLetters, koreanPattern } from './word-guard-letters.ts'
import { ALLOWED_ENDINGS, FORBIDDEN_PHRASES, FORBIDDEN_STEMS } from './word-guard-statements.ts'

const STEMS = FORBIDDEN_STEMS.map((stem) => koreanPattern(stem, 'g'))
const PHRASES = FORBIDDEN_PHRASES.map((phrase) => koreanPattern(phrase, 'g'))
const ALLOWED_ENDING = koreanPattern(ALLOWED_ENDINGS, 'y')

/**
 * Finds every statement in a text that the service must never make (R-DIAG-03,
 * R-SCORE-34): that a home is safe, that signing is fine, that something is approved, guaranteed or recommended.
 * Returns their stems, without blanks; empty if the text may be shown. Denials (`안전하다는 뜻이 아닙니다`), questions and
 * official terms (`사용승인`, `안심전세`) are not included. Takes time linear in the text's length.
 */
export function findForbiddenWording(text: string): string[] {
  const letters = koreanLetters(text)
  const statements = [
    ...STEMS.flatMap((stem) => [...letters.matchAll(stem)].filter((found) => isStatement(letters, found))),
    ...PHRASES.flatMap((phrase) => [...letters.matchAll(phrase)]),
  ]
  return [...statements.map(([statement]) => statement.normalize('NFC')), ...findEnglishStatements(text)]
}

function isStatement(letters: string, { 0: stem, index }: RegExpExecArray): boolean {
  ALLOWED_ENDING.lastIndex = index + stem.length
  return !ALLOWED_ENDING.test(letters)
}
