import { type Message, message, sentences, type Text } from '../../../words/message.ts'
import { addDays } from '../../calendar.ts'
import type { SmallLeaseTerms } from '../../law/small-lease-terms.ts'
import { ENTRY_KIND_FACTS } from '../claims/entry-kinds.ts'
import { leaseMayFail, rankOfEntry } from '../claims/tenant-priority.ts'
import type { PaperHome, RegistryEntry, TypedPapers } from '../papers-input.ts'
import { isRegistryRead } from '../registry-home.ts'
import { fixedDatesOfOthers } from './other-tenants.ts'
import { standingSpan } from './own-standing.ts'
import { type Chance, chanceAfterAuction, chanceAfterRegistration } from './small-lease-chance.ts'

/** The two amounts of a set of terms. */
type PaidFirst = Pick<SmallLeaseTerms, 'limitManwon' | 'protectedManwon'>

type SmallLeaseRow = Omit<SmallLeaseTerms, 'source'> & {
  source: Message
  /** Last day; `null` while it lasts. */
  effectiveUntil: string | null
  withinLimit: boolean
  /** The share of this deposit under these terms. */
  shareManwon: number
  needsLawCheck: boolean
  sentence: Text
}

export type SmallLease = {
  /** The basis for choosing the row. `TABLE_MISSING`: there is no table for this district. */
  basis: 'OLDEST_SECURITY_RIGHT' | 'NO_SECURITY_RIGHT' | 'DATE_UNKNOWN' | 'REGISTRY_NOT_READ' | 'TABLE_MISSING'
  /** Registration day of the oldest security right ahead; `null`: none, or not known. */
  decidingDate: string | null
  /** The rows that may apply, oldest first. */
  rows: SmallLeaseRow[]
  /** Before applying the cap for all small tenants together. `high` is `null` if there is no table. */
  shareManwon: { low: number; high: number | null }
  /** Whether nothing is paid regardless of the deposit. */
  excluded: boolean
  /** Whether nothing may be paid. */
  doubtful: boolean
  sentences: Message[]
}

/** The amount paid to the tenant before everyone else, by the terms that the oldest security right determines. */
export function smallLease(
  table: readonly SmallLeaseTerms[],
  { home, depositManwon, typed, asOf }: { home: PaperHome; depositManwon: number; typed: TypedPapers; asOf: string },
): SmallLease {
  const known = table.filter(({ effectiveFrom }) => effectiveFrom <= asOf)
  const chosen = decidingRows(known, home, typed)
  const rows = chosen.rows.map((terms) => rowOf(terms, known, depositManwon))
  const { excluded, doubtful, notes } = obstacles(typed, home.isShared)
  const isAmbiguous = new Set(rows.map(({ effectiveFrom }) => effectiveFrom)).size < rows.length
  const later = chosen.steps.map((terms) => smallLeaseShare(terms, depositManwon))
  const byRights = excluded ? [0] : [...rows.map(({ shareManwon }) => shareManwon), ...later]
  const byFixedDates = excluded ? [] : sharesBefore(fixedDatesOfOthers(typed, home), known, depositManwon)
  const shares =
    byRights.length === 0 ? [] : [...byRights, ...byFixedDates.filter((each) => each < Math.min(...byRights))]
  return {
    basis: chosen.basis,
    decidingDate: chosen.decidingDate,
    rows,
    shareManwon: {
      low: excluded || doubtful || chosen.beforeTable || shares.length === 0 ? 0 : Math.min(...shares),
      high: shares.length === 0 ? null : Math.max(...shares),
    },
    excluded,
    doubtful,
    sentences: [
      message('SMALL_LEASE_BASIS', { basis: chosen.basis }),
      ...(isAmbiguous ? [message('SMALL_LEASE_SEVERAL_REGIONS')] : []),
      ...(Math.max(0, ...later) > Math.min(...byRights) ? [message('SMALL_LEASE_STEPS')] : []),
      ...(shares.length > byRights.length ? [message('FIXED_DATE_ROWS')] : []),
      ...(chosen.beforeTable ? [message('SMALL_LEASE_BEFORE_TABLE')] : []),
      ...notes,
      message('SMALL_LEASE_CONDITIONS'),
    ],
  }
}

type Chosen = Pick<SmallLease, 'basis' | 'decidingDate'> & {
  rows: SmallLeaseTerms[]
  /** The terms by which small tenants rank before later security rights. */
  steps: SmallLeaseTerms[]
  beforeTable: boolean
}

function decidingRows(table: readonly SmallLeaseTerms[], home: PaperHome, typed: TypedPapers): Chosen {
  const chosen = { decidingDate: null, rows: [...table], steps: [], beforeTable: false }
  if (table.length === 0) return { ...chosen, basis: 'TABLE_MISSING' }
  if (!isRegistryRead(typed, home)) return { ...chosen, basis: 'REGISTRY_NOT_READ' }
  const rights = seniorSecurityRights(typed)
  if (rights.length === 0) return { ...chosen, rows: newestOf(table), basis: 'NO_SECURITY_RIGHT' }
  const dates = rights.flatMap(({ registeredOn }) => registeredOn ?? [])
  if (dates.length === 0) return { ...chosen, basis: 'DATE_UNKNOWN' }
  const oldest = dates.toSorted()[0] ?? ''
  const upTo = table.filter(({ effectiveFrom }) => effectiveFrom <= oldest)
  const first = table.filter(({ effectiveFrom }) => effectiveFrom === table[0]?.effectiveFrom)
  // the oldest right is of that day or earlier, even if another one has no date
  const beforeTable = upTo.length === 0
  if (dates.length < rights.length)
    return { ...chosen, rows: beforeTable ? first : upTo, basis: 'DATE_UNKNOWN', beforeTable }
  const rows = beforeTable ? first : newestOf(upTo)
  const steps = dates.flatMap((day) => newestOf(table.filter(({ effectiveFrom }) => effectiveFrom <= day)))
  return { rows, steps, decidingDate: oldest, basis: 'OLDEST_SECURITY_RIGHT', beforeTable }
}

/** All rows that start on the last start day of a table. */
function newestOf(table: readonly SmallLeaseTerms[]): SmallLeaseTerms[] {
  return table.filter(({ effectiveFrom }) => effectiveFrom === table.at(-1)?.effectiveFrom)
}

function seniorSecurityRights({ registry, dates }: TypedPapers): RegistryEntry[] {
  return (registry?.entries ?? []).filter(
    (entry) =>
      !entry.cancelled && ENTRY_KIND_FACTS[entry.kind].isSecurityRight && rankOfEntry(entry, dates) !== 'BEHIND',
  )
}

function rowOf(terms: SmallLeaseTerms, table: readonly SmallLeaseTerms[], depositManwon: number): SmallLeaseRow {
  const { effectiveFrom, limitManwon, protectedManwon, source, ...rest } = terms
  const beforeOn = table.find((later) => later.effectiveFrom > effectiveFrom)?.effectiveFrom ?? null
  const withinLimit = depositManwon <= limitManwon
  const shareManwon = smallLeaseShare(terms, depositManwon)
  const needsLawCheck = terms.sureness === 'K'
  const sentence = message('SMALL_LEASE_ROW', {
    fromOn: effectiveFrom,
    beforeOn,
    limitManwon,
    protectedManwon,
    depositManwon,
    shareManwon: withinLimit ? shareManwon : null,
  })
  return {
    effectiveFrom,
    limitManwon,
    protectedManwon,
    ...rest,
    source: message('LAW_SOURCE', { name: source }),
    effectiveUntil: beforeOn && addDays(beforeOn, -1),
    withinLimit,
    shareManwon,
    needsLawCheck,
    sentence: sentences([sentence, ...(needsLawCheck ? [message('LAW_TO_CHECK')] : [])]),
  }
}

/** The share of a deposit under one set of terms: at most the deposit, and 0 above the limit. */
export function smallLeaseShare({ limitManwon, protectedManwon }: PaidFirst, depositManwon: number): number {
  return depositManwon <= limitManwon ? Math.min(depositManwon, protectedManwon) : 0
}

/** The shares by the rows of some days; nothing on a day before the table. */
function sharesBefore(days: readonly string[], table: readonly SmallLeaseTerms[], depositManwon: number): number[] {
  return days.flatMap((day) => {
    const rows = newestOf(table.filter(({ effectiveFrom }) => effectiveFrom <= day))
    return rows.length === 0 ? [0] : rows.map((terms) => smallLeaseShare(terms, depositManwon))
  })
}

type Obstacles = { excluded: boolean; doubtful: boolean; notes: Message[] }

/** Facts that exclude, or may exclude, a tenant regardless of the deposit (Housing Lease Act art. 8 and 3-3). */
function obstacles(typed: TypedPapers, isShared: boolean): Obstacles {
  const entered = { entries: typed.registry?.entries ?? [], isShared }
  const span = standingSpan(typed.dates)
  const auction = chanceOver(span, (standingOn) => chanceAfterAuction(entered, standingOn))
  const registration = chanceOver(span, (standingOn) => chanceAfterRegistration(entered, standingOn))
  const mayFail = leaseMayFail(typed)
  const chances = [auction, registration]
  return {
    excluded: chances.includes('NO'),
    doubtful: chances.includes('OPEN') || mayFail,
    notes: [
      ...(auction === 'YES' ? [] : [message('SMALL_LEASE_AUCTION')]),
      ...(registration === 'YES' ? [] : [message('SMALL_LEASE_REGISTERED', { shared: isShared })]),
      ...(mayFail ? [message('SMALL_LEASE_MAY_FAIL')] : []),
    ],
  }
}

/** The chance of a tenant whose standing starts on any day of a span. */
function chanceOver(
  { first, last }: ReturnType<typeof standingSpan>,
  chanceOn: (standingOn: string) => Chance,
): Chance {
  const chance = chanceOn(first)
  return chance === chanceOn(last) ? chance : 'OPEN'
}
