import type { RegistryReading as PaperRegistry } from '@lease-risk/contract/papers-input'
import { addressOfHome, isOtherHome } from '@lease-risk/registry/document/same-home'
import type { EntryKind, ProblemCode, ReadEntry, RegistryReading, Signal } from '@lease-risk/registry/reading'
import { typedAmount } from './typed-amount.ts'

export type TypedEntry = PaperRegistry['entries'][number]

/**
 * Compared with the entries so far. NEW: not among them. SAME: equal to one of them. OTHERWISE: one of the same kind and day has
 * another amount or state. LEFT: only among them. SUM: like LEFT, but undated, so it may include an entry of the document.
 */
type Standing = 'NEW' | 'SAME' | 'OTHERWISE' | 'LEFT' | 'SUM'
export type Decision = 'YES' | 'NO' | TypedEntry

export type Row = {
  id: string
  standing: Standing
  shown: TypedEntry
  /** The entry in the document; `null` for typed entries and signals. */
  read: ReadEntry | null
  /** Counts only after an explicit press. */
  asks: boolean
  /** The resulting entry after a yes and after a no; `null`: none. */
  yes: TypedEntry | null
  no: TypedEntry | null
}

const MOST_ENTRIES = 100

/** Problems that leave open which home the document is of. */
const OF_WHICH_HOME = new Set<ProblemCode>([
  'OTHER_ADDRESS',
  'OTHER_HOME',
  'UNIT_DIFFERS',
  'FLOOR_DIFFERS',
  'LOT_DIFFERS',
])

const KINDS: Partial<Record<EntryKind | Signal, TypedEntry['kind']>> = {
  MORTGAGE: 'MORTGAGE',
  JEONSE_RIGHT: 'JEONSE_RIGHT',
  LEASE_REGISTRATION: 'LEASE_REGISTRATION',
  SEIZURE: 'SEIZURE',
  PROVISIONAL_SEIZURE: 'PROVISIONAL_SEIZURE',
  INJUNCTION: 'INJUNCTION',
  AUCTION: 'AUCTION',
  TRUST: 'TRUST',
  PROVISIONAL_REGISTRATION: 'PROVISIONAL_REGISTRATION',
  NO_LAND_RIGHT: 'NO_LAND_RIGHT',
  SEPARATE_LAND_REGISTRY: 'SEPARATE_LAND_REGISTRY',
  SUPERFICIES: 'OTHER',
  FORBIDDEN: 'OTHER',
  LEASE_RIGHT: 'OTHER',
  OTHER: 'OTHER',
}

/** Transfers, cancellations and changes. Their effect on a right is shown in the row of that right. */
export function othersOf({ entries }: RegistryReading): ReadEntry[] {
  return entries.filter(({ kind }) => KINDS[kind] === undefined)
}

/**
 * The typed entries beside which a document may be added: none of another home, and nothing of another home to those of this
 * one. `home`: the address of this home.
 */
export function besideTyped(
  reading: RegistryReading,
  typed: PaperRegistry | undefined,
  home: string,
): { registry: PaperRegistry | undefined; isBarred: boolean } {
  const read = reading.home
  const isOfOther = reading.problems.some(({ code }) => code === 'OTHER_HOME')
  if (typed === undefined) return { registry: undefined, isBarred: false }
  const isTypedOfOther = typed.home !== undefined && isOtherHome(home, typed.home)
  const isOneHome = typed.home === undefined || read === null || !isOtherHome(addressOfHome(typed.home), read)
  if (isTypedOfOther) return { registry: isOfOther && isOneHome ? typed : undefined, isBarred: false }
  return { registry: typed, isBarred: isOfOther || !isOneHome }
}

/** What the document and the entries beside it say of their home, as the papers carry it; `undefined`: nothing. */
export function homeOf({ home }: RegistryReading, typed: PaperRegistry | undefined): PaperRegistry['home'] {
  const stated = Object.fromEntries(Object.entries(home ?? {}).filter(([, text]) => text !== null))
  const all: NonNullable<PaperRegistry['home']> = { ...typed?.home, ...stated }
  return Object.keys(all).length === 0 ? undefined : all
}

/** The rows of a document merged with the entries so far. Rows that ask come first, led by new mortgages. */
export function rowsOf(reading: RegistryReading, typed: readonly TypedEntry[]): Row[] {
  const mayBeOfOther = reading.problems.some(({ code }) => OF_WHICH_HOME.has(code))
  const found = foundIn(reading)
  const taken = new Set<number>()
  const match = (fits: (known: TypedEntry) => boolean) => {
    const at = typed.findIndex((known, index) => !taken.has(index) && fits(known))
    if (at >= 0) taken.add(at)
    return typed[at]
  }
  const same = found.map(({ entry }) => match((known) => isSame(known, entry)))
  const rows = found.map(({ entry, read }, index): Row => {
    const id = String(index)
    const asks =
      mayBeOfOther || read?.state !== 'SETTLED' || (read.amountWon !== null && entry.amountManwon === undefined)
    const equal = same[index]
    if (equal) return { id, standing: 'SAME', shown: entry, read, asks: false, yes: equal, no: null }
    const known = match(({ kind, registeredOn }) => kind === entry.kind && registeredOn === (entry.registeredOn ?? ''))
    if (known) return { id, standing: 'OTHERWISE', shown: entry, read, asks: true, yes: entry, no: known }
    return { id, standing: 'NEW', shown: entry, read, asks, yes: entry, no: null }
  })
  const left = typed.flatMap((known, index): Row[] => {
    if (taken.has(index)) return []
    const asks = known.registeredOn === undefined && found.some(({ entry }) => entry.kind === known.kind)
    return [
      { id: `typed${index}`, standing: asks ? 'SUM' : 'LEFT', shown: known, read: null, asks, yes: known, no: null },
    ]
  })
  return [...rows, ...left].toSorted((one, other) => weightOf(one) - weightOf(other))
}

function foundIn({ entries, signals }: RegistryReading): { entry: TypedEntry; read: ReadEntry | null }[] {
  const ofEntries = entries.flatMap((read) => {
    const kind = KINDS[read.kind]
    return kind === undefined ? [] : [{ entry: typedOf(read, kind), read }]
  })
  const ofTitle = signals.map((signal) => ({
    entry: { kind: KINDS[signal] ?? 'OTHER', cancelled: false, jointCollateral: false },
    read: null,
  }))
  return [...ofEntries, ...ofTitle]
}

/** In the form of a typed entry. */
function typedOf(
  { receivedOn, amountWon, cancelled, jointCollateralList, jointCollateral }: ReadEntry,
  kind: TypedEntry['kind'],
) {
  const amountManwon = typedAmount(amountWon)
  return {
    kind,
    cancelled,
    jointCollateral: jointCollateral === true || jointCollateralList !== null,
    ...(receivedOn === null ? {} : { registeredOn: receivedOn }),
    ...(amountManwon === null ? {} : { amountManwon }),
  }
}

function isSame(one: TypedEntry, other: TypedEntry): boolean {
  return (
    one.kind === other.kind &&
    one.registeredOn === other.registeredOn &&
    one.amountManwon === other.amountManwon &&
    one.cancelled === other.cancelled &&
    one.jointCollateral === other.jointCollateral
  )
}

const STANDINGS: Standing[] = ['SUM', 'NEW', 'OTHERWISE', 'SAME', 'LEFT']

function weightOf({ asks, standing, shown }: Row): number {
  const mortgageFirst = shown.kind === 'MORTGAGE' ? 0 : 1
  return (asks ? 0 : 100) + (shown.cancelled ? 50 : 0) + STANDINGS.indexOf(standing) * 2 + mortgageFirst
}

export type Decisions = Readonly<Record<string, Decision>>

export function openRows(rows: readonly Row[], decisions: Decisions): Row[] {
  return rows.filter(({ id, asks }) => asks && decisions[id] === undefined)
}

/** The resulting entries of the papers; an unanswered row that asks counts as a no. Valid entries come before cancelled ones. */
export function entriesAfter(rows: readonly Row[], decisions: Decisions): TypedEntry[] {
  return chosen(rows, decisions).slice(0, MOST_ENTRIES)
}

/** How many valid entries the papers have no place for. */
export function entriesTooMany(rows: readonly Row[], decisions: Decisions): number {
  return chosen(rows, decisions)
    .slice(MOST_ENTRIES)
    .filter(({ cancelled }) => !cancelled).length
}

function chosen(rows: readonly Row[], decisions: Decisions): TypedEntry[] {
  const entries = rows.flatMap(({ id, asks, yes, no }) => {
    const decision = decisions[id] ?? (asks ? 'NO' : 'YES')
    const entry = decision === 'YES' ? yes : decision === 'NO' ? no : decision
    return entry === null ? [] : [entry]
  })
  return entries.toSorted((one, other) => Number(one.cancelled) - Number(other.cancelled))
}
