import type { Place } from './covariance.ts'
import { isWithinBounds } from './deal-bounds.ts'
import type { EstimatorConstants } from './estimator-constants.ts'
import { type DistrictFit, predictorOf } from './price-fit.ts'
import { PUBLIC_PRICE } from './public-price-constants.ts'
import { ageOn } from './public-price-fit.ts'
import { type PublicPriceObservation, publicPriceObservation } from './public-price-observation.ts'
import type { Observation } from './shares.ts'
import type { ValuedHome } from './valued-home.ts'

/** The official price (공시가격) of a home. */
export type HomePublicPrice = {
  amountManwon: number
  /** 기준연도. */
  baseYear: number
}

export type ObservedPrice = {
  /** The part that an estimate shows. */
  shown: HomePublicPrice & Pick<PublicPriceObservation, 'ratio' | 'counts'>
  /** Treated as a deal of the home itself, at its own place, with the scatter of homes around price × ratio as noise. */
  observation: Observation
}

/** `null`: there is no price, none of the fit's base year, or an amount that no home has. */
export function observePublicPrice(
  price: HomePublicPrice | null,
  { home, place, fit }: { home: ValuedHome; place: Place; fit: DistrictFit },
  { constants, lotDealsWithinYear }: { constants: EstimatorConstants; lotDealsWithinYear: number },
): ObservedPrice | null {
  if (price === null || fit.publicPrice === null) return null
  const found = publicPriceObservation(fit.publicPrice, {
    legalDistrictCode: home.legalDistrictCode,
    ageYears: home.buildYear === null ? null : ageOn(place.day, home.buildYear),
    isBasement: home.floor !== null && home.floor < 0,
    publicPriceManwon: price.amountManwon,
    baseYear: price.baseYear,
  })
  if (found === null || !isWithinBounds('SALE', Math.exp(found.logValue), home.areaSquareMeter)) return null
  // the price represents a sale on the day of the fit
  const predicted = predictorOf(fit, constants, place.day)(home, lotDealsWithinYear, fit.publicPrice.day)
  const spread = found.variance - found.ratioVariance
  const observation = {
    ...place,
    rest: found.logValue - predicted,
    noise: Math.sqrt(found.variance),
    price: { ratio: found.ratioVariance, lot: spread * PUBLIC_PRICE.lotShare },
  }
  return { shown: { ...price, ratio: found.ratio, counts: found.counts }, observation }
}
