/** Kinds of registry entries that matter to a tenant. */
export const ENTRY_KINDS = [
  'MORTGAGE',
  'JEONSE_RIGHT',
  'LEASE_REGISTRATION',
  'SEIZURE',
  'PROVISIONAL_SEIZURE',
  'INJUNCTION',
  'AUCTION',
  'TRUST',
  'PROVISIONAL_REGISTRATION',
  'NO_LAND_RIGHT',
  'SEPARATE_LAND_REGISTRY',
  'OTHER',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

type KindFacts = {
  /** A security right (담보권): the day of the oldest one determines which small-lease terms apply. */
  isSecurityRight: boolean
  /** If the entry takes effect, the lease may bind nobody. */
  shakesLease: boolean
  /**
   * `DATE`: ranks by its day of registration. `EARLIER`: keeps an earlier rank (임차권등기). `OPEN`: the claim
   * behind it may rank before the entry: a tax counts from its 법정기일, an auction may be for preferred wages, and a
   * note about the land for a right that is older than the unit.
   */
  rank: 'DATE' | 'EARLIER' | 'OPEN'
}

const entry = { isSecurityRight: false, shakesLease: false, rank: 'DATE' } as const

export const ENTRY_KIND_FACTS: Record<EntryKind, KindFacts> = {
  MORTGAGE: { ...entry, isSecurityRight: true },
  JEONSE_RIGHT: { ...entry, isSecurityRight: true },
  LEASE_REGISTRATION: { ...entry, rank: 'EARLIER' },
  SEIZURE: { ...entry, rank: 'OPEN' },
  PROVISIONAL_SEIZURE: entry,
  INJUNCTION: { ...entry, shakesLease: true },
  AUCTION: { ...entry, rank: 'OPEN' },
  TRUST: { ...entry, shakesLease: true },
  PROVISIONAL_REGISTRATION: { ...entry, shakesLease: true },
  NO_LAND_RIGHT: { ...entry, rank: 'OPEN' },
  SEPARATE_LAND_REGISTRY: { ...entry, rank: 'OPEN' },
  OTHER: { ...entry, rank: 'OPEN' },
}
