/** The kind of official price: for an apartment-type unit, an individual house, or the land alone. */
export type PublicPriceKind = 'APARTMENT_UNIT' | 'INDIVIDUAL_HOUSE' | 'LAND'

/** One row of an official public price (공시가격). */
export type PublicPrice = {
  kind: PublicPriceKind
  pnu: string
  /** Base year (기준연도), four digits. */
  baseYear: number
  baseMonth: number | null
  /** Price in won; for `LAND` won per square metre. */
  priceWon: number
  /** Exclusive area of the unit, or total floor area of the house; `null` for land. */
  areaSquareMeter: number | null
  buildingName: string | null
  /** `null` if the complex has no dong name (`동명없음`). */
  dongName: string | null
  hoName: string | null
  floorName: string | null
  /** Date of the provider's last change, `YYYY-MM-DD`. */
  updatedOn: string | null
}
