import { median } from '../comparison/statistics.ts'
import { ESTIMATE_CONDITIONS } from '../rule-book/estimate-thresholds.ts'
import { widthCells } from './calibration.ts'
import { chooseAlike, chooseNear, chooseOwn } from './comparables.ts'
import { covarianceOf, lotNumberOf, type Place } from './covariance.ts'
import { yearOf } from './day.ts'
import { ESTIMATOR_CONSTANTS, type EstimatorConstants } from './estimator-constants.ts'
import { UNKNOWN_BUILD_YEAR, UNKNOWN_TOP_FLOOR } from './mean-features.ts'
import { type HomePublicPrice, type ObservedPrice, observePublicPrice } from './observe-public-price.ts'
import { type DistrictFit, predictorOf } from './price-fit.ts'
import { PUBLIC_PRICE } from './public-price-constants.ts'
import { type Observation, sharesOf } from './shares.ts'
import {
  type Comparable,
  type HomeTraits,
  takesPublicPrice,
  type ValuedHome,
  type ValuedType,
  type ValueKind,
} from './valued-home.ts'

export type EstimateQuestion = {
  kind: ValueKind
  propertyType: ValuedType
  home: ValuedHome
  /** Day of the estimate. Deals agreed on or after `knownUntil` (default: this day) are ignored. */
  day: number
  knownUntil?: number
  /** Deals of this kind on the home's lot. */
  own: readonly Comparable[]
  /** Deals of this kind in its legal district; those on the home's lot are skipped. */
  near: readonly Comparable[]
  /** Number of ordinary deals of this kind on a lot within a year. */
  lotDealsWithinYear: (lot: string) => number
  fit: DistrictFit
  /** Used for row-house sales only; `null`: not known. */
  publicPrice: HomePublicPrice | null
}

export type WeighedDeal = Comparable & {
  /** The amount adjusted to the home's floor and area and to the day of the estimate. */
  adjustedManwon: number
  /** Share of the estimate. The mean of the district makes up the remainder to 1. */
  share: number
}

export type HomeEstimate = {
  /** Natural logarithm of the amount in manwon. */
  lnEstimate: number
  /** Standard deviation of the error in ln amounts, before calibration. */
  scale: number
  /** The result of `widthCells`. */
  cells: number[]
  deals: WeighedDeal[]
  /** `null`: no public price was used. */
  publicPrice: WeighedPrice | null
}

export type WeighedPrice = ObservedPrice['shown'] & {
  /** Share of the estimate. */
  share: number
}

/** Estimates a home's value from its comparables, however few they are. */
export function estimateHome(question: EstimateQuestion): HomeEstimate {
  const { home, day } = question
  const constants = ESTIMATOR_CONSTANTS[question.propertyType][question.kind]
  const baseline = predictorOf(question.fit, constants, day)(home, question.lotDealsWithinYear(home.lot), day)
  const observed = observe(question, constants)
  const own = observed.filter(({ deal }) => deal.lot === home.lot)
  const place = placeOf(home, home.lot, day, home)
  const price = priceOf(question, place, own, constants)
  const observations = [
    ...observed.map(({ observation }) => observation),
    ...(price ? [price.observation, ...pricesOf(question, observed, constants)] : []),
  ]
  const { shares, variance } = sharesOf(observations, place, constants.covariance, constants.outlierFreedom)
  const shift = observations.reduce((sum, { rest }, index) => sum + rest * shares[index]!, 0)
  const lnEstimate = baseline + shift
  return {
    lnEstimate,
    scale: Math.sqrt(variance + dispersion(own, place, shift) ** 2),
    cells: widthCells({
      sameLotCount: own.length,
      year: yearOf(day),
      buildYear: home.buildYear,
      estimateManwon: Math.exp(lnEstimate),
      areaSquareMeter: home.areaSquareMeter,
      code: home.legalDistrictCode,
      isPriceKnown: price !== null,
      floor: home.floor,
      otherSizesOnly: own.length > 0 && !own.some(({ observation }) => isOfSize(observation, home, constants)),
    }),
    deals: observed.map(({ deal, observation }, index) => ({
      ...deal,
      adjustedManwon: Math.exp(baseline + observation.rest),
      share: shares[index]!,
    })),
    publicPrice: price && { ...price.shown, share: shares[observed.length]! },
  }
}

function isOfSize(place: Place, { areaSquareMeter }: ValuedHome, { covariance }: EstimatorConstants): boolean {
  return Math.abs(place.areaSquareMeter - areaSquareMeter) < covariance.sameSquareMeter
}

/**
 * `null` where a recent sale of the lot is known. A price far from the deals of the lot, if there are enough of them, counts
 * as a slip, as such a deal does.
 */
function priceOf(
  question: EstimateQuestion,
  place: Place,
  own: readonly Observed[],
  constants: EstimatorConstants,
): ObservedPrice | null {
  const { kind, propertyType, home, day, fit, publicPrice } = question
  if (!takesPublicPrice(kind, propertyType) || own.some(({ deal }) => isRecentLike(deal, home, day))) return null
  const lotDealsWithinYear = question.lotDealsWithinYear(home.lot)
  const price = observePublicPrice(publicPrice, { home, place, fit }, { constants, lotDealsWithinYear })
  return price !== null && slipsAmong(own)(price) ? null : price
}

/** Such a sale shows the value more closely than the price, which then adds nothing. */
function isRecentLike({ weak, day, areaSquareMeter }: Comparable, home: ValuedHome, on: number): boolean {
  return (
    !weak &&
    day >= on - ESTIMATE_CONDITIONS.recentDays &&
    Math.abs(Math.log(areaSquareMeter / home.areaSquareMeter)) <= PUBLIC_PRICE.soldLnArea
  )
}

/**
 * The public prices of comparables, once per unit, in addition to the home's own. Their relation to the deals of their
 * homes shows how the home's price relates to its value. Without a price of the home they carry no information.
 */
function pricesOf(
  { home, day, fit, publicPrice, lotDealsWithinYear }: EstimateQuestion,
  observed: readonly Observed[],
  constants: EstimatorConstants,
): Observation[] {
  const baseYear = publicPrice?.baseYear ?? 0
  const unitOf = ({ lot, floor, areaSquareMeter }: Pick<Comparable, 'lot' | 'floor' | 'areaSquareMeter'>) =>
    `${lot} ${floor} ${areaSquareMeter}`
  const seen = new Set([unitOf(home)])
  return observed.flatMap(({ deal, observation }) => {
    if (deal.publicPriceManwon === undefined || seen.has(unitOf(deal))) return []
    seen.add(unitOf(deal))
    const price = { amountManwon: deal.publicPriceManwon, baseYear }
    const of = { ...deal, legalDistrictCode: home.legalDistrictCode }
    const known = { constants, lotDealsWithinYear: lotDealsWithinYear(deal.lot) }
    return observePublicPrice(price, { home: of, place: { ...observation, day }, fit }, known)?.observation ?? []
  })
}

type Observed = { deal: Comparable; observation: Observation }

/**
 * The comparables as observations for `sharesOf`. Slips are removed first: they make ordinary deals look like outliers,
 * and they would take the place of deals of other lots.
 */
function observe(question: EstimateQuestion, constants: EstimatorConstants): Observed[] {
  const { home, day, knownUntil = day } = question
  const predict = predictorOf(question.fit, constants, day)
  const see = (deal: Comparable): Observed => ({
    deal,
    observation: {
      ...placeOf(deal, deal.lot, deal.day, home),
      rest:
        Math.log(deal.amountManwon) -
        predict(deal, question.lotDealsWithinYear(deal.lot), deal.day) -
        (deal.weak ? constants.weakBias : 0),
      noise: deal.weak ? constants.weakNoise : constants.noise,
      price: null,
    },
  })
  if (constants.covariance.lotNumber !== null) return observeAlike(question, see, constants)
  const own = chooseOwn(question.own, home, knownUntil).map(see)
  const isSlip = slipsAmong(own)
  const counted = own.filter((each) => !isSlip(each))
  const near = chooseNear(question.near, home, knownUntil, counted.length).map(see)
  return [...counted, ...near.filter((each) => !isSlip(each))]
}

/** If lot numbers show how near lots are, deals of other lots are considered however many the lot itself has. */
function observeAlike(
  question: EstimateQuestion,
  see: (deal: Comparable) => Observed,
  { covariance }: EstimatorConstants,
): Observed[] {
  const { home, day, knownUntil = day } = question
  const place = placeOf(home, home.lot, day, home)
  const chosen = chooseAlike(question, home, knownUntil, (deal) =>
    covarianceOf(placeOf(deal, deal.lot, deal.day, home), place, covariance),
  )
  const own = chosen.own.map(see)
  const isSlip = slipsAmong(own)
  return [...own, ...chosen.near.map(see)].filter((each) => !isSlip(each))
}

/**
 * With at least this many deals of the lot, one below three fifths or above five thirds of their median is a slip.
 */
const ENOUGH_TO_TELL_SLIPS = 5
const SLIP = 0.5

function slipsAmong(own: readonly Observed[]): (observed: Pick<Observed, 'observation'>) => boolean {
  if (own.length < ENOUGH_TO_TELL_SLIPS) return () => false
  const middle = median(own.map(({ observation }) => observation.rest))
  return ({ observation }) => Math.abs(observation.rest - middle) > SLIP
}

/** An unknown build year or top floor is taken from the home in question. */
function placeOf({ areaSquareMeter, floor, ...traits }: HomeTraits, lot: string, day: number, home: ValuedHome): Place {
  return {
    lot,
    day,
    areaSquareMeter,
    lnArea: Math.log(areaSquareMeter),
    floor,
    buildYear: traits.buildYear ?? home.buildYear ?? UNKNOWN_BUILD_YEAR,
    topFloor: traits.topFloor ?? home.topFloor ?? UNKNOWN_TOP_FLOOR,
    number: lotNumberOf(lot),
  }
}

/** Spread of the lot's ordinary deals, on top of the spread that the model expects of any deal. */
function dispersion(own: readonly Observed[], home: Place, shift: number): number {
  let weights = 0
  let sum = 0
  for (const { deal, observation } of own) {
    if (deal.weak) continue
    const { lnArea, rest } = observation
    const weight = Math.exp(-Math.abs(lnArea - home.lnArea) / 0.2)
    weights += weight
    sum += weight * Math.min(Math.abs(rest - shift), 0.3)
  }
  return (1.2 * (0.35 + sum)) / (10 + weights)
}
