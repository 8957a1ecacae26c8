import { plainRoom, ROOM_PATTERN } from '@lease-risk/contract/paper-names'
import type { PaperReading, TenantsOfHouse } from '@lease-risk/contract/papers-input'

export type TableRow = TenantsOfHouse['rows'][number]

/** As many as the service takes. */
const MOST_ROWS = 200

/** What the service takes as the name of a room. */
const ROOM = new RegExp(ROOM_PATTERN)

export const isRoom = (text: string): boolean => ROOM.test(text)

const plain = (room: string | undefined) => (room === undefined ? undefined : plainRoom(room))

const FIELDS = ['depositManwon', 'monthlyRentManwon', 'fixedDateOn', 'movedInOn'] as const

/** Two rows are one where they name one room, state nothing twice differently, and are by nobody's different word. */
function fits(one: TableRow, other: TableRow): boolean {
  return (
    one.room !== undefined &&
    plain(one.room) === plain(other.room) &&
    one.saidBy === other.saidBy &&
    FIELDS.every((field) => one[field] === undefined || other[field] === undefined || one[field] === other[field])
  )
}

/** Puts a row at its place (`at`, or the end), or into another row about its room that it completes. */
export function withRow(rows: readonly TableRow[], row: TableRow, at: number = rows.length): TableRow[] {
  const into = rows.findIndex((other, place) => place !== at && fits(other, row))
  const other = rows[into]
  if (other === undefined) return rows.toSpliced(at, 1, row).slice(0, MOST_ROWS)
  const papers = [...new Set([...other.papers, ...row.papers])]
  return rows.with(into, { ...other, ...row, papers }).filter((_, place) => place !== at)
}

/** No row is no table. */
export function tableOf(rows: readonly TableRow[]): Pick<PaperReading, 'tenantsOfHouse'> {
  return { tenantsOfHouse: rows.length === 0 ? undefined : { rows: rows.slice(0, MOST_ROWS) } }
}

type Tenant = NonNullable<NonNullable<PaperReading['seniorTenants']>['tenants']>[number]

/** A lease of a list of fixed dates. */
export function rowOfLease({ depositManwon, fixedDateOn, moveInReportedOn }: Tenant): TableRow {
  return {
    depositManwon,
    ...(fixedDateOn === undefined ? {} : { fixedDateOn }),
    ...(moveInReportedOn === undefined ? {} : { movedInOn: moveInReportedOn }),
    papers: ['FIXED_DATES'],
    saidBy: 'NOBODY',
  }
}
