import type { Section } from '../reading.ts'
import type { TableRow } from '../table/table-part.ts'
import { type Cell, cellOf, textOf } from './cell.ts'

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
export type Records = { records: EntryRecord[]; lost: number }

/** Entries made together with a transfer under its rank, which may be printed again. */
const BESIDE = /^(?:신탁|\d[\d-]*번신탁등기말소|금지사항|환매특약)/
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
    records.push({ section, rank: rank ?? '', page: row.page, certain: row.certain && rank !== null, own: [row] })
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
