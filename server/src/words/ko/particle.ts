/** The final consonants of the spoken digits (영, 일, 이 …): none, ㄹ, or another. */
const DIGIT_FINALS = ['OTHER', 'RIEUL', 'NONE', 'OTHER', 'NONE', 'NONE', 'OTHER', 'RIEUL', 'RIEUL', 'NONE'] as const
const SYLLABLES_FROM = 0xac00
const SYLLABLES_TO = 0xd7a3
const FINALS = 28
const RIEUL = 8

/** The forms after a final consonant and after a vowel. */
type Particle = '은/는' | '을/를' | '이/가' | '으로/로'

/** Appends the particle that fits a word's sound: `신림동은`, `강남역을`, `서울로`. Trailing punctuation is ignored. */
export function withParticle(word: string, particle: Particle): string {
  const [afterConsonant, afterVowel] = particle.split('/')
  const final = finalOf(word.replace(/[^\p{L}\p{N}]+$/u, ''))
  const isVowel = final === 'NONE' || (final === 'RIEUL' && particle === '으로/로')
  return `${word}${isVowel ? afterVowel : afterConsonant}`
}

type Final = 'NONE' | 'RIEUL' | 'OTHER'

function finalOf(word: string): Final {
  const letter = word.at(-1) ?? ''
  if (/[0-9]/.test(letter)) return DIGIT_FINALS[Number(letter)] ?? 'NONE'
  if (/[a-z]/i.test(letter)) return finalOfLatin(word)
  const code = letter.codePointAt(0) ?? 0
  if (code < SYLLABLES_FROM || code > SYLLABLES_TO) return 'NONE'
  const final = (code - SYLLABLES_FROM) % FINALS
  if (final === 0) return 'NONE'
  return final === RIEUL ? 'RIEUL' : 'OTHER'
}

/** A romanised name by its last sound (Sillim, Jongno); capitals alone by the names of the letters (LH 엘에이치). */
function finalOfLatin(word: string): Final {
  const [latin = ''] = /[A-Za-z]+$/.exec(word) ?? []
  const isSpelt = latin === latin.toUpperCase()
  if ((isSpelt ? /[LR]$/ : /l$/).test(latin)) return 'RIEUL'
  return (isSpelt ? /[MN]$/ : /[mngkpt]$/).test(latin) ? 'OTHER' : 'NONE'
}
