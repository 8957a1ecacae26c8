import type { Character, Struck } from '../geometry/characters.ts'
import { isApart } from '../geometry/holes.ts'
import { linesOf } from '../geometry/text-lines.ts'
import type { Section } from '../reading.ts'
import type { TableRow } from '../table/table-part.ts'

/** The rank of a row whose number cannot be read. */
export const UNKNOWN_RANK = '?'

/** The content under one rank: its cells, and those of each of its rows. */
export type EntryRecord = {
  section: Section
  rank: string
  page: number
  certain: boolean
  rankCell: Cell
  rows: Cells[]
}

export type Cells = { purpose: Cell; receipt: Cell; cause: Cell; holder: Cell }

/** `lost`: number of rows that belong to no rank. */
type Records = { records: EntryRecord[]; lost: number }

/** Entries made together with a transfer under its rank, which may be printed again. */
export const BESIDE = /^(?:신탁|\d[\d-]*번신탁등기말소|금지사항|환매특약)/
const RANK = /^\d{1,4}(?:-\d{1,4}){0,3}$/

/** Parses `3`, `3-1`, `1 (전 3)`; `null` if it is not a rank. */
export function rankOf(key: string): string | null {
  const rank = key.replace(/\(?전[\d,.]*\)?/g, '').replace(/[.,]$/, '')
  return RANK.test(rank) ? rank : null
}

export function recordsOf(section: Section, rows: readonly TableRow[]): Records {
  const records: (Omit<EntryRecord, 'rows' | 'rankCell'> & { own: TableRow[] })[] = []
  let lost = 0
  for (const row of rows) {
    const last = records.at(-1)
    if (row.key === null) {
      if (last === undefined) lost += 1
      else last.own.push(row)
      continue
    }
    const rank = rankOf(row.key)
    if (last !== undefined && rank === last.rank && BESIDE.test(textOf(cellOf([row.cells[1] ?? []])))) {
      last.own.push(row)
      continue
    }
    records.push({
      section,
      rank: rank ?? UNKNOWN_RANK,
      page: row.page,
      certain: row.certain && rank !== null,
      own: [row],
    })
  }
  return { records: records.map(({ own, ...record }) => withCells(record, own)), lost }
}

function withCells(record: Omit<EntryRecord, 'rows' | 'rankCell'>, own: readonly TableRow[]): EntryRecord {
  const certain = record.certain && own.every((row) => row.certain)
  const groups = groupsOf(own)
  return {
    ...record,
    certain,
    rankCell: cellOf(own.map(({ cells }) => cells[0] ?? [])),
    rows: groups.map((group) => {
      const cell = (at: number) => cellOf(group.map(({ cells }) => cells[at] ?? []))
      return { purpose: cell(1), receipt: cell(2), cause: cell(3), holder: cell(4) }
    }),
  }
}

/** A row with its own purpose may be a second entry of the rank; a row without one continues the previous row. */
function groupsOf(rows: readonly TableRow[]): TableRow[][] {
  const groups: TableRow[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last !== undefined && (row.cells[1] ?? []).length === 0) last.push(row)
    else groups.push([row])
  }
  return groups
}

/**
 * Letters of a cell in reading order, without blanks. A cell may continue in the next row or on the next page.
 * `isAfterHole`: there is a gap before the letter.
 */
export type Cell = { text: string; struck: Struck; line: number; isAfterHole: boolean }[]

export function cellOf(rows: readonly (readonly Character[])[]): Cell {
  let line = -1
  return rows.flatMap((letters) =>
    linesOf(letters).flatMap(({ characters }) => {
      line += 1
      const own = line
      return characters.map((letter, at) => {
        const before = characters[at - 1]
        return {
          text: letter.text,
          struck: letter.struck,
          line: own,
          isAfterHole: before !== undefined && isApart(before, letter),
        }
      })
    }),
  )
}

export const textOf = (cell: Cell): string => cell.map(({ text }) => text).join('')

/** The text that is not struck. */
export const liveTextOf = (cell: Cell): string =>
  cell
    .filter(({ struck }) => struck !== 'YES')
    .map(({ text }) => text)
    .join('')

export function linesOfCell(cell: Cell): string[] {
  const lines = new Map<number, string>()
  for (const { text, line } of cell) lines.set(line, (lines.get(line) ?? '') + text)
  return [...lines.values()]
}

/** Whether an amount without a comma for each three digits goes on in the next line: a digit lost there leaves no trace. */
export function isLooselyBroken(cell: Cell, amounts: RegExp): boolean {
  const text = textOf(cell)
  const lines = cell.flatMap(({ text: own, line }) => Array.from({ length: own.length }, () => line))
  return [...text.matchAll(amounts)].some(({ index, 0: amount }) => {
    const isGrouped = /^\d{1,3}(?:,\d{3})+원$/.test(amount)
    return !isGrouped && lines[index] !== lines[index + amount.length - 1]
  })
}

/** Whether a number has a digit that is missing or off the baseline. `numbers`: pattern of the numbers to check. */
export function hasBrokenNumber(cell: Cell, numbers: RegExp): boolean {
  const text = textOf(cell)
  const ends = [...text.matchAll(numbers)].map(({ index, 0: { length } }) => [index, index + length] as const)
  let at = 0
  return cell.some(({ text: own, isAfterHole }) => {
    const start = at
    at += own.length
    return isAfterHole && ends.some(([from, to]) => start >= from && start < to)
  })
}

export type Strike = 'STRUCK' | 'LIVE' | 'MIXED'

const NEARLY_ALL = 0.8
const HARDLY_ANY = 0.1

/** Letters that a line merely touches can make the result mixed. */
export function strikeOf(cell: Cell): Strike {
  if (cell.length === 0) return 'LIVE'
  const count = (struck: Struck) => cell.filter((letter) => letter.struck === struck).length / cell.length
  if (count('YES') >= NEARLY_ALL) return 'STRUCK'
  return count('YES') <= HARDLY_ANY && count('UNSURE') <= HARDLY_ANY ? 'LIVE' : 'MIXED'
}
