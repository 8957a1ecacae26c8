import type { DatedSale } from './dated-sales.ts'
import type { FoundedEstimate } from './estimate.ts'
import type { PriceRatio } from './price-ratio.ts'
import type { SameTimeDeals } from './same-time-deals.ts'
import type { Comparable } from './valued-home.ts'

/** `null`: the estimator does not speak, whatever else is known of the home. */
export type Estimates = {
  sale: FoundedEstimate | null
  jeonse: FoundedEstimate | null
  /** Deals of the lot that were looked at, whether or not an estimate came of them. */
  ownDeals: readonly Pick<Comparable, 'dealId' | 'areaSquareMeter'>[]
  /** Sales of the lot that say what it is worth where the estimator does not. */
  datedSales: readonly DatedSale[]
  /** Sales of the lot beside leases of the same home; `null`: none. */
  sameTime: SameTimeDeals | null
  /** `null`: the home has no public price, or no sales say what homes of the place are sold for over theirs. */
  priceRatio: PriceRatio | null
}

/** Of a home of which nothing is known. */
export const NO_ESTIMATES: Estimates = {
  sale: null,
  jeonse: null,
  ownDeals: [],
  datedSales: [],
  sameTime: null,
  priceRatio: null,
}
