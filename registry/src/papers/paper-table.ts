import { isPageNumber } from '../document/page-numbers.ts'
import type { PreparedPage } from '../document/prepared-page.ts'
import { cellOf, strikeOf, textOf } from '../entries/record.ts'
import { datesIn } from '../entries/references.ts'
import type { Character } from '../geometry/characters.ts'
import { hasHole } from '../geometry/holes.ts'
import { linesOf, type TextLine } from '../geometry/text-lines.ts'
import { headerRow, headingRuns } from '../table/header-row.ts'
import { tableOf } from '../table/table-rows.ts'
import { type Paper, placed, wholeDay } from './paper.ts'
import type { ReadValue, UnreadablePart } from './paper-reading.ts'

/** A column and its heading. What stands in an `unread` column, such as names, is not read and makes no value doubtful. */
export type PaperColumn = { role: string; words: string; unread?: true }

/** Texts of a row by column role, without blanks. `certain`: the row's borders are. `hasEnded`: it is struck or deleted. */
export type PaperRow = {
  page: number
  cells: Readonly<Record<string, string>>
  certain: boolean
  hasEnded: boolean
}

/** `hasEnd`: what closes the list stands below it on the last page. */
type PaperTable = { rows: PaperRow[]; roles: string[]; hasEnd: boolean }

/**
 * The columns of a table, which offices print in any order; those in `needs` are in all. `key` numbers the rows, and
 * `beside` starts each. `until`: the first line below the table. Of two columns with one heading the first comes first.
 */
export type TableForm = {
  columns: readonly PaperColumn[]
  needs: readonly (readonly string[])[]
  key: string
  beside: string
  until: RegExp
}

/** What an office prints at the end of a list: the day or its name. */
const CLOSING =
  /(?:동장|읍장|면장|시장|구청장|군수|등기소|등기국|법원|지원|센터|출장소)장?(?:직인|인)?$|^(?:19|20)\d{2}년\d{1,2}월\d{1,2}일$/

/** Headers are never further down a page. */
const MOST_LINES_ABOVE = 40
/** A table starts on one of the first pages. */
const MOST_PAGES_BEFORE = 3

/** The rows of the first table with these columns, across all its pages; `null` if there is none. */
export function paperTable(
  pages: readonly PreparedPage[],
  { columns: known, needs, key, beside, until }: TableForm,
): PaperTable | null {
  for (const columns of ordersIn(pages, known, needs)) {
    const roles = columns.map(({ role }) => role)
    const keyAt = Math.max(0, roles.indexOf(roles.includes(key) ? key : beside))
    const by = { key: keyAt, beside: Math.max(0, roles.indexOf(beside)) }
    const words = columns.map((column) => column.words)
    const header = ({ lines, upright }: PreparedPage) => headerRow(lines.slice(0, MOST_LINES_ABOVE), words, upright)
    const first = pages.findIndex((page) => header(page) !== null)
    if (first < 0) continue
    const segments = pages.slice(first).map((page) => ({
      section: 'TITLE' as const,
      page,
      title: 'TABLE',
      lines: linesUntil(page, until, header(page)?.bottom ?? null),
      saysNone: false,
    }))
    const { rows } = tableOf(segments, words, by)
    return {
      roles,
      hasEnd: hasEnd(pages.at(-1), until, header),
      rows: rows
        .map((row) => ({ ...row, cells: withoutPlaces(row.cells, keyAt) }))
        .map(({ page, cells, certain }) => ({
          page,
          certain: certain && !cells.some((cell, at) => columns[at]?.unread !== true && isBroken(linesOf(cell))),
          hasEnded: strikeOf(cellOf(cells)) !== 'LIVE' || cells.some((cell) => ENDED.test(textOf(cellOf([cell])))),
          cells: Object.fromEntries(roles.map((role, at) => [role, textOf(cellOf([cells[at] ?? []]))])),
        })),
    }
  }
  return null
}

function hasEnd(
  last: PreparedPage | undefined,
  until: RegExp,
  header: (page: PreparedPage) => { bottom: number } | null,
): boolean {
  const from = (last && header(last)?.bottom) ?? Number.NEGATIVE_INFINITY
  return (last?.lines ?? []).some(({ text, y }) => y > from && (until.test(text) || CLOSING.test(text)))
}

/** Words for a row that is not in effect, in a cell of its own or at the end of one. */
const ENDED = /(?:말소|해지|취소|무효|삭제|거주불명)(?:자|등록|됨)?[)\]]?$/

/** Whether a number has a gap, or its unit starts the next line, so that a digit may be missing before it. */
function isBroken(lines: readonly TextLine[]): boolean {
  return lines.some(({ characters, text }, at) => {
    const isCutOff = /\d$/.test(lines[at - 1]?.text ?? '') && /^[년월일]/.test(text)
    return isCutOff || hasHole(characters)
  })
}

/** The orders of columns under which the pages may have such a table, most columns first. */
function ordersIn(
  pages: readonly PreparedPage[],
  known: readonly PaperColumn[],
  needs: TableForm['needs'],
): PaperColumn[][] {
  const words = known.map((column) => column.words)
  const runs = pages
    .slice(0, MOST_PAGES_BEFORE)
    .flatMap(({ lines, upright }) => headingRuns(lines.slice(0, MOST_LINES_ABOVE), words, upright))
  const orders = runs.flatMap((run) => {
    const columns: PaperColumn[] = []
    for (const at of run) {
      const isFree = ({ role, words: own }: PaperColumn) =>
        own === words[at] && !columns.some((other) => other.role === role)
      const column = known.find(isFree)
      if (column === undefined) return []
      columns.push(column)
    }
    return needs.every((roles) => columns.some(({ role }) => roles.includes(role))) ? [columns] : []
  })
  const byRoles = new Map(orders.map((columns) => [columns.map(({ role }) => role).join(), columns]))
  return [...byRoles.values()].toSorted((a, b) => b.length - a.length)
}

/** Lines of a page down to the one below the table, without page numbers and repeated titles; `header`: its last y. */
function linesUntil({ lines }: PreparedPage, until: RegExp, header: number | null): TextLine[] {
  const end = lines.findIndex(({ text, y }) => (header === null || y > header) && until.test(text))
  const last = lines.at(-1)
  const all = last !== undefined && isPageNumber(last.text) ? lines.slice(0, -1) : lines
  const kept = end < 0 ? all : lines.slice(0, end)
  return header !== null
    ? kept
    : kept.slice(
        Math.max(
          0,
          kept.findIndex(({ text }) => /^\d{1,3}(?:\D|$)|(?:19|20)\d{2}[년.\-/]/.test(text) && !/\d\/\d/.test(text)),
        ),
      )
}

const NONE =
  /^[-*(【[]*(?:(?:해당|조회)(?:사항|내역|자료)?(?:이|은|가)?없음|확정일자(?:부여)?(?:현황|내역|정보)?(?:이|은|가)?없(?:음|습니다)|해당주소의세대주가존재하지않(?:음|습니다)|전입세대(?:가)?없(?:음|습니다))\.?[-*)】\]]*$/

/** What a line above a list has before its first number if it is no row. */
const OF_HEAD = /소재지|지번|주소|목적물|번호|일시|일자|기간|기관|단위|서식|별지|규칙|법|구분|신청인/
const AMOUNT = /\d{1,3}(?:,\d{3}){2,}|\d[천백]?만원/

/** Days that are not of the listed rows. */
const OWN_DAY = /발급|발행|열람|출력|교부|작업|조회|확인일|신청|접수|제공|기준|기간/

/**
 * Whether a line of the paper states that there is nothing to list; `null` if not, if there are rows, or if there may be:
 * a line of another part may state it while the headings of the table were not found. Above it a number or a masked name
 * may only stand behind a word of the head.
 */
export function noneIn({ lines }: Paper, rows: number): ReadValue<true> | null {
  const at = lines.findIndex(({ text }) => NONE.test(text))
  const line = lines[at]
  const mayBeRow = ({ text }: { text: string }, index: number) => {
    const head = /^[^\d*○]*(?=[\d*○])/.exec(text)?.[0]
    const isOfHead = head === undefined || OF_HEAD.test(head) || isPageNumber(text)
    const isDated = datesIn(text).length > 0 && !OWN_DAY.test(text) && wholeDay(text) === null
    return isDated || AMOUNT.test(text) || (index < at && !isOfHead)
  }
  if (line === undefined || rows > 0 || lines.some(mayBeRow)) return null
  return { value: true, state: 'SETTLED', source: placed(line.page, line.text) }
}

const COUNT = /(?:^|[^\d])(?:총|전체|합계|건수)[:：]?(\d{1,4})(?:건|세대|가구)|세대수[:：]?(\d{1,4})세대/

/** The number of rows that the paper states. */
export function printedCount({ lines }: Paper): number | null {
  const counts = new Set(
    lines.flatMap(({ text }) => {
      const found = COUNT.exec(text)
      return found === null ? [] : [Number(found[1] ?? found[2])]
    }),
  )
  return counts.size === 1 ? ([...counts][0] ?? null) : null
}

/** The room or the address of a row, on a line below it. */
const PLACES = /제?[A-Z지하비]*\d{1,5}(?:-\d{1,4})?(?:번지|번길|동|층|호|가|길)|(?:로|길|동|리)\d{1,5}(?:-\d{1,4})?/g
const isPlaceText = (text: string): boolean => /\d/.test(text) && !/\d/.test(text.replace(PLACES, ''))
const isPlace = ({ cells }: PaperRow): boolean =>
  (cells['number'] ?? '') === '' && isPlaceText(Object.values(cells).join(''))

/** The cells of a row without a line below its first that is a place from the first to the last cell. */
function withoutPlaces(cells: readonly Character[][], keyAt: number): Character[][] {
  const key = new Set(cells[keyAt])
  const [, ...more] = linesOf(cells.flat())
  const places = more.filter(({ text, characters }) => isPlaceText(text) && !characters.some((each) => key.has(each)))
  const dropped = new Set(places.flatMap(({ characters }) => characters))
  return cells.map((cell) => cell.filter((letter) => !dropped.has(letter)))
}

/** Rows with a date in one column. Non-consecutive numbers and incomplete rows are reported in `unreadable`. */
export function rowsInOrder(rows: readonly PaperRow[], role: string, unreadable: UnreadablePart[]): PaperRow[] {
  const dated = rows.filter(({ cells }) => datesIn(cells[role] ?? '').length > 0)
  const numbers = dated.flatMap(({ cells }) => (cells['number'] === undefined ? [] : [cells['number']]))
  const isInOrder = numbers.every((number, at) => number === String(at + 1))
  const others = rows.filter(
    (row) => !dated.includes(row) && /\d/.test(Object.values(row.cells).join('')) && !isPlace(row),
  )
  if (!isInOrder || others.length > 0) unreadable.push('ROWS')
  return dated
}
