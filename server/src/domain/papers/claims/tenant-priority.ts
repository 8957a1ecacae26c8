import { addDays } from '../../calendar.ts'
import { latest } from '../dates/days.ts'
import type { LeaseDates, RegistryEntry, TypedPapers } from '../papers-input.ts'
import { ENTRY_KIND_FACTS } from './entry-kinds.ts'

/**
 * The day from which standing (대항력) starts at once instead of at 0:00 of the next day. This was announced as a plan in
 * March 2026; no effective date was found (R-LAW-18). `null`: not in force.
 */
const IMMEDIATE_STANDING_FROM: string | null = null

export type TenantPriority = {
  /** The day whose 0:00 (immediate: the day itself) gives standing against third parties; `null`: not known. */
  standingOn: string | null
  /** The day on which priority (우선변제권) starts; `null`: not known, so it has not started. */
  priorityOn: string | null
  /** Whether priority starts at 0:00 of that day, before any entry of that day. */
  fromMidnight: boolean
}

/** Standing starts at 0:00 of the day after both possession and move-in report (Housing Lease Act art. 3). */
export function standingStart(doneOn: string, immediateFrom = IMMEDIATE_STANDING_FROM): string {
  return immediateFrom !== null && doneOn >= immediateFrom ? doneOn : addDays(doneOn, 1)
}

/** Standing, and priority: the later of standing and fixed date (art. 3-2). */
export function tenantPriority(
  { moveInOn, reportOn, fixedDateOn }: LeaseDates,
  immediateFrom = IMMEDIATE_STANDING_FROM,
): TenantPriority {
  const doneOn = latest(moveInOn, reportOn)
  if (doneOn === null) return { standingOn: null, priorityOn: null, fromMidnight: false }
  const standingOn = standingStart(doneOn, immediateFrom)
  const priorityOn = latest(standingOn, fixedDateOn)
  const isImmediate = standingOn === doneOn
  return { standingOn, priorityOn, fromMidnight: !isImmediate && fixedDateOn !== null && fixedDateOn < standingOn }
}

/** Whether a claim ranks before the tenant; `OPEN`: it may. */
export type ClaimRank = 'AHEAD' | 'BEHIND' | 'OPEN'

/**
 * Whether an entry ranks before the tenant. An entry without a date, or on the day of a fixed date, counts as before: the
 * typed dates do not show which of the two came first on that day.
 */
export function rankOfEntry(entry: RegistryEntry, dates: LeaseDates): ClaimRank {
  if (entry.kind === 'SEIZURE' && !entry.cancelled) return rankOfSeizure(entry, dates)
  const { rank } = ENTRY_KIND_FACTS[entry.kind]
  if (rank === 'EARLIER' || !isLater(entry, dates)) return 'AHEAD'
  return rank === 'OPEN' ? 'OPEN' : 'BEHIND'
}

/** A tax of known kind and legal date ranks by that. Another seizure may be for a tax of any day up to its own. */
function rankOfSeizure(entry: RegistryEntry, dates: LeaseDates): ClaimRank {
  const { registeredOn, taxKind = null, legalDate = null } = entry
  if (taxKind !== null && legalDate !== null) return rankOfTax({ ownTax: taxKind === 'OWN_TAX', legalDate }, dates)
  const mayBeOwnTax = taxKind !== 'OTHER' && registeredOn !== null
  const mayBeLater = mayBeOwnTax && rankOfTax({ ownTax: true, legalDate: registeredOn }, dates) === 'BEHIND'
  return isLater(entry, dates) || mayBeLater ? 'OPEN' : 'AHEAD'
}

/**
 * Whether a tax is paid before the tenant. One on the home itself is, whatever its date; but if its legal date is later
 * than the fixed date, the tenant gets its share (R-DIST-10).
 */
export function rankOfTax(
  { ownTax, legalDate }: { ownTax: boolean; legalDate: string | null },
  dates: LeaseDates,
): ClaimRank {
  const since = ownTax ? dates.fixedDateOn : tenantPriority(dates).priorityOn
  if (since === null) return 'AHEAD'
  if (legalDate === null) return 'OPEN'
  return legalDate > since ? 'BEHIND' : 'AHEAD'
}

/** Whether an entry was registered after the tenant's priority started. */
function isLater({ registeredOn }: RegistryEntry, dates: LeaseDates): boolean {
  const { priorityOn, fromMidnight } = tenantPriority(dates)
  if (priorityOn === null || registeredOn === null) return false
  return fromMidnight ? registeredOn >= priorityOn : registeredOn > priorityOn
}

/** Whether an entry was made when the tenant already had standing against third parties. */
export function isAfterStanding({ registeredOn }: RegistryEntry, { standingOn }: TenantPriority): boolean {
  return standingOn !== null && registeredOn !== null && standingOn <= registeredOn
}

/** Whether a typed entry may make the lease itself invalid, so that the deposit binds nobody. */
export function leaseMayFail({ registry, dates }: Pick<TypedPapers, 'registry' | 'dates'>): boolean {
  if (registry === null) return false
  const priority = tenantPriority(dates)
  const shaken = registry.entries.some(
    (entry) => !entry.cancelled && ENTRY_KIND_FACTS[entry.kind].shakesLease && !isAfterStanding(entry, priority),
  )
  return shaken || registry.ownerIsLandlord === 'NO'
}
