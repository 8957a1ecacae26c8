/**
 * Romanises place names by the Revised Romanization of Korean (국어의 로마자 표기법, 문화체육관광부고시 제2014-42호), as on
 * signs. The notation follows the pronunciation (chapter 3, 1), keeps ㅎ after ㄱ, ㄷ and ㅂ in names (Mukho), and shows
 * no sound change across the hyphen before a unit (chapter 3, 5).
 *
 * The library es-hangul follows the pronunciation of dictionary words, and inserts an ㄴ that names do not have: Annyang for
 * Anyang. A test compares the two wherever that makes no difference.
 */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const INITIAL_LETTERS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
/** In the order of Unicode. */
export const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
/** By the number of the final in Unicode; double finals have both letters. */
const FINALS =
  ' ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')
/** The sound of a final before a pause; of two letters the first, except in 닭, 삶 and 읊. */
const CLOSED = table(
  'ㄱ=k ㄲ=k ㅋ=k ㄴ=n ㄷ=t ㅅ=t ㅆ=t ㅈ=t ㅊ=t ㅌ=t ㅎ=t ㄹ=l ㅁ=m ㅂ=p ㅍ=p ㅇ=ng ㄹㄱ=k ㄹㅁ=m ㄹㅍ=p',
)
/** Sounds that change where they meet: 종로 Jongno, 신림 Sillim. */
const MEETING = table('kn=ngn kr=ngn km=ngm tn=nn tr=nn tm=nm pn=mn pr=mn pm=mm mr=mn ngr=ngn nr=ll ln=ll lr=ll')
const FIRST = '가'.charCodeAt(0)
const LAST = '힣'.charCodeAt(0)
const FINALS_A_VOWEL = 28
const VOWELS_AN_INITIAL = 21

type Syllable = { initial: string; vowel: string; final: string }

function table(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(' ').map((pair) => pair.split('=', 2) as [string, string]))
}

function syllableOf(character: string): Syllable | null {
  const code = character.charCodeAt(0)
  if (code < FIRST || code > LAST) return null
  const number = code - FIRST
  return {
    initial: INITIAL_LETTERS.charAt(Math.floor(number / (VOWELS_AN_INITIAL * FINALS_A_VOWEL))),
    vowel: VOWELS[Math.floor(number / FINALS_A_VOWEL) % VOWELS_AN_INITIAL] ?? '',
    final: FINALS[number % FINALS_A_VOWEL] ?? '',
  }
}

/** Composes a syllable from its letters; the inverse of `syllableOf`. */
export function composeSyllable({ initial, vowel, final }: Syllable): string {
  const number =
    (INITIAL_LETTERS.indexOf(initial) * VOWELS_AN_INITIAL + VOWELS.indexOf(vowel)) * FINALS_A_VOWEL +
    FINALS.indexOf(final)
  return String.fromCharCode(FIRST + number)
}

const initialSound = (letter: string) => INITIALS[INITIAL_LETTERS.indexOf(letter)] ?? ''
const closedSound = (final: string) => CLOSED.get(final) ?? CLOSED.get(final.charAt(0)) ?? ''

/** Joins the end of a syllable and the beginning of the next one. */
function joint({ final }: Syllable, { initial, vowel }: Syllable): string {
  if (final === '') return initialSound(initial)
  if (initial === 'ㅇ') return linked(final, vowel)
  const closed = closedSound(final)
  const opening = initialSound(initial)
  // the ㅎ of 놓다, 않다 and 앓다
  if (final.endsWith('ㅎ') && 'ㄱㄷㅈ'.includes(initial)) {
    return (final === 'ㅎ' ? '' : closed) + initialSound('ㅋㅌㅊ'.charAt('ㄱㄷㅈ'.indexOf(initial)))
  }
  return MEETING.get(closed + opening) ?? closed + opening
}

/** Before a vowel, a final begins the next syllable: 월암 Woram, 굳이 guji, 닭이 dalgi, 잃어 ireo. */
function linked(final: string, vowel: string): string {
  if (final === 'ㅇ') return 'ng'
  const [first = '', second] = final
  if (second !== undefined && second !== 'ㅎ') return closedSound(first) + initialSound(second)
  if (vowel === 'i' && 'ㄷㅌ'.includes(first)) return first === 'ㄷ' ? 'j' : 'ch'
  return first === 'ㅎ' ? '' : initialSound(first)
}

/** Romanises Hangul in lower case, as one word; other characters are kept. */
export function romaniseSyllables(hangul: string): string {
  let text = ''
  let before: Syllable | null = null
  for (const character of hangul) {
    const syllable = syllableOf(character)
    if (before !== null) text += syllable === null ? closedSound(before.final) : joint(before, syllable)
    else if (syllable !== null) text += initialSound(syllable.initial)
    text += syllable?.vowel ?? character
    before = syllable
  }
  return text + (before === null ? '' : closedSound(before.final))
}
