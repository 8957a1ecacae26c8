import { speaksOfEntries } from '../document/line-kinds.ts'
import type { Segment } from '../document/segments.ts'
import { type Character, middleOf } from '../geometry/characters.ts'
import { linesOf } from '../geometry/text-lines.ts'
import { type Columns, columnsUnder } from './columns.ts'
import { type HeaderRow, type HeaderWords, headerRow } from './header-row.ts'
import { type RowColumns, rowsOf } from './rows.ts'
import { type TableRow, withoutNotes } from './table-part.ts'

/** `hasHeader`: the column headings were found; without them, no part of the table was read. */
export type Table = { rows: TableRow[]; hasHeader: boolean; saysNone: boolean; isOpen: boolean }

/** Rows of one section across all its pages; columns may differ from page to page. */
export function tableOf(segments: readonly Segment[], words: HeaderWords, by: RowColumns): Table {
  let header: HeaderRow | null = null
  const rows: TableRow[] = []
  let isOpen = false
  for (const segment of segments) {
    const found = headerRow(segment.lines, words, segment.page.upright)
    header = found ?? header
    const letters = segment.lines.flatMap(({ characters }) => characters)
    if (header === null) {
      isOpen ||= letters.length > 0
      continue
    }
    const own = found
    const under =
      own === null ? letters : letters.filter((each) => !own.letters.has(each) && middleOf(each) > own.bottom)
    if (under.length > 0) rows.push(...rowsUnder(header, under, segment, by))
  }
  return { rows, hasHeader: header !== null, saysNone: segments.some(({ saysNone }) => saysNone), isOpen }
}

function rowsUnder(header: HeaderRow, letters: readonly Character[], segment: Segment, by: RowColumns): TableRow[] {
  const { page } = segment
  const [top, bottom] = [
    Math.min(...letters.map(({ y, height }) => y - height)),
    Math.max(...letters.map(({ y }) => y)),
  ]
  const upright = page.upright.filter(({ from, to }) => to > top && from < bottom)
  const columns = columnsUnder(header, letters, upright)
  const framed = withinFrame(letters, columns, upright, by)
  const noted = withoutNotes(framed, columns)
  const rows = rowsOf(
    {
      page: page.number,
      columns,
      letters: noted.letters,
      level: page.level.filter(({ at }) => at > top - header.height && at < bottom + header.height * 2),
      isContinued: segment.title === null,
    },
    by,
  )
  return noted.certain ? rows : rows.map((row) => ({ ...row, certain: false }))
}

/** If rules separate the columns, the table starts and ends with them. */
function withinFrame(
  letters: readonly Character[],
  { borders, framed }: Columns,
  upright: readonly { at: number; from: number; to: number }[],
  by: RowColumns,
): Character[] {
  if (!framed) return [...letters]
  const own = upright.filter(({ at }) => borders.some((border) => Math.abs(border - at) < 2))
  const top = Math.min(...own.map((each) => each.from)) - 1
  const bottom = Math.max(...own.map((each) => each.to)) + 1
  const isInside = (letter: Character) => middleOf(letter) >= top && middleOf(letter) <= bottom
  const outside = letters.filter((letter) => !isInside(letter))
  const from = by.key === 0 ? Number.NEGATIVE_INFINITY : (borders[by.key - 1] ?? 0)
  const to = borders[by.key] ?? Number.POSITIVE_INFINITY
  const hasKey = outside.some(({ x, right, text }) => /\d/.test(text) && x >= from && right <= to)
  const isOfEntries = speaksOfEntries(
    linesOf(outside)
      .map(({ text }) => text)
      .join(''),
  )
  return hasKey || isOfEntries ? [...letters] : letters.filter(isInside)
}
