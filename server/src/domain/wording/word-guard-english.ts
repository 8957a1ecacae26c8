import { latinLetters } from './word-guard-letters.ts'

/** Forbidden statements in English. The service writes none; a model might. */
const STATEMENTS: readonly string[] = [
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
  'rest assured',
  'with confidence',
  'peace of mind',
  'nothing wrong',
  'nothing to worry about',
  'no need to worry',
  'go ahead and sign',
  ...each(
    ['no', 'zero', 'without', 'little', 'low', 'minimal'],
    ['risk', 'risks', 'problem', 'problems', 'issues', 'danger', 'dangers', 'concerns', 'worries'],
  ),
  ...each(['you can', 'you may', 'you should', 'please'], ['sign', 'go ahead', 'proceed', 'trust']),
  ...each(['good', 'ok', 'okay', 'fine', 'ready', 'free', 'all right'], ['to sign', 'to go', 'to rent', 'to proceed']),
]

/** Each statement with at most one blank or sign between its letters. */
const STATEMENT = new RegExp(
  `(?<![a-z])(?:${STATEMENTS.map((statement) => Array.from(statement.replaceAll(' ', '')).join('[ .,]?')).join('|')})(?![a-z])`,
  'g',
)
/** Words that deny the statement after them, with up to three words between. */
const DENIED = /(?:\bnot|n't|\b(?:never|cannot|un|non|whether|if))[ '](?!only)(?:[a-z]{1,12} ){0,3}$/
/** The register's term (사용승인): a building is approved for use, regardless of its lease. */
const APPROVED_FOR_USE = /approved for use\b/y
/** More letters than the words of `DENIED` can take. */
const REACH = 60

/** Every forbidden English statement in a text, regardless of case, spacing or look-alike letters. */
export function findEnglishStatements(text: string): string[] {
  const letters = latinLetters(text)
  return [...letters.matchAll(STATEMENT)]
    .filter(({ index }) => !DENIED.test(letters.slice(Math.max(0, index - REACH), index)))
    .filter(({ index }) => !isOfficialTerm(letters, index))
    .map(([statement]) => statement)
}

function isOfficialTerm(letters: string, index: number): boolean {
  APPROVED_FOR_USE.lastIndex = index
  return APPROVED_FOR_USE.test(letters)
}

function each(firsts: readonly string[], seconds: readonly string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
}
