import { latinLetters } from './word-guard-letters.ts'

/** Claims in English. The service writes none; a model might. */
const CLAIMS: readonly string[] = [
  'safe',
  'safely',
  'secure',
  'clear',
  'cleared',
  'approved',
  'guaranteed',
  'trustworthy',
  'recommended',
  'risk free',
  'worry free',
  'all good',
  ...each(['no', 'zero', 'without', 'little', 'low', 'minimal'], ['risk', 'risks', 'problem', 'problems', 'issues']),
  ...each(['good', 'ok', 'okay', 'fine', 'ready', 'free'], ['to sign', 'to go', 'to rent', 'to proceed']),
]

/** Each claim with at most one blank or sign between its letters. */
const CLAIM = new RegExp(
  `(?<![a-z])(?:${CLAIMS.map((claim) => Array.from(claim.replaceAll(' ', '')).join('[ .,]?')).join('|')})(?![a-z])`,
  'g',
)
/** What makes a denial of the claim after it, with up to three words between. */
const DENIED = /(?:\bnot|n't|\b(?:never|cannot|un|non|whether|if))[ '](?!only)(?:[a-z]{1,12} ){0,3}$/
/** More letters than the words of `DENIED` can take. */
const REACH = 60

/** Every English claim in a text, however it is cased, spaced or spelt with letters that look alike. */
export function findEnglishClaims(text: string): string[] {
  const letters = latinLetters(text)
  return [...letters.matchAll(CLAIM)]
    .filter(({ index }) => !DENIED.test(letters.slice(Math.max(0, index - REACH), index)))
    .map(([claim]) => claim)
}

function each(firsts: readonly string[], seconds: readonly string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
}
