import { encodeCp949 } from '../../../sandbox/src/cp949.ts'

/** Encodings of Korean letters in which a file may write its text, each the horizontal one of its character maps. */
export const ENCODINGS = ['UniKS-UCS2-H', 'UniKS-UTF16-H', 'UniKS-UTF8-H', 'UniKS-UTF32-H', 'KSC-EUC-H', 'KSCms-UHC-H']

/** A text that is shown. */
const SHOWN = /(?<=> Tj|Td |Tm )<([\da-f]*)>(?= Tj)/g

/** A printed file with its text in another encoding, whose fonts do not say what their letters mean. */
export function withEncoding(file: Uint8Array, encoding: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(file)
    .toString('latin1')
    .replaceAll('/Encoding /Identity-H', `/Encoding /${encoding}`)
    .replaceAll('(Identity)', '(Korea1)')
    .replaceAll('/ToUnicode', '/NotUnicode')
    .replaceAll('/CIDToGIDMap /Identity', '')
    .replaceAll(/\/W \[[\d ]*\]/g, (widths) => `/W [${widthsOf(widths)}]`)
    .replaceAll(SHOWN, (_, hex: string) => `<${encoded(hex, encoding)}>`)
  return Buffer.from(text, 'latin1')
}

/** A printed file whose map gives these letters another meaning: `to` is a code unit in hexadecimal digits. */
export function withMeaning(file: Uint8Array, letters: string, to: string): Uint8Array<ArrayBuffer> {
  const pairs = Array.from(letters).map((letter) => `<${hexOfUnit(letter)}> <${to}>`)
  const range = '1 beginbfrange <0000> <ffff> <0000> endbfrange'
  const text = Buffer.from(file).toString('latin1')
  return Buffer.from(text.replace(range, `${range} ${pairs.length} beginbfchar ${pairs.join(' ')} endbfchar`), 'latin1')
}

/** A printed file that writes the numbers of letters in a font instead, and does not say what they mean. */
export function withNumbers(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const numbers = new Map<string, string>()
  const numberOf = (unit: string) => {
    const number = numbers.get(unit) ?? (numbers.size + 3).toString(16).padStart(4, '0')
    numbers.set(unit, number)
    return number
  }
  const text = Buffer.from(file)
    .toString('latin1')
    .replaceAll('/ToUnicode', '/NotUnicode')
    .replaceAll(SHOWN, (_, hex: string) => `<${(hex.match(/.{4}/g) ?? []).map(numberOf).join('')}>`)
  return Buffer.from(text, 'latin1')
}

const hexOfUnit = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(4, '0')

/** `hex`: UTF-16 code units. */
function encoded(hex: string, encoding: string): string {
  const units = hex.match(/.{4}/g) ?? []
  if (encoding.includes('UTF32')) return units.map((unit) => `0000${unit}`).join('')
  const text = units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('')
  if (encoding.includes('UTF8')) return Buffer.from(text).toString('hex')
  return encoding.startsWith('KSC') ? encodeCp949(text).toString('hex') : hex
}

/** Where the letters that are not Korean begin in Adobe-Korea1: the proportional ones, and those of half a width. */
const STARTS = [1, 8094]

/** Widths by number of the letter in Adobe-Korea1, from those by code: blank, other letters, digits. */
function widthsOf(byCode: string): string {
  const width = (code: number) => new RegExp(`\\b${code} \\d+ (\\d+)`).exec(byCode)?.[1] ?? ''
  const [blank, other, digit] = [32, 33, 48].map(width)
  return STARTS.map((start) =>
    [
      [start, start, blank],
      [start + 1, start + 15, other],
      [start + 16, start + 25, digit],
      [start + 26, start + 96, other],
    ]
      .flat()
      .join(' '),
  ).join(' ')
}
