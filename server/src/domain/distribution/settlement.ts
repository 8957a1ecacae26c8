import type { Rank } from './rank.ts'
import type { Won } from './won.ts'

/** A claim on the price by a creditor other than a tenant. */
export type Claim = {
  id: string
  /**
   * `WAGES`: the last three months and severance of three years. `OWN_TAX`: tax on the home itself. `SECURITY`: a right
   * whose day sets a row of the small-lease table. `RANKED`: by its rank, without a row. `GENERAL`: a provisional
   * seizure or a creditor with a title, equal with all that come later.
   */
  kind: 'WAGES' | 'OWN_TAX' | 'TAX' | 'SECURITY' | 'RANKED' | 'GENERAL'
  amount: Won
  rank: Rank
  /** A jeonse right ranks before a later tax on the home, as a tenant does. */
  beforeLaterOwnTax?: boolean
}

/** A part of a deposit with its own fixed date. `rank` is `null` when it has none; it is then not paid by rank. */
export type DepositPart = { amount: Won; rank: Rank | null; fixedDateOn: string | null }

export type Tenant = {
  id: string
  parts: DepositPart[]
  /** Whether the conditions of the small-lease share are met, regardless of the deposit. */
  mayBeSmall: boolean
  /** Number of tenants with unknown deposits instead of one; each may demand the whole protected amount. */
  crowd?: number
}

/** Limit and protected amount of the small-lease table. */
export type SmallRow = { limit: Won; paidFirst: Won }

/** A sale without unknowns. */
export type Sale = {
  /** The price minus the costs. */
  pool: Won
  claims: readonly Claim[]
  tenants: readonly Tenant[]
  /** The row in force on the day a security right was registered; `null` for none. */
  rowOn: (day: string) => SmallRow | null
  /** The row that applies against everyone whose right sets none. */
  rowToday: SmallRow | null
  /** Legally unsettled: whether a fixed date sets a row of the small-lease table against its tenant, as a security right does. */
  fixedDateSetsRow: boolean
  /** Legally unsettled: whether small tenants are cut to the half before they share with wages. */
  capBeforeWages: boolean
  /** Legally unsettled: whether a small tenant who was paid by rank still counts with the whole amount when the half is shared. */
  paidShareHalf: boolean
  /** Legally unsettled if a tax is later than a provisional seizure: which creditor absorbs first. */
  absorbFrom: 'FIRST' | 'LAST'
}

export type Basis =
  | 'WAGES'
  | 'SMALL_LEASE'
  | 'OWN_TAX'
  | 'INSTEAD_OF_OWN_TAX'
  | 'RANK'
  /** The newest row of the small-lease table, after the last right that sets a row. */
  | 'SMALL_LEASE_TODAY'
  | 'EQUAL_SHARE'

/** One amount paid to one creditor. `rank` counts from 1; equals share a rank. */
export type Payment = { id: string; part: number; basis: Basis; rank: number; won: Won }

export type Settlement = { payments: Payment[]; rest: Won }
