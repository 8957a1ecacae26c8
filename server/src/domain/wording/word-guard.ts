import { ALLOWED_ENDINGS, FORBIDDEN_PHRASES, FORBIDDEN_STEMS } from './word-guard-statements.ts'

/** Final consonants (받침) in the order of their code points from U+11A8. */
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
/** Initial consonants in the order of their code points from U+1100. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Cyrillic and Greek letters, digits and signs that pass for a Latin letter, each followed by that letter. */
const LOOK_ALIKES = new Map(
  (
    'аa вb еe нh іi јj кk мm оo рp ԛq гr ѕs тt уy υu ѵv ԝw хx сc ԁd һh ӏl ' +
    'αa βb εe ηn ιi κk νv οo ρp τt χx ϲc ɑa ɡg ıi 0o 1i 3e 4a 5s $s @a'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/**
 * A pattern over `koreanLetters`, written in Korean: a syllable also matches the start of longer ones (`하` in `합`), and
 * a lone consonant matches a final one (`ㄴ지` after `하` in `한지`).
 */
function koreanPattern(source: string, flags: 'g' | 'y'): RegExp {
  return new RegExp(source.normalize('NFD').replaceAll(/[ㄱ-ㅎ]/g, finalConsonant), flags)
}

/**
 * Korean text as a sequence of single letters (NFKD), so that a stem and its ending can meet inside a syllable. Blanks,
 * invisible characters, quotes, ornaments and foreign letters are removed, and letters typed one by one
 * (`ㅇㅏㄴㅈㅓㄴ`) are composed.
 */
function koreanLetters(text: string): string {
  return withoutInvisible(text)
    .replaceAll(/[^\u1100-\u11ffa-z0-9.,!?:;%]/gi, '')
    .replaceAll(/(?<=[\u1161-\u1175])[\u1100-\u1112](?![\u1161-\u1175])/g, (initial) =>
      finalConsonant(INITIALS.charAt(initial.charCodeAt(0) - 0x1100)),
    )
}

/**
 * Lower-cases a text and converts look-alikes and full-width letters to Latin ones and runs of blanks and signs to one
 * blank.
 */
function latinLetters(text: string): string {
  return withoutInvisible(text)
    .toLowerCase()
    .replaceAll(/[^a-z\s]/g, (sign) => LOOK_ALIKES.get(sign) ?? sign)
    .replaceAll(/[\s\-_*·~"]+/g, ' ')
}

function withoutInvisible(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\p{Cf}\p{M}\u115f\u1160]/gu, '')
}

function finalConsonant(letter: string): string {
  const at = FINALS.indexOf(letter)
  return at === -1 ? letter : String.fromCharCode(0x11a8 + at)
}

const STEMS = FORBIDDEN_STEMS.map((stem) => koreanPattern(stem, 'g'))
const PHRASES = FORBIDDEN_PHRASES.map((phrase) => koreanPattern(phrase, 'g'))
const ALLOWED_ENDING = koreanPattern(ALLOWED_ENDINGS, 'y')

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
function findEnglishStatements(text: string): string[] {
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
