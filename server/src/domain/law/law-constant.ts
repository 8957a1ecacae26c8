/**
 * `V`: found in named public material. `2`: second-hand. `K`: general knowledge. Only `V` may be called a legal limit.
 */
export type Sureness = 'V' | '2' | 'K'

/** Regions of the small-lease protection (소액임차인 최우선변제), as the decree has grouped them since 2010. */
export type SmallLeaseRegion = 'SEOUL' | 'OVERCROWDING_ZONE' | 'METROPOLITAN_CITY' | 'OTHER'

export type LawConstantId =
  | 'BASE_RATE'
  | 'CONVERSION_SPREAD'
  | 'CONVERSION_CEILING'
  | 'MARKET_CONVERSION_RATE'
  | 'CAUTION_DEPOSIT_SHARE'
  | 'DANGER_DEPOSIT_SHARE'
  | 'SEVERE_DEPOSIT_SHARE'
  | 'HUG_PUBLIC_PRICE_SHARE'
  | 'SMALL_LEASE_LIMIT'
  | 'SMALL_LEASE_PROTECTED'

/** One dated number of law or of common practice. It affects wording only; no score depends on it. */
export type LawConstant = {
  id: LawConstantId
  value: number
  unit: 'SHARE_PER_YEAR' | 'SHARE' | 'MANWON'
  /** `YYYY-MM-DD`, first day in force; `null` for a rule of thumb. */
  effectiveFrom: string | null
  /** Last day in force; `null` while it lasts. */
  effectiveTo: string | null
  region: SmallLeaseRegion | null
  sourceName: string
  sourceUrl: string | null
  /** Day on which the source was last checked. */
  checkedOn: string
  sureness: Sureness
  /** Number of days without a new check after which the number counts as stale. */
  recheckAfterDays: number
  /** A day from which the number is stale whenever it was checked, as when a period ends. */
  staleFrom?: string
  /** Scheduled days on which the number is decided anew, ascending: it is stale from the day after the first missed one. */
  decidedOn?: readonly string[]
}
