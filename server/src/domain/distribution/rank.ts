import { addDays } from '../calendar.ts'

/**
 * A place in time. Within a day, a tax comes first (a mortgage must precede its legal date), then a tenant whose priority
 * starts at 0:00, then registrations and fixed dates of that day together.
 */
export type Rank = { day: string; slot: 'TAX' | 'MIDNIGHT' | 'DAYTIME' }

const SLOTS: Record<Rank['slot'], number> = { TAX: 0, MIDNIGHT: 1, DAYTIME: 2 }

/** Days before everything that has a date (the earliest and the one after it), a day after everything, and one after it. */
export const EARLIEST = '0000-01-01'
export const AFTER_EARLIEST = '0000-01-02'
export const LATEST = '9999-12-30'
export const BEHIND_EVERYONE = '9999-12-31'

export function registeredOn(day: string): Rank {
  return { day, slot: 'DAYTIME' }
}

/** Priority (우선변제권): the later of standing (0:00 of its day) and the fixed date (during its day). */
export function priorityRank(standingOn: string, fixedDateOn: string): Rank {
  return fixedDateOn < standingOn ? { day: standingOn, slot: 'MIDNIGHT' } : { day: fixedDateOn, slot: 'DAYTIME' }
}

/** Standing (대항력) starts at 0:00 of the day after possession and report. */
export function standingAfter(doneOn: string): string {
  return doneOn === EARLIEST || doneOn === LATEST ? doneOn : addDays(doneOn, 1)
}

export function legalRank(day: string): Rank {
  return { day, slot: 'TAX' }
}

export function compareRanks(a: Rank, b: Rank): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return SLOTS[a.slot] - SLOTS[b.slot]
}
