import { PASSWORD_CHARACTERS } from '@lease-risk/contract/account'
import { dictionary } from '@zxcvbn-ts/language-common'
import { convertHangulToQwerty } from 'es-hangul'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import { textOf } from '../../platform/http/refuse-wrong.ts'
import { message } from '../../words/message.ts'
import { isPublished } from './dev-accounts.ts'
import type { Passwords } from './passwords.ts'

/**
 * The most frequent passwords of published leaks, in lower case; more than 10,000, some 5,000 of which are long enough
 * and contain a letter and a digit.
 */
const MOST_USED: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** The letters that digits and marks stand for; `i` and `l` share one. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '!': 'l',
  $: 's',
  i: 'l',
}
/** Shorter names occur in many good passwords by chance. */
const NAME_LENGTH = 4
/** A password that contains the username is not guessable if it has at least this many other letters. */
const OWN_LETTERS = 4

/**
 * R-ACCT-18: whether a password is one of the most frequent ones, or the username with a few more characters: in any
 * case, backwards, without its marks or digits, or with digits and marks in place of letters. The passwords of the
 * development accounts stand in the sources, so nobody chooses them either.
 */
export function isGuessable(password: string, username: string): boolean {
  const given = password.normalize('NFC').toLowerCase()
  return MOST_USED.has(given) || isPublished(given) || isMadeOf(username, given) || isOfThisService(given)
}

/**
 * R-ACCT-18, R-ACCT-39.
 * @throws AppError 400 that names the field when the password is easily guessed or known from a breach, 503 when the
 * list cannot be read now.
 */
export async function refuseWeak(
  passwords: Pick<Passwords, 'isBreached'>,
  field: 'password' | 'newPassword',
  given: { password: string; username: string },
): Promise<void> {
  const errors = await weaknessOf(passwords, field, given)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}

/** Every problem of a new password in a body that its schema has refused. @throws AppError 503 as `refuseWeak`. */
export async function newPasswordProblems(
  passwords: Pick<Passwords, 'isBreached'>,
  { newPassword }: { newPassword?: unknown },
  username: string,
): Promise<FieldProblem[]> {
  const password = textOf(newPassword)
  return password === undefined ? [] : weaknessOf(passwords, 'newPassword', { password, username })
}

/**
 * The problem of a password that is easily guessed, known from a breach, or too short in composed letters, as it is
 * stored. @throws AppError 503 as `refuseWeak`.
 */
export async function weaknessOf(
  { isBreached }: Pick<Passwords, 'isBreached'>,
  field: 'password' | 'newPassword',
  { password, username }: { password: string; username: string },
): Promise<FieldProblem[]> {
  if (Array.from(password.normalize('NFC')).length < PASSWORD_CHARACTERS.min) return [{ field, ...TOO_SHORT }]
  const weakness = isGuessable(password, username) ? GUESSABLE : (await isBreached(password)) ? BREACHED : null
  return weakness === null ? [] : [{ field, ...weakness }]
}

const TOO_SHORT = {
  code: 'LENGTH',
  message: message('FIELD_TOO_SHORT', { limit: PASSWORD_CHARACTERS.min }),
  ...PASSWORD_CHARACTERS,
}
const GUESSABLE = { code: 'GUESSABLE', message: message('PASSWORD_GUESSABLE') }
const BREACHED = { code: 'BREACHED', message: message('PASSWORD_BREACHED') }

function isMadeOf(username: string, password: string): boolean {
  const name = username.toLowerCase()
  const names = [name, name.replaceAll(/\P{L}/gu, '')].map(spelled).filter((each) => each.length >= NAME_LENGTH)
  const letters = Array.from(password).filter((letter) => spelled(letter) !== '')
  const text = letters.map(spelled).join('')
  return names
    .flatMap((each) => [each, Array.from(each).toReversed().join('')])
    .some((each) => {
      const at = text.indexOf(each)
      if (at < 0) return false
      const rest = letters.toSpliced(at, each.length)
      return rest.filter(isLetter).length < OWN_LETTERS
    })
}

/** R-ACCT-34: hardly anything remains once the words of this service are removed, longest first. */
function isOfThisService(password: string): boolean {
  const text = Array.from(password).filter(isLetter).map(spelled).join('')
  const plain = Array.from(password).map(spelled).join('')
  return [text, plain].some((each) => {
    const rest = SPELLED_WORDS.reduce((left, word) => left.replaceAll(word, ' '), each)
    return rest !== each && Array.from(rest).filter(isLetter).length < OWN_LETTERS
  })
}

function isLetter(letter: string): boolean {
  return /\p{L}/u.test(letter)
}

/** Letters and digits alone, with every look-alike replaced by the letter it stands for. */
function spelled(text: string): string {
  return Array.from(text, (letter) => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
}

const KOREAN = '전월세 전세 월세 보증금 임대차 임차인 임대인 세입자 집주인 전세사기 위험진단 계약 등기부'.split(' ')
const LATIN = 'leaserisk lease jeonse jeonwolse wolse bojeunggeum tenant landlord deposit diagnosis'.split(' ')

/**
 * R-ACCT-34: the name and subject of this service, also as a Korean keyboard would type them in Latin letters. Whoever
 * guesses passwords of this service tries these first.
 */
export const SERVICE_WORDS: readonly string[] = [
  ...LATIN,
  ...KOREAN,
  ...KOREAN.map((word) => convertHangulToQwerty(word).toLowerCase()),
]

const SPELLED_WORDS = SERVICE_WORDS.map(spelled).toSorted((one, other) => other.length - one.length)
