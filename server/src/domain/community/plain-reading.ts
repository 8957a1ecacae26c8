/** A text with normalised digits, and for each of its UTF-16 units the start and end in the original text. */
export type Reading = { plain: string; starts: number[]; ends: number[] }

/** Invisible characters: joiners, soft hyphens, fillers, variation selectors, marks over or around a digit. */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]$/u
/** One letter with its parts: a decomposed syllable is three characters. */
const LETTER = /[\u1100-\u115f][\u1160-\u11ff]+|[^]/gu
const ORDINARY = /^[\0-\x7f가-힣]$/
/** Includes vowels, ideographs and the long-vowel sign that look like a dash. */
const DASH = /^(?:\p{Pd}|[−ㅡᅳー一ㅣᅵ])$/u
const DOT = /^[ㆍᆞ]$/

/**
 * Possible readings of a text: without invisible characters, with digits of every width and script as 0 to 9 and
 * look-alikes of a dash as `-`. There are two if it has circled or superscript numbers: with these as digits, and as
 * signs next to digits (`①010`, `84m²`).
 */
export function plainReadings(text: string): Reading[] {
  const seen = leaveOutUnseen(text)
  const readings = [readPlainly(seen, plainOf)]
  if (/\p{No}/u.test(text))
    readings.push(readPlainly(seen, (letter) => (/^\p{No}$/u.test(letter) ? '·' : plainOf(letter))))
  return readings
}

function leaveOutUnseen(text: string): Reading {
  const seen: Reading = { plain: '', starts: [], ends: [] }
  let start = 0
  for (const sign of text) {
    const end = start + sign.length
    if (ORDINARY.test(sign) || !UNSEEN.test(sign)) append(seen, sign, start, end)
    start = end
  }
  return seen
}

function readPlainly(seen: Reading, read: (letter: string) => string): Reading {
  const reading: Reading = { plain: '', starts: [], ends: [] }
  for (const { 0: letter, index } of seen.plain.matchAll(LETTER)) {
    const [start = 0, end = 0] = [seen.starts[index], seen.ends[index + letter.length - 1]]
    append(reading, read(letter), start, end)
  }
  return reading
}

function append(reading: Reading, signs: string, start: number, end: number): void {
  reading.plain += signs
  for (let unit = 0; unit < signs.length; unit += 1) {
    reading.starts.push(start)
    reading.ends.push(end)
  }
}

function plainOf(letter: string): string {
  if (ORDINARY.test(letter)) return letter
  if (DASH.test(letter)) return '-'
  // NFKC would turn ㎡ into a letter and a digit
  if (/^\p{So}$/u.test(letter)) return letter
  return Array.from(letter.normalize('NFKC'), (sign) => {
    if (DASH.test(sign)) return '-'
    if (DOT.test(sign)) return '·'
    return /^\p{Nd}$/u.test(sign) ? digitOf(sign) : sign
  }).join('')
}

/** In every script, the ten digits have consecutive code points, starting at zero. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let zero = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}
