/** The official price that serves as a basis for one diagnosis. */
export type PublicPriceChoice = {
  /** The unit itself, the median of the lot's units closest in area, the house, or the land price alone. */
  basis: 'UNIT' | 'LOT_MEDIAN' | 'HOUSE' | 'LAND'
  /** `null` for `LAND`: a price per square metre cannot be held against a deposit. */
  priceManwon: number | null
  /** The end of the evidence that favours the home: the upper quartile of the rows; `null` for `LAND`. */
  upperManwon: number | null
  /** Whether the rows are of the unit itself, of the house, or of units of about the typed area. */
  alike: boolean
  /** Won per square metre, for `LAND` only. */
  landWonPerSquareMeter: number | null
  /** Base year (기준연도). */
  baseYear: number
  /** How many price rows the number rests on. */
  sampleCount: number
}
