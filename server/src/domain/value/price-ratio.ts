import type { PropertyType } from '../property/property-type.ts'
import { PUBLIC_PRICE_RATIOS } from '../rule-book/value-lines.ts'
import { PUBLIC_PRICE } from './public-price-constants.ts'
import { type PricedHome, publicPriceObservation } from './public-price-observation.ts'
import type { PublicPriceFit } from './public-price-ratio.ts'

/** What such homes of the place are sold for over their public prices. */
export type PriceRatio = {
  /** The middle, and the two ends between which 80 % of the homes lie. */
  ratio: number
  lowRatio: number
  highRatio: number
  /** Sales of the city district behind it; 0: an assumed one. */
  salesBehind: number
}

/** `null`: the price is of another base year than the fit. */
export function fittedRatio(fit: PublicPriceFit, home: PricedHome): PriceRatio | null {
  const found = publicPriceObservation(fit, home)
  return found && spread(found.ratio, Math.sqrt(found.variance), found.counts.gu)
}

/** Where no sales say it: as measured of row houses, else as the government states it; `null` for what has no price. */
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
