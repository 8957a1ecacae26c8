import type { DatedSale } from './dated-sales.ts'
import type { FoundedEstimate } from './estimate.ts'
import type { LotJeonse } from './lot-jeonse.ts'
import type { PriceRatio } from './price-ratio.ts'
import type { Comparable } from './valued-home.ts'

/** A registered sale of one floor and area of a lot. */
export type SoldHome = {
  /** `YYYY-MM-DD`. */
  contractDate: string
  amountManwon: number
  areaSquareMeter: number
  floor: number
  /** A direct deal between the parties (직거래). */
  direct: boolean
}

/** A sale and a new jeonse of one lot, floor and area, agreed within `SAME_TIME_DEALS.days` of each other. */
export type SameTimePair = { sale: SoldHome; lease: { contractDate: string; depositManwon: number } }

/**
 * Sales paired with leases of the same home (동시진행): a buyer who pays with the tenant's deposit owes it and has invested
 * nothing. Published deals do not name the unit, so a pair counts only if no other sale and no other lease fits.
 */
export type SameTimeDeals = {
  /** The only recent sale of the home's floor and area; `null`: none, or several, any of which may be this home's. */
  ownSale: SoldHome | null
  /** Number of past pairs of the lot, and of those with a deposit near the price. */
  pairCount: number
  nearPriceCount: number
  /** The newest of these. */
  nearPrice: SameTimePair[]
}

/** `null`: the estimator gives no answer, whatever else is known of the home. */
export type Estimates = {
  sale: FoundedEstimate | null
  jeonse: FoundedEstimate | null
  /** Deals of the lot that were considered, whether or not they led to an estimate. */
  ownDeals: readonly Pick<Comparable, 'dealId' | 'areaSquareMeter'>[]
  /** Sales of the lot that show its value if the estimator gives no answer. */
  datedSales: readonly DatedSale[]
  /** Sales of the lot paired with leases of the same home; `null`: none. */
  sameTime: SameTimeDeals | null
  /** `null`: a sale of the lot is known, or it has no recent jeonse contract of such a home. */
  lotJeonse: LotJeonse | null
  /** `null`: the home has no public price, or no ratio of sale prices to public prices is known for the place. */
  priceRatio: PriceRatio | null
}

/** The estimates of a home about which nothing is known. */
export const NO_ESTIMATES: Estimates = {
  sale: null,
  jeonse: null,
  ownDeals: [],
  datedSales: [],
  sameTime: null,
  lotJeonse: null,
  priceRatio: null,
}
