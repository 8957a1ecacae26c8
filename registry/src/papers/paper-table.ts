import type { PreparedPage } from '../document/prepared-page.ts'
import { cellOf, textOf } from '../entries/record.ts'
import { datesIn } from '../entries/references.ts'
import { hasHole } from '../geometry/holes.ts'
import { linesOf, type TextLine } from '../geometry/text-lines.ts'
import { headerRow } from '../table/header-row.ts'
import { tableOf } from '../table/table-rows.ts'
import { type Paper, placed, wholeDay } from './paper.ts'
import type { ReadValue, UnreadablePart } from './paper-reading.ts'

/** A column and its heading; `optional` columns are not in every version of a form. */
export type PaperColumn = { role: string; words: string; optional?: true }

/** Texts of a row by column role, without blanks. `certain`: the row's borders are certain. */
export type PaperRow = { page: number; cells: Readonly<Record<string, string>>; certain: boolean }

type PaperTable = { rows: PaperRow[]; roles: string[] }

/** Column orders to find. `key` numbers the rows, and `beside` starts each. `until`: the first line below the table. */
export type TableForm = { orders: readonly (readonly PaperColumn[])[]; key: string; beside: string; until: RegExp }

/** Headers are never further down a page. */
const MOST_LINES_ABOVE = 40

/** The rows of the first table with these columns, across all its pages; `null` if there is none. */
export function paperTable(
  pages: readonly PreparedPage[],
  { orders, key, beside, until }: TableForm,
): PaperTable | null {
  for (const columns of orders.flatMap(choicesOf)) {
    const roles = columns.map(({ role }) => role)
    const keyAt = Math.max(0, roles.indexOf(roles.includes(key) ? key : beside))
    const by = { key: keyAt, beside: Math.max(0, roles.indexOf(beside)) }
    const words = columns.map((column) => column.words)
    const segments = pages.map((page) => ({
      section: 'TITLE' as const,
      page,
      title: 'TABLE',
      lines: linesUntil(page, until, words),
      saysNone: false,
    }))
    const first = segments.findIndex(
      ({ lines, page }) => headerRow(lines.slice(0, MOST_LINES_ABOVE), words, page.upright) !== null,
    )
    if (first < 0) continue
    const { rows } = tableOf(segments.slice(first), words, by)
    return {
      roles,
      rows: rows.map(({ page, cells, certain }) => ({
        page,
        certain: certain && !cells.some((cell) => isBroken(linesOf(cell))),
        cells: Object.fromEntries(roles.map((role, at) => [role, textOf(cellOf([cells[at] ?? []]))])),
      })),
    }
  }
  return null
}

/** Whether a number has a gap, or its unit starts the next line, so that a digit may be missing before it. */
function isBroken(lines: readonly TextLine[]): boolean {
  return lines.some(({ characters, text }, at) => {
    const isCutOff = /\d$/.test(lines[at - 1]?.text ?? '') && /^[년월일]/.test(text)
    return isCutOff || hasHole(characters)
  })
}

/** Every combination of the optional columns, most columns first. */
function choicesOf(columns: readonly PaperColumn[]): PaperColumn[][] {
  const optional = columns.filter((column) => column.optional === true)
  const choices = Array.from({ length: 2 ** optional.length }, (_, bits) =>
    columns.filter((column) => column.optional !== true || (bits & (1 << optional.indexOf(column))) !== 0),
  )
  return choices.toSorted((one, other) => other.length - one.length)
}

/** Lines of a page down to the one below the table, without page numbers and repeated titles. */
function linesUntil({ lines }: PreparedPage, until: RegExp, words: readonly string[]) {
  const header = new RegExp(words.slice(0, 2).join('|'))
  const start = lines.findIndex(({ text }) => header.test(text))
  const end = lines.findIndex(({ text }, at) => at > start && until.test(text))
  const kept = end < 0 ? lines : lines.slice(0, end)
  return start >= 0
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

/** Days that are not of the listed rows. */
const OWN_DAY = /발급|발행|열람|출력|교부|작업|조회|확인일|신청|접수|제공|기준|기간/

/**
 * Whether a line of the paper states that there is nothing to list; `null` if not, if there are rows, or if there may be:
 * a line of another part may state it while the headings of the table were not found.
 */
export function noneIn({ lines }: Paper, rows: number): ReadValue<true> | null {
  const line = lines.find(({ text }) => NONE.test(text))
  const mayHaveRows = lines.some(
    ({ text }) => datesIn(text).length > 0 && !OWN_DAY.test(text) && wholeDay(text) === null,
  )
  if (line === undefined || rows > 0 || mayHaveRows) return null
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

/** Rows with a date in one column. Non-consecutive numbers and incomplete rows are reported in `unreadable`. */
export function rowsInOrder(rows: readonly PaperRow[], role: string, unreadable: UnreadablePart[]): PaperRow[] {
  const dated = rows.filter(({ cells }) => datesIn(cells[role] ?? '').length > 0)
  const numbers = dated.flatMap(({ cells }) => (cells['number'] === undefined ? [] : [cells['number']]))
  const isInOrder = numbers.every((number, at) => number === String(at + 1))
  const others = rows.filter((row) => !dated.includes(row) && Object.values(row.cells).some((text) => /\d/.test(text)))
  if (!isInOrder || others.length > 0) unreadable.push('ROWS')
  return dated
}
