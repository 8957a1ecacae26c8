import { median } from '../comparison/statistics.ts'
import { widthCells } from './calibration.ts'
import type { Place } from './covariance.ts'
import { yearOf } from './day.ts'
import { ESTIMATOR_CONSTANTS, type EstimatorConstants } from './estimator-constants.ts'
import { type DistrictFit, standingOf } from './price-fit.ts'
import { type Observation, sharesOf } from './shares.ts'
import type { Comparable, HomeTraits, ValuedHome, ValuedType, ValueKind } from './valued-home.ts'

export type EstimateQuestion = {
  kind: ValueKind
  propertyType: ValuedType
  home: ValuedHome
  /** Of the estimate; every comparable was agreed before it. */
  day: number
  comparables: readonly Comparable[]
  fit: DistrictFit
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
}

/** From so many deals of the lot on, one at less than three fifths or more than five thirds of what they say is not counted. */
const ENOUGH_TO_TELL_SLIPS = 5
const SLIP = 0.5

/** What a home is worth by its comparables, however few they are. */
export function estimateHome(question: EstimateQuestion): HomeEstimate {
  const { home, day, fit } = question
  const constants = ESTIMATOR_CONSTANTS[question.propertyType][question.kind]
  const baseline = standingOf(fit, constants, day)(home, day)
  const observed = withoutSlips(observe(question, constants), home.lot)
  const observations = observed.map(({ observation }) => observation)
  const place = createPlaces(question)(home, home.lot, day)
  const { shares, variance } = sharesOf(observations, place, constants.covariance, constants.outlierFreedom)
  const shift = observations.reduce((sum, { rest }, index) => sum + rest * shares[index]!, 0)
  const ordinaryOwn = observed.filter(({ deal }) => deal.lot === home.lot && !deal.weak)
  const lnEstimate = baseline + shift
  return {
    lnEstimate,
    scale: Math.sqrt(variance + dispersion(ordinaryOwn, place, shift) ** 2),
    cells: widthCells({
      sameLotCount: observed.filter(({ deal }) => deal.lot === home.lot).length,
      year: yearOf(day),
      buildYear: home.buildYear,
      estimateManwon: Math.exp(lnEstimate),
      areaSquareMeter: home.areaSquareMeter,
      code: home.legalDistrictCode,
    }),
    deals: observed.map(({ deal, observation }, index) => ({
      ...deal,
      adjustedManwon: Math.exp(baseline + observation.rest),
      share: shares[index]!,
    })),
  }
}

type Observed = { deal: Comparable; observation: Observation }

function observe(question: EstimateQuestion, constants: EstimatorConstants): Observed[] {
  const standing = standingOf(question.fit, constants, question.day)
  const placeOf = createPlaces(question)
  return question.comparables.map((deal) => ({
    deal,
    observation: {
      ...placeOf(deal, deal.lot, deal.day),
      rest: Math.log(deal.amountManwon) - standing(deal, deal.day) - (deal.weak ? constants.weakBias : 0),
      noise: deal.weak ? constants.weakNoise : constants.noise,
    },
  }))
}

/** A slip would not only count itself: beside it ordinary deals look like outliers. */
function withoutSlips(observed: Observed[], lot: string): Observed[] {
  const own = observed.filter(({ deal }) => deal.lot === lot)
  if (own.length < ENOUGH_TO_TELL_SLIPS) return observed
  const middle = median(own.map(({ observation }) => observation.rest))
  return observed.filter(({ observation }) => Math.abs(observation.rest - middle) <= SLIP)
}

/** What is not known of a home counts as the asked home has it; if that is not known either, as most comparables have it. */
function createPlaces({ home, comparables }: EstimateQuestion) {
  const usual = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? 0 : median(known)
  }
  const buildYear = home.buildYear ?? usual(comparables.map((deal) => deal.buildYear))
  const topFloor = home.topFloor ?? usual(comparables.map((deal) => deal.topFloor))
  return ({ areaSquareMeter, floor, ...traits }: HomeTraits, lot: string, day: number): Place => ({
    lot,
    day,
    areaSquareMeter,
    lnArea: Math.log(areaSquareMeter),
    floor,
    buildYear: traits.buildYear ?? buildYear,
    topFloor: traits.topFloor ?? topFloor,
  })
}

/** How far ordinary deals of the lot lie apart, over what the model expects of any. */
function dispersion(own: readonly Observed[], home: Place, shift: number): number {
  let weights = 0
  let sum = 0
  for (const { lnArea, rest } of own.map(({ observation }) => observation)) {
    const weight = Math.exp(-Math.abs(lnArea - home.lnArea) / 0.2)
    weights += weight
    sum += weight * Math.min(Math.abs(rest - shift), 0.3)
  }
  return (1.2 * (0.35 + sum)) / (10 + weights)
}
