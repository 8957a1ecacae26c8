import type { DatedSale } from './dated-sales.ts'
import type { FoundedEstimate } from './estimate.ts'
import type { LotJeonse } from './lot-jeonse.ts'
import type { PriceRatio } from './price-ratio.ts'
import type { SameTimeDeals } from './same-time-deals.ts'
import type { Comparable } from './valued-home.ts'

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
