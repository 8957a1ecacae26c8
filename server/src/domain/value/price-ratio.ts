import type { PropertyType } from '../property/property-type.ts'
import { PUBLIC_PRICE_RATIOS } from '../rule-book/value-thresholds.ts'
import { PUBLIC_PRICE } from './public-price-constants.ts'
import { type PricedHome, publicPriceObservation } from './public-price-observation.ts'
import type { PublicPriceFit } from './public-price-ratio.ts'

/** The ratio of sale prices to public prices for such homes of the place. */
export type PriceRatio = {
  /** The middle, and the bounds between which 80 % of the homes lie. */
  ratio: number
  lowRatio: number
  highRatio: number
  /** Number of sales of the city district behind it; 0: the ratio is assumed. */
  salesBehind: number
}

/** `null`: the base year of the price is not that of the fit. */
export function fittedRatio(fit: PublicPriceFit, home: PricedHome): PriceRatio | null {
  const found = publicPriceObservation(fit, home)
  return found && spread(found.ratio, Math.sqrt(found.variance), found.counts.gu)
}

/** The ratio without sales: measured for row houses, else stated by the government; `null` for types without a price. */
export function assumedRatio(type: PropertyType, home: PricedHome): PriceRatio | null {
  switch (type) {
    case 'ROW_HOUSE_MULTI_UNIT':
      return fittedRatio({ ...NOTHING_FITTED, baseYear: home.baseYear }, home)
    case 'APARTMENT':
    case 'DETACHED_MULTI_FAMILY': {
      const { ratio, sd } = PUBLIC_PRICE_RATIOS[type]
      return spread(ratio, sd, 0)
    }
    case 'OFFICETEL':
    case 'NEIGHBORHOOD_FACILITY':
    case 'UNKNOWN':
      return null
  }
}

const NOTHING_FITTED = { slopes: PUBLIC_PRICE.priorSlopes, ratios: {}, spreads: {} }

function spread(ratio: number, sd: number, salesBehind: number): PriceRatio {
  const width = Math.exp(PUBLIC_PRICE_RATIOS.deviations * sd)
  return { ratio, lowRatio: ratio / width, highRatio: ratio * width, salesBehind }
}
