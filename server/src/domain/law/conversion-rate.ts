import { message, type Text } from '../../words/message.ts'
import { lawInForce } from './law-in-force.ts'

/** Published yearly rate at which deposits are converted to rent in one region's market (전월세전환율). */
export type RegionConversionRate = {
  /** A share: 0.058 for 5.8 %. */
  value: number
  regionName: string
  /** As published, such as `2026-09`. */
  period: string
}

/** The rate in use and its origin. */
export type ConversionRate = {
  basis: 'REGION' | 'MARKET'
  /** Yearly rate as a share. */
  value: number
  /** Publisher and date. */
  source: Text
}

/**
 * The rate for converting a lease with rent (반전세) to one deposit: the region's if given, else the market rate in force
 * on the day. A region's rate that is not between 0 and 1 is ignored. `null` if none is known.
 */
export function conversionRateOn(region: RegionConversionRate | null, asOf: string): ConversionRate | null {
  if (region !== null && region.value > 0 && region.value < 1) {
    const { value, regionName, period } = region
    return { basis: 'REGION', value, source: message('CONVERSION_RATE_OF_REGION', { regionName, period }) }
  }
  const [market] = lawInForce('MARKET_CONVERSION_RATE', asOf)
  if (market === undefined) return null
  const { value, sourceName, checkedOn } = market
  const source = message('LAW_SOURCE', { name: sourceName })
  return { basis: 'MARKET', value, source: message('CONVERSION_RATE_OF_MARKET', { source, checkedOn }) }
}
