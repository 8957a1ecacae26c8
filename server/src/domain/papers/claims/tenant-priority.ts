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

/**
 * Whether an entry ranks before the tenant. An entry without a date, or on the day of a fixed date, counts as before: the
 * typed dates do not show which of the two came first on that day. `OPEN`: it may rank before.
 */
export function standingOf(entry: RegistryEntry, priority: TenantPriority): 'AHEAD' | 'BEHIND' | 'OPEN' {
  const { priorityOn, fromMidnight } = priority
  const { rank } = ENTRY_KIND_FACTS[entry.kind]
  const { registeredOn } = entry
  if (rank === 'EARLIER' || priorityOn === null || registeredOn === null) return 'AHEAD'
  const isLater = fromMidnight ? registeredOn >= priorityOn : registeredOn > priorityOn
  if (!isLater) return 'AHEAD'
  return rank === 'OPEN' ? 'OPEN' : 'BEHIND'
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
