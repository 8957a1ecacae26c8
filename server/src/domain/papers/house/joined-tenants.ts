import { sum } from '../../distribution/won.ts'
import { plainUnitName } from '../../property/unit-text.ts'
import { depositsBesideTable, hasUntypedDeposits } from '../claims/senior-tenants.ts'
import type { OtherTenant, PaperHome, SeniorTenants, TablePaper, TenantOfHouse, TypedPapers } from '../papers-input.ts'

/** The rows about one room, with their places in the table. A row that names no room stands alone. */
export type Occupancy = { rows: { at: number; row: TenantOfHouse }[]; isNamed: boolean }

export function occupanciesOf(table: readonly TenantOfHouse[]): Occupancy[] {
  const rooms = Map.groupBy(
    table.map((row, at) => ({ at, row })),
    ({ at, row }) => roomKey(row.room) ?? at,
  )
  return [...rooms].map(([room, rows]) => ({ rows, isNamed: typeof room === 'string' }))
}

/** `B01호` and `지하 1호` are one room; `null`: none is named. */
function roomKey(room: string | null): string | null {
  const plain = room === null ? '' : plainUnitName(room)
  return plain === '' ? null : plain
}

/** The deposits that are stated for a room, each amount once, the largest first. */
export function depositsOf({ rows }: Occupancy): number[] {
  const stated = rows.flatMap(({ row }) => row.depositManwon ?? [])
  return [...new Set(stated)].toSorted((a, b) => b - a)
}

export const TABLE_PAPERS = ['FIXED_DATES', 'HOUSEHOLDS', 'FOREIGN_RESIDENTS'] as const satisfies readonly TablePaper[]

/**
 * The number of rooms at least: those that are named, and of the rows without a room as many as one paper, or what stands on
 * none, has; the same tenant may stand on several papers.
 */
export function roomsAtLeast(occupancies: readonly Occupancy[]): number {
  const unnamed = occupancies.flatMap(({ isNamed, rows }) => (isNamed ? [] : rows.map(({ row }) => row.papers)))
  const counts = [
    ...TABLE_PAPERS.map((paper) => unnamed.filter((papers) => papers.includes(paper)).length),
    unnamed.filter((papers) => papers.length === 0).length,
  ]
  return occupancies.filter(({ isNamed }) => isNamed).length + Math.max(...counts)
}

/** The largest deposit of each room, added up; `null`: none is stated, which is not zero. */
export function statedSum(occupancies: readonly Occupancy[]): number | null {
  const largest = occupancies.flatMap((each) => depositsOf(each).slice(0, 1))
  return largest.length === 0 ? null : sum(largest)
}

/**
 * The tenant of a room. The largest deposit counts once. A day counts only where every row with a deposit states the same
 * one: otherwise any day may be right, the worst too. `null`: no deposit is stated.
 */
function tenantOf(occupancy: Occupancy): OtherTenant | null {
  const [depositManwon] = depositsOf(occupancy)
  if (depositManwon === undefined) return null
  const stating = occupancy.rows.flatMap(({ row }) => (row.depositManwon === null ? [] : [row]))
  const moveInReportedOn = agreedOn(stating.map(({ movedInOn }) => movedInOn))
  return {
    depositManwon,
    moveInReportedOn,
    fixedDateOn: agreedOn(stating.map((row) => row.fixedDateOn)),
    claimed: true,
  }
}

function agreedOn(days: readonly (string | null)[]): string | null {
  const [day = null, ...others] = new Set(days)
  return others.length === 0 ? day : null
}

const NOTHING_TYPED: SeniorTenants = { state: 'PARTLY', depositsManwon: [], sumManwon: null, countKnown: null }

/**
 * R-DIST-80. The papers with the tenants of the table beside the other tenants as typed. The table closes nothing: that all are known is
 * said elsewhere alone, and a row that does not fit to it takes it back.
 */
export function withTenantsOfHouse(typed: TypedPapers, home: PaperHome): TypedPapers {
  const { seniorTenants, tenantsOfHouse } = typed
  const table = tenantsOfHouse ?? []
  return table.length === 0 ? typed : { ...typed, seniorTenants: joinedTenants(table, seniorTenants, home) }
}

function joinedTenants(
  table: readonly TenantOfHouse[],
  seniorTenants: SeniorTenants | null,
  home: PaperHome,
): SeniorTenants {
  const occupancies = occupanciesOf(table)
  const seniors = seniorTenants ?? NOTHING_TYPED
  const isOpened = table.some(({ depositManwon }) => depositManwon === null) || doubts(occupancies, seniors, home)
  return {
    ...seniors,
    ...(isOpened && seniors.state === 'KNOWN' ? { state: 'PARTLY' } : {}),
    countAtLeast: Math.max(seniors.countAtLeast ?? 0, roomsAtLeast(occupancies)),
    ofHouse: occupancies.flatMap((each) => tenantOf(each) ?? []),
  }
}

function doubts(occupancies: readonly Occupancy[], seniors: SeniorTenants, home: PaperHome): boolean {
  return (
    occupancies.some((each) => depositsOf(each).length > 1) ||
    exceedsTyped(occupancies, seniors) ||
    exceedsRegister(occupancies, home)
  )
}

/** Whether the table has more, in money or in number, than what was said to be all. */
export function exceedsTyped(occupancies: readonly Occupancy[], seniors: SeniorTenants | null): boolean {
  if (seniors === null || hasUntypedDeposits(seniors)) return false
  const isMore = (statedSum(occupancies) ?? 0) > depositsBesideTable(seniors)
  return isMore || (seniors.countKnown !== null && roomsAtLeast(occupancies) > seniors.countKnown)
}

/** Whether the table has more rooms than the building has households, the tenant's own included. */
export function exceedsRegister(occupancies: readonly Occupancy[], { householdCount }: PaperHome): boolean {
  return householdCount !== null && roomsAtLeast(occupancies) > householdCount
}
