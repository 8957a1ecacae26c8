import type { ReadRecord } from '../../evidence/ports.ts'
import type { Separator } from '../csv-records.ts'
import {
  type Day,
  daysOfSerial,
  isErrorMark,
  plainCell,
  plainNumber,
  plainWhole,
  shownDays,
} from './spreadsheet-values.ts'

type Cells = (title: string) => string

const AREAS = ['전용면적', '연면적', '계약면적']
const WHOLES = ['거래금액', '보증금', '월세금', '월세', '종전계약보증금', '종전계약월세', '층', '건축년도']
const NAMES = ['단지명', '건물명']

/** Cells that identify a deal: one that cannot be read would make it another deal, so that the row is refused. */
const IDENTIFYING: [title: string, reason: string][] = [
  ...AREAS.map((title): [string, string] => [title, `${title}을 읽을 수 없습니다.`]),
  ['층', '층을 읽을 수 없습니다.'],
  ['건축년도', '건축년도를 읽을 수 없습니다.'],
]
const READABLE = /^-?\d+(?:\.\d+)?$/
/** Names that a spreadsheet may have written: a day, a number, a mark of an error or of a text. */
const ODD_NAME = /^(?:[-=#'"’]|\d|[A-Za-zÀ-ž]{3,9}[-. ]*\d)/

/** Whether any cell of a row needs another reading than the one of an export as it was downloaded. */
export function mayBeRewritten(cell: Cells, read: ReadRecord, separator: Separator): boolean {
  if ('refusal' in read) return true
  const { areaSquareMeter, floor, buildYear, buildingName } = read.deal
  return (
    areaSquareMeter === null ||
    (floor === null && cell('층') !== '') ||
    (buildYear === null && cell('건축년도') !== '') ||
    (separator !== ',' && AREAS.some((title) => cell(title).includes(','))) ||
    (buildingName !== null && ODD_NAME.test(buildingName))
  )
}

/** The cell as the export wrote it, as far as that is certain; otherwise as it is, and the reader refuses the row. */
export function rewrittenCell(title: string, cells: Cells, separator: Separator): string {
  const cell = cells(title)
  if (cell === '') return ''
  if (AREAS.includes(title)) return plainNumber(cell, separator === ',' ? ',' : 'UNKNOWN') ?? `? ${cell}`
  if (WHOLES.includes(title)) return plainWhole(cell) ?? `? ${cell}`
  if (title === '계약년월') return monthOf(cell) ?? cell
  if (title === '계약일') return dayOf(cell, monthOf(cells('계약년월'))) ?? cell
  if (title === '해제사유발생일') return wholeDay(cell) ?? cell
  if (NAMES.includes(title)) return nameOf(cell, cells)
  // 번지 with its 본번 and 부번 has a reader of its own
  return ['번지', '본번', '부번'].includes(title) ? cell : plainText(cell)
}

/** Why a row whose cells were taken back is refused; `null`: nothing that identifies the deal is unreadable. */
export function unreadableCell(cells: Cells): string | null {
  const unreadable = IDENTIFYING.find(([title]) => cells(title) !== '' && !READABLE.test(cells(title)))
  if (unreadable !== undefined) return unreadable[1]
  const name = cells('단지명') || cells('건물명')
  return isRewrittenName(name) ? '건물 이름이 날짜나 수로 바뀌어 있습니다.' : null
}

/** Without the marks of a text only: the signs within a name are its own. */
function plainText(cell: string): string {
  const marked = /^(?:="(.*)"|'(.*))$/.exec(cell)
  return (marked?.[1] ?? marked?.[2] ?? cell).trim()
}

/** `(795)`, the name of a building without one, becomes `-795`; it names the lot. */
function nameOf(cell: string, cells: Cells): string {
  const name = plainText(cell)
  const number = /^-(\d+)$/.exec(name)?.[1]
  return number !== undefined && Number(number) === Number(plainWhole(cells('본번'))) ? `(${number})` : name
}

function isRewrittenName(name: string): boolean {
  if (isErrorMark(name) || /^-\d+$/.test(name) || /^\d\.?\d*E\+?\d+$/i.test(name)) return true
  // `12-3` is a name too
  return shownDays(name).length > 0 && !/^\d+-\d+$/.test(name)
}

/** `YYYYMM`. */
function monthOf(cell: string): string | null {
  const number = plainNumber(cell) ?? ''
  const whole = /^((?:19|20)\d{4})(?:\.0+)?$/.exec(number)?.[1]
  if (whole !== undefined) return whole
  const text = plainCell(cell)
  const inOrder = /^(\d{4})\s*[-./년年]\s*(\d{2}|\d(?=\s*[월月]|$))\s*[월月]?$/u.exec(text)
  // 2026.1 may have been 2026.10
  if (inOrder !== null) return /^\d{4}\.\d$/.test(text) ? null : monthText(Number(inOrder[1]), Number(inOrder[2]))
  const [year] = plainCell(cell).match(/\d+/g)?.slice(-1).map(Number) ?? []
  const [day, ...others] = /\p{L}/u.test(text)
    ? shownDays(cell).filter((each) => each.year !== null && each.day === null)
    : []
  if (day === undefined || others.length > 0 || year === undefined) return null
  return monthText(year < 100 ? 2000 + year : year, day.month)
}

function monthText(year: number, month: number): string | null {
  return year >= 1900 && year <= 2099 && month >= 1 && month <= 12 ? `${year}${String(month).padStart(2, '0')}` : null
}

/** A day of the month, also as a whole day of the month of the contract. */
function dayOf(cell: string, month: string | null): string | null {
  const whole = plainWhole(cell)
  if (whole !== null && Number(whole) <= 31) return whole
  const days = [...shownDays(cell), ...daysOfSerial(cell)].filter(
    (each) => each.year !== null && each.day !== null && monthText(each.year, each.month) === month,
  )
  const found = new Set(days.map(({ day }) => day))
  const [day] = found
  return found.size === 1 && month !== null ? String(day) : null
}

/** `YYYYMMDD`; `null` where the order of its numbers is open, and for a number that counts days from an unknown first one. */
function wholeDay(cell: string): string | null {
  const number = plainWhole(cell)
  if (number !== null) return /^\d{6}$|^20\d{6}$/.test(number) ? number : null
  const found = shownDays(cell).flatMap((each) => textOfDay(each) ?? [])
  const [day] = found
  return day !== undefined && new Set(found).size === 1 ? day : null
}

function textOfDay({ year, month, day }: Day): string | null {
  if (year === null || day === null || year < 2000 || year > 2099) return null
  return `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}
