import type { PropertyType } from './property-type.ts'
import { floorOfHo } from './unit-floor.ts'
import { isSameName, parseUnitText, plainUnitName } from './unit-text.ts'

/** Classes of owners in the land ledger (토지대장). `PUBLIC`: the state or a local government. */
export type OwnerClass = 'PERSON' | 'COMPANY' | 'PUBLIC' | 'GROUP' | 'OTHER'

/** A unit as a row of the ledger names it. */
type LedgerUnit = { dong: string | null; ho: string }

/** What the ledger says of the owners of a lot, or of one unit's share of it. It holds no name (R-VWORLD-07). */
export type OwnerRow = {
  /** `null`: of the lot as a whole. */
  unit: LedgerUnit | null
  ownerClass: OwnerClass
  /** `YYYY-MM-DD`, as all days here: of the last change of ownership. */
  changedOn: string | null
  /** The ledger's own word for its cause, such as `소유권이전`. */
  cause: string | null
  /** As given; 0 does not say that there is one owner. */
  coOwnerCount: number | null
  asOf: string | null
}

/** The land right (대지권) of one unit. */
export type LandRightRow = {
  unit: LedgerUnit | null
  /** `24.6/364.6`: the unit's share of the land, in ㎡. */
  ratio: string | null
  /** The entry is cancelled. */
  closed: boolean
  asOf: string | null
}

export type LedgerOwner = Omit<OwnerRow, 'unit'> & { of: 'UNIT' | 'LOT' }

/** `listed: null`: the list does not show whether the unit has one. */
export type LedgerLandRight = { listed: boolean | null; ratio: string | null; asOf: string | null }

/** Whether the homes of such a building are owned one by one, each with its share of the land. */
export function isDivided(type: PropertyType): boolean {
  return type === 'APARTMENT' || type === 'ROW_HOUSE_MULTI_UNIT' || type === 'OFFICETEL'
}

/** Words of causes that change what is written, not who owns it. */
const NO_TRANSFER = /성명|명칭|주소|등록번호|정정|경정|보존/

/** Whether a cause may be a transfer; an unknown cause may. */
export function mayTransfer(cause: string | null): boolean {
  return cause === null || !NO_TRANSFER.test(cause)
}

/**
 * The owner of the home: of a unit only by a row of that unit, since what is written of the lot says nothing of one of
 * its units (R-PAPERS-86). `null`: the ledger shows nothing of this home.
 */
export function ledgerOwner(
  rows: readonly OwnerRow[],
  { isUnit, unitText }: { isUnit: boolean; unitText: string | null },
): LedgerOwner | null {
  const fitting = isUnit ? rowsOfUnit(rows, unitText) : rows.filter(({ unit }) => unit === null)
  const asOf = latest(fitting.map((row) => row.asOf))
  const newest = fitting.filter((row) => row.asOf === asOf)
  const [first] = newest.toSorted((a, b) => (b.changedOn ?? '').localeCompare(a.changedOn ?? ''))
  if (first === undefined) return null
  const { unit: _, ...owner } = first
  const counts = newest.flatMap(({ coOwnerCount }) => coOwnerCount ?? [])
  return {
    ...owner,
    of: isUnit ? 'UNIT' : 'LOT',
    ownerClass: newest.some(({ ownerClass }) => ownerClass === 'COMPANY') ? 'COMPANY' : owner.ownerClass,
    coOwnerCount: counts.length === 0 ? null : Math.max(...counts),
  }
}

/**
 * The land right of the named unit. It is said to be missing from the list only where the list names other units of its
 * floor: elsewhere units may be numbered in another way.
 */
export function ledgerLandRight(rows: readonly LandRightRow[], unitText: string | null): LedgerLandRight {
  const { ho } = parseUnitText(unitText)
  const own = rowsOfUnit(rows, unitText).filter(({ closed }) => !closed)
  const asOf = latest((own.length > 0 ? own : rows).map((row) => row.asOf))
  const [found] = own.toSorted((a, b) => (b.asOf ?? '').localeCompare(a.asOf ?? ''))
  if (found !== undefined) return { listed: true, ratio: found.ratio, asOf }
  const floor = ho === null ? null : floorOfHo(ho)
  const isBeside = ({ unit, closed }: LandRightRow) =>
    unit !== null && !closed && floor !== null && floorOfHo(plainUnitName(unit.ho)) === floor
  return { listed: rows.some(isBeside) && !isSeveral(rows, unitText) ? false : null, ratio: null, asOf }
}

/** The rows of one unit; none where the name may stand for several. */
function rowsOfUnit<Row extends { unit: LedgerUnit | null }>(rows: readonly Row[], unitText: string | null): Row[] {
  return isSeveral(rows, unitText) ? [] : namedLike(rows, unitText)
}

function namedLike<Row extends { unit: LedgerUnit | null }>(rows: readonly Row[], unitText: string | null): Row[] {
  const { dong, ho } = parseUnitText(unitText)
  if (ho === null) return []
  return rows.filter(
    ({ unit }) =>
      unit !== null && isSameName(unit.ho, ho) && (dong === null || unit.dong === null || isSameName(unit.dong, dong)),
  )
}

function isSeveral(rows: readonly { unit: LedgerUnit | null }[], unitText: string | null): boolean {
  return new Set(namedLike(rows, unitText).map(({ unit }) => unit?.dong ?? '')).size > 1
}

function latest(days: readonly (string | null)[]): string | null {
  return days.reduce((newest, day) => ((day ?? '') > (newest ?? '') ? day : newest), null)
}
