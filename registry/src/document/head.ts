import type { DocumentKind, RegistryReading } from '../reading.ts'
import { kindOfLine } from './line-kinds.ts'

export type Head = Pick<RegistryReading, 'kind' | 'scope' | 'addressText' | 'viewedAt'> & {
  isRegistry: boolean
  /** Document numbers, `1143-2010-001234`: exactly one if all pages belong to one document. */
  numbers: string[]
  /** Whether the pages are of two documents, by the numbers in their heads or the times at which they were viewed. */
  isOfTwo: boolean
}

const KINDS: Record<string, DocumentKind> = { 집합건물: 'UNIT', 건물: 'BUILDING', 토지: 'LAND' }
const MOST_ADDRESS_LINES = 4

/** A line with the blanks as printed, and without blanks. */
export type HeadLine = { spaced: string; text: string }

/** Parses the head of a document from the lines of all its pages. */
export function headOf(lines: readonly HeadLine[]): Head {
  const all = lines.map(({ text }) => text)
  const joined = all.join('\n')
  const kindWord = /-(집합건물|건물|토지)-/.exec(joined)?.[1] ?? /\[(집합건물|건물|토지)\]/.exec(joined)?.[1]
  return {
    isRegistry: isRegistry(joined),
    kind: kindWord === undefined ? null : (KINDS[kindWord] ?? null),
    scope: /현재유효사항/.test(joined) ? 'CURRENT_ONLY' : /말소사항포함/.test(joined) ? 'WITH_CANCELLED' : null,
    addressText: addressOf(lines),
    viewedAt: viewedAt(joined.replaceAll('\n', ' ')),
    numbers: numbersIn(joined),
    isOfTwo: isOfTwo(all),
  }
}

const numbersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/고유번호:?(\d{4}-\d{4}-\d{6})/g)].map(([, number = '']) => number)),
]

function isOfTwo(lines: readonly string[]): boolean {
  const heads = lines.filter((line) => kindOfLine(line).kind === 'HEAD')
  const moments = lines.flatMap(
    (line) => /열람일시:?(\d{4}년\d{1,2}월\d{1,2}일\d{1,2}시\d{1,2}분\d{1,2}초)/.exec(line)?.[1] ?? [],
  )
  return numbersIn(heads.join('\n')).length > 1 || new Set(moments).size > 1
}

/**
 * Whether it is the certificate of all entries; one of some entries omits information that a tenant needs. Other papers,
 * such as a lease, name the registry in their sentences: its title starts a line and stands beside what only it has.
 */
function isRegistry(joined: string): boolean {
  if (/등기사항일부증명서/.test(joined)) return false
  const hasTitle = /^[^\p{L}\d]*(?:등기사항(?:전부)?증명서|등기부등본|등기부등)/mu.test(joined)
  const hasSections =
    /갑구/.test(joined.replace(/[【】[\]()]/g, '')) && /순위번호/.test(joined) && /등기목적/.test(joined)
  const isBesideTitle =
    /\[(?:집합건물|건물|토지)\]\S|고유번호:?\d{4}-\d{4}-\d{6}/.test(joined) ||
    joined.split('\n').some((line) => kindOfLine(line).kind === 'SECTION')
  return hasSections || (hasTitle && isBesideTitle)
}

/** The address in the first page head, which may span several lines. */
export function addressOf(lines: readonly HeadLine[]): string | null {
  const start = lines.findIndex(({ text }) => /^\[(?:집합건물|건물|토지)\]./.test(text))
  const first = lines[start]
  if (first === undefined) return null
  const parts = [first.spaced.replace(/^\s*\[[^\]]*\]\s*/, '').replace(/고유번호.*$/, '')]
  for (const { spaced, text } of lines.slice(start + 1, start + MOST_ADDRESS_LINES)) {
    if (kindOfLine(text).kind !== 'ROW' || /표시번호|순위번호/.test(text)) break
    parts.push(spaced)
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 300)
}

const MOMENT =
  /(\d{4})[년/.-](\d{1,2})[월/.-](\d{1,2})(?:일|(?![\d□])|(?=\d{2}[시:]))\.?(?:(\d{1,2})[시:](\d{1,2})(?:분|(?=:)|(?!\d)):?(?:(\d{1,2})초?)?)?/

/** When the document was viewed or issued, in Korean time as printed. */
function viewedAt(joined: string): string | null {
  const found =
    new RegExp(`(?:열람일시|발행일시|발급일시|출력일시|발행일|발급일):?${MOMENT.source}`).exec(joined) ??
    new RegExp(`서기${MOMENT.source}`).exec(joined)
  if (found === null) return null
  const [year = '', month, day, hour = '0', minute = '0', second = '0'] = found.slice(1)
  const two = (text: string | undefined) => (text ?? '').padStart(2, '0')
  const moment = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`
  return Number.isNaN(Date.parse(`${moment}Z`)) ? null : moment
}
