/** The official price used as the basis of one diagnosis. */
export type PublicPriceChoice = {
  /** The unit itself, the median of the lot's units closest in area, the house, or the land price alone. */
  basis: 'UNIT' | 'LOT_MEDIAN' | 'HOUSE' | 'LAND'
  /** `null` for `LAND`: a price per square metre cannot be compared with a deposit. */
  priceManwon: number | null
  /** The bound most favourable to the home: the upper quartile of the rows; `null` for `LAND`. */
  upperManwon: number | null
  /** Whether the rows are for the unit itself, the house, or units with about the typed area. */
  alike: boolean
  /** Won per square metre, for `LAND` only. */
  landWonPerSquareMeter: number | null
  /** Base year (기준연도). */
  baseYear: number
  /** Number of price rows that the price is based on. */
  sampleCount: number
}
