import type { SampleLevel } from '@lease-risk/contract/codes/assessment'
/** Five-number summary of a sample in manwon, by linear interpolation, so a quartile may be a fraction. */
export type Quartiles = { min: number; q1: number; median: number; q3: number; max: number }

/** `null` realism: within the rule book's bounds around the nearest published amount. */
export type Realism = 'UNREALISTICALLY_LOW' | 'UNREALISTICALLY_HIGH' | null

/** One typed amount compared with the same amount in the sample. */
export type AmountComparison = {
  inputManwon: number
  quartiles: Quartiles
  /** Input ÷ median; `null` if the median is 0. */
  ratioToMedian: number | null
  /** The amount in the sample that is nearest to the input. */
  nearestManwon: number
  realism: Realism
}

/** Deposit and rent of leases with rent, as published: shown separately, but never assessed separately. */
export type LeaseParts = {
  deposit: Quartiles
  rent: Quartiles
  /** The published lease nearest to the input, compared as one amount. */
  nearestLease: { depositManwon: number; monthlyRentManwon: number }
}

/** The comparison of a typed lease with a sample of past deals. */
export type Comparison = {
  /** The amounts compared: deposit with deposits, leases with rent as one amount each, or deposit with sale prices. */
  basis: 'JEONSE_DEPOSIT' | 'MONTHLY_RENT' | 'SALE_PRICE'
  level: SampleLevel
  /** Months requested, `YYYYMM`, newest first or last as given. */
  months: string[]
  /** Deals in the sample. */
  count: number
  /** Too few deals for an assessment. */
  fewDeals: boolean
  /** Area or floor was given but no deal is similar, so all deals were used. */
  lowerReliability: boolean
  /** No area was given and the deals, or those of the lot on any floor, cover homes of several sizes; omitted otherwise. */
  mixedSizes?: true
  /** The highest amount among the deals of such a lot, if it is above all of the sample; omitted otherwise. */
  largestOfLotManwon?: number
  /**
   * The deposit (jeonse, sale). With rent: the monthly cost of the whole lease, with the deposit converted to rent at
   * the single rate of the facts (`rentEquivalent`), so that leases with the same yearly cost are equal amounts
   * regardless of their split.
   */
  amount: AmountComparison
  /** Leases with rent only. */
  parts: LeaseParts | null
  /**
   * Ids of the deals in the sample, by contract date, newest first; empty in stored facts, which store the sample
   * separately.
   */
  dealIds: (number | string)[]
}
