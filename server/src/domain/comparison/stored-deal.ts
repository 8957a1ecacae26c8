/** The house kind of apartments on leased land: their price excludes the land, so it cannot be compared with others. */
export const LAND_LEASE_HOUSE_KIND = '토지임대부'

/**
 * One stored past deal in the compact form used for comparison: a lease or a sale from one source, in the lot's legal
 * district and within the requested months.
 */
export type StoredDeal = {
  dealId: number | string
  /** `YYYY-MM-DD`. */
  contractDate: string
  /** Sale price, or the deposit of a lease. */
  amountManwon: number
  /** 0 for jeonse and for sales. */
  monthlyRentManwon: number
  areaSquareMeter: number | null
  floor: number | null
  /** True if the deal was on the diagnosed lot itself. */
  sameLot: boolean
  buildingName: string | null
  /** The provider's term; `LAND_LEASE_HOUSE_KIND` is excluded from every sample. */
  houseKind: string | null
  /** The store omits cancelled deals; one that is returned nevertheless is never counted. */
  cancelled: boolean
}
