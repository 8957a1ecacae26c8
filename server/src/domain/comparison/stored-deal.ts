/** The kind of house given to apartments on leased land: their price leaves out the land and compares with no other. */
export const LAND_LEASE_HOUSE_KIND = '토지임대부'

/**
 * One stored past deal in the compact form that the comparison reads: a lease of one source or a sale of one
 * source, of the lot's legal district, within the asked months.
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
  /** True when the deal was on the diagnosed lot itself. */
  sameLot: boolean
  buildingName: string | null
  /** The provider's own word; `LAND_LEASE_HOUSE_KIND` is left out of every sample. */
  houseKind: string | null
  /** The store leaves cancelled deals out; one that comes through all the same is never counted. */
  cancelled: boolean
}
