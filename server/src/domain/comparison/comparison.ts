/** Which deals the sample holds, narrowest first (R-EVID-10). */
export const SAMPLE_LEVELS = [
  'SAME_LOT_SIMILAR',
  'SAME_LOT_AREA',
  'SAME_DISTRICT_SIMILAR',
  'SAME_LOT_ALL',
  'SAME_DISTRICT_ALL',
] as const
export type SampleLevel = (typeof SAMPLE_LEVELS)[number]

/** Five numbers of a sample in manwon, by linear interpolation, so a quartile may be a fraction. */
export type Quartiles = { min: number; q1: number; median: number; q3: number; max: number }

/** `null` realism: within the rule book's bounds around the nearest published amount. */
export type Realism = 'UNREALISTICALLY_LOW' | 'UNREALISTICALLY_HIGH' | null

/** One typed amount against the same amount of the sample. */
export type AmountComparison = {
  inputManwon: number
  quartiles: Quartiles
  /** Input ÷ median; `null` when the median is 0. */
  ratioToMedian: number | null
  /** The amount in the sample that is nearest to the input. */
  nearestManwon: number
  realism: Realism
}

/** Deposit and rent of leases with rent as they are published: shown, never judged apart from each other. */
export type LeaseParts = {
  deposit: Quartiles
  rent: Quartiles
  /** The published lease that is nearest to the input as one amount. */
  nearestLease: { depositManwon: number; monthlyRentManwon: number }
}

/** A typed lease against a sample of past deals. */
export type Comparison = {
  /** What is compared: deposit with deposits, leases with rent as one amount each, or deposit with sale prices. */
  basis: 'JEONSE_DEPOSIT' | 'MONTHLY_RENT' | 'SALE_PRICE'
  level: SampleLevel
  /** Months asked, `YYYYMM`, newest first or last as given. */
  months: string[]
  /** Deals in the sample. */
  count: number
  /** Fewer deals than carry a judgement. */
  fewDeals: boolean
  /** Area or floor was given, nothing similar was found, so all deals had to serve. */
  lowerReliability: boolean
  /** No area was given and the deals are of homes of several sizes; left out otherwise. */
  mixedSizes?: true
  /**
   * Deposit (jeonse, sale). With rent: what the whole lease costs a month, its deposit taken into the rent at the one
   * rate of the facts (`rentEquivalent`), so that leases of one yearly cost are one amount however they are split.
   */
  amount: AmountComparison
  /** Leases with rent only. */
  parts: LeaseParts | null
  /**
   * Ids of the deals in the sample, in contract order, newest first; none in stored facts, where the sample stands
   * beside them.
   */
  dealIds: (number | string)[]
}
