import { encodeCp949 } from '../../../sandbox/src/cp949.ts'

/** Encodings of Korean letters in which a file may write its text, each the horizontal one of its character maps. */
export const ENCODINGS = ['UniKS-UCS2-H', 'UniKS-UTF16-H', 'UniKS-UTF8-H', 'UniKS-UTF32-H', 'KSC-EUC-H', 'KSCms-UHC-H']

/** A printed file with its text in another encoding, whose fonts do not say what their letters mean. */
export function withEncoding(file: Uint8Array, encoding: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(file)
    .toString('latin1')
    .replaceAll('/Encoding /Identity-H', `/Encoding /${encoding}`)
    .replaceAll('(Identity)', '(Korea1)')
    .replaceAll('/ToUnicode', '/NotUnicode')
    .replaceAll('/CIDToGIDMap /Identity', '')
    .replaceAll(/\/W \[[\d ]*\]/g, (widths) => `/W [${widthsOf(widths)}]`)
    .replaceAll(/(?<=> Tj|Td |Tm )<([\da-f]*)>(?= Tj)/g, (_, hex: string) => `<${encoded(hex, encoding)}>`)
  return Buffer.from(text, 'latin1')
}

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
