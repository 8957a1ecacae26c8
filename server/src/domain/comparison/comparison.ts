import type { ConversionRate } from '../law/conversion-rate.ts'

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

/** Deposit and rent of a lease as one deposit, so that more of one and less of the other can be compared. */
export type EquivalentComparison = AmountComparison & {
  /** By which rent became deposit. */
  rate: ConversionRate
  /** The published lease that is nearest to the input. */
  nearestLease: { depositManwon: number; monthlyRentManwon: number }
}

/** A typed lease against a sample of past deals. */
export type Comparison = {
  /** What is compared: deposit with deposits, rent with rents, or deposit with sale prices. */
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
  /** Deposit (jeonse, sale) or monthly rent. */
  amount: AmountComparison
  /** Monthly rent only: the deposit against the sample's deposits. */
  deposit: AmountComparison | null
  /** Monthly rent only, and only where a conversion rate is known for the day. */
  equivalent: EquivalentComparison | null
  /**
   * Ids of the deals in the sample, in contract order, newest first; none in stored facts, where the sample stands
   * beside them.
   */
  dealIds: (number | string)[]
}
