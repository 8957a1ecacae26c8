/** A registered sale of one floor and area of a lot. */
export type SoldHome = {
  /** `YYYY-MM-DD`. */
  contractDate: string
  amountManwon: number
  areaSquareMeter: number
  floor: number
  /** Between the parties themselves (직거래). */
  direct: boolean
}

/** A sale and a new jeonse of one lot, floor and area, agreed within `SAME_TIME_DEALS.days` of each other. */
export type SameTimePair = { sale: SoldHome; lease: { contractDate: string; depositManwon: number } }

/**
 * Sales beside leases of the same home (동시진행): a buyer who pays with the tenant's deposit owes it and has put in nothing.
 * No published deal names its unit, so a pair is one only where no other sale and no other lease fits.
 */
export type SameTimeDeals = {
  /** The one recent sale of the home's floor and area; `null`: none, or several of which any may be this home's. */
  ownSale: SoldHome | null
  /** Past pairs of the lot, and how many of them had a deposit near the price. */
  pairCount: number
  nearPriceCount: number
  /** The newest of these. */
  nearPrice: SameTimePair[]
}
