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
