/** The first leading consonant (초성) in Unicode's conjoining jamo; NFKC also maps ㄱ, ㄴ, … to these. */
const FIRST_INITIAL = 0x1100
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const INITIAL = /[\u1100-\u1112]/gu

/** Splits a text into letters: 신림 → ㅅㅣㄴㄹㅣㅁ (at most three per syllable). */
export function jamoOf(text: string): string {
  return text.normalize('NFD')
}

/** Converts the leading consonants of a text in NFKC to the letters that a keyboard produces. */
export function withPlainInitials(text: string): string {
  return text.replace(INITIAL, (initial) => INITIALS.charAt(initial.charCodeAt(0) - FIRST_INITIAL))
}

/** Whether a pattern of syllables and leading consonants (ㅅㄹㄷ, 신ㄹㄷ) matches a whole name. */
export function fitsInitials(pattern: string, name: string): boolean {
  if (pattern.length !== name.length) return false
  for (let at = 0; at < pattern.length; at += 1) {
    const wanted = pattern.charAt(at)
    if (wanted !== name.charAt(at) && wanted !== jamoOf(name.charAt(at)).charAt(0)) return false
  }
  return true
}

/** Whether two sequences of letters differ by exactly one missing, added or replaced letter. */
export function isOneLetterApart(one: string, other: string): boolean {
  const difference = one.length - other.length
  if (difference > 1 || difference < -1 || one === other) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return Math.max(one.length, other.length) - start - end === 1
}

/** Letters that many pronounce alike: ㅐ, ㅒ and ㅖ like ㅔ, ㅕ like ㅓ, ㅆ like ㅅ, ㅉ like ㅈ; in NFD. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u1162': '\u1166',
  '\u1164': '\u1166',
  '\u1168': '\u1166',
  '\u1167': '\u1165',
  '\u110a': '\u1109',
  '\u110d': '\u110c',
}

/** Whether two words differ by one letter that is pronounced alike: 월새 and 월세. */
export function isMisheard(one: string, other: string): boolean {
  const heard = (jamo: string) =>
    jamo.replaceAll(/[\u110a\u110d\u1162\u1164\u1167\u1168]/g, (letter) => ALIKE[letter] ?? letter)
  const [jamo, otherJamo] = [jamoOf(one), jamoOf(other)]
  return isOneLetterApart(jamo, otherJamo) && heard(jamo) === heard(otherJamo)
}
