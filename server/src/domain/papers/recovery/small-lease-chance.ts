import { LATEST } from '../../distribution/rank.ts'
import type { RegistryEntry } from '../papers-input.ts'

/** Whether a tenant may get the small-lease share, regardless of the deposit. `OPEN`: the input does not show it. */
export type Chance = 'YES' | 'OPEN' | 'NO'

/** The entries of a home, and whether some of them may concern another part of the house. */
export type Entered = { entries: readonly RegistryEntry[]; isShared: boolean }

/** Whether any entry keeps a tenant with this standing from the share. */
export function smallLeaseChance(entered: Entered, standingOn: string): Chance {
  const chances = [chanceAfterAuction(entered, standingOn), chanceAfterRegistration(entered, standingOn)]
  return chances.includes('NO') ? 'NO' : chances.includes('OPEN') ? 'OPEN' : 'YES'
}

/** Whether the tenant had standing before the auction was entered (Housing Lease Act art. 8 (1)). */
export function chanceAfterAuction({ entries }: Pick<Entered, 'entries'>, standingOn: string): Chance {
  return chanceAfter('AUCTION', entries, standingOn)
}

/** Whether no earlier tenant had registered a lease of the same part of the house (art. 3-3 (6)). */
export function chanceAfterRegistration({ entries, isShared }: Entered, standingOn: string): Chance {
  const chance = chanceAfter('LEASE_REGISTRATION', entries, standingOn)
  return chance === 'NO' && isShared ? 'OPEN' : chance
}

/** An entry without a day may have come after the tenant's standing, unless that is later than everything. */
function chanceAfter(kind: RegistryEntry['kind'], entries: readonly RegistryEntry[], standingOn: string): Chance {
  const days = entries.flatMap((entry) => (entry.kind === kind && !entry.cancelled ? [entry.registeredOn] : []))
  const before = days.filter((day) => day === null || day < standingOn)
  if (before.length === 0) return 'YES'
  return standingOn !== LATEST && before.every((day) => day === null) ? 'OPEN' : 'NO'
}
