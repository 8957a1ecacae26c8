import { median } from '../comparison/statistics.ts'
import { widthCells } from './calibration.ts'
import { chooseAlike, chooseNear, chooseOwn } from './comparables.ts'
import { covarianceOf, lotNumberOf, type Place } from './covariance.ts'
import { yearOf } from './day.ts'
import { ESTIMATOR_CONSTANTS, type EstimatorConstants } from './estimator-constants.ts'
import { UNKNOWN_BUILD_YEAR, UNKNOWN_TOP_FLOOR } from './mean-features.ts'
import { type HomePublicPrice, type ObservedPrice, observePublicPrice } from './observe-public-price.ts'
import { type DistrictFit, standingOf } from './price-fit.ts'
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
  /** Of the estimate; deals agreed from `knownUntil` on (the day, if nothing is said) are not known to it. */
  day: number
  knownUntil?: number
  /** Deals of the kind on the home's lot. */
  own: readonly Comparable[]
  /** Those of its legal district; such as are of the home's lot are passed over. */
  near: readonly Comparable[]
  /** Ordinary deals of the kind on a lot within a year. */
  lotDealsWithinYear: (lot: string) => number
  fit: DistrictFit
  /** Counts for row-house sales only; `null`: not known. */
  publicPrice: HomePublicPrice | null
}

export type WeighedDeal = Comparable & {
  /** Its amount brought to the home's floor and area and to the day of the estimate. */
  adjustedManwon: number
  /** Of the estimate; what all shares lack to 1 is the mean of the district. */
  share: number
}

export type HomeEstimate = {
  /** ln manwon. */
  lnEstimate: number
  /** Standard deviation of the error in ln amounts, before calibration. */
  scale: number
  /** Of `widthCells`. */
  cells: number[]
  deals: WeighedDeal[]
  /** `null`: none was taken in. */
  publicPrice: WeighedPrice | null
}

export type WeighedPrice = ObservedPrice['shown'] & {
  /** Of the estimate. */
  share: number
}

/** What a home is worth by its comparables, however few they are. */
export function estimateHome(question: EstimateQuestion): HomeEstimate {
  const { home, day } = question
  const constants = ESTIMATOR_CONSTANTS[question.propertyType][question.kind]
  const baseline = standingOf(question.fit, constants, day)(home, question.lotDealsWithinYear(home.lot), day)
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
      isBasement: home.floor !== null && home.floor < 0,
    }),
    deals: observed.map(({ deal, observation }, index) => ({
      ...deal,
      adjustedManwon: Math.exp(baseline + observation.rest),
      share: shares[index]!,
    })),
    publicPrice: price && { ...price.shown, share: shares[observed.length]! },
  }
}

/** A price far from what enough deals of the lot say is a slip like a deal of that kind. */
function priceOf(
  question: EstimateQuestion,
  place: Place,
  own: readonly Observed[],
  constants: EstimatorConstants,
): ObservedPrice | null {
  const { kind, propertyType, home, fit, publicPrice } = question
  if (!takesPublicPrice(kind, propertyType)) return null
  const lotDealsWithinYear = question.lotDealsWithinYear(home.lot)
  const price = observePublicPrice(publicPrice, { home, place, fit }, { constants, lotDealsWithinYear })
  return price !== null && slipsAmong(own)(price) ? null : price
}

/**
 * Prices of comparables, each unit's once, beside that of the home: what they are to the deals of their homes says what the home's is to
 * it. Without a price of the home they say nothing of it.
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
 * The comparables as the shares see them. Slips are taken out first: beside them ordinary deals look like outliers, and
 * they would stand in the way of deals of other lots.
 */
function observe(question: EstimateQuestion, constants: EstimatorConstants): Observed[] {
  const { home, day, knownUntil = day } = question
  const standing = standingOf(question.fit, constants, day)
  const see = (deal: Comparable): Observed => ({
    deal,
    observation: {
      ...placeOf(deal, deal.lot, deal.day, home),
      rest:
        Math.log(deal.amountManwon) -
        standing(deal, question.lotDealsWithinYear(deal.lot), deal.day) -
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

/** Where lot numbers say how near lots are, deals of other lots are looked at however many the lot has. */
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
 * From so many deals of the lot on, one at less than three fifths or more than five thirds of what they say is a slip.
 */
const ENOUGH_TO_TELL_SLIPS = 5
const SLIP = 0.5

function slipsAmong(own: readonly Observed[]): (observed: Pick<Observed, 'observation'>) => boolean {
  if (own.length < ENOUGH_TO_TELL_SLIPS) return () => false
  const middle = median(own.map(({ observation }) => observation.rest))
  return ({ observation }) => Math.abs(observation.rest - middle) > SLIP
}

/** Year and top floor that are not known count as those of the asked home. */
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

/** How far ordinary deals of the lot lie apart, over what the model expects of any. */
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
