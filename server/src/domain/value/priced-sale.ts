/** A past sale of a row-house whose public price of the fit's base year is known. */
export type PricedSale = {
  /** 10 digits. */
  legalDistrictCode: string
  /** Days between the contract and the day of the fit. */
  daysAgo: number
  saleManwon: number
  publicPriceManwon: number
  /** L(day of the fit) − L(day of the contract): the change of the market level since then, in ln. */
  levelChange: number
  /** Completed years at the contract; `null`: unknown, treated as 20. */
  ageYears: number | null
  isBasement: boolean
  /** A direct deal (직거래). */
  isWeak: boolean
}
