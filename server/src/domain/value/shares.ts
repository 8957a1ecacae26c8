import { factorise, inverseDiagonal, solveFactored } from './cholesky.ts'
import { covarianceOf, type Place, varianceOfHome } from './covariance.ts'
import type { Covariance } from './estimator-constants.ts'

/** What is known of a home like the one asked for. */
export type Observation = Place & {
  /** Its ln amount, when floor, area, market level, district mean and weakness are taken out. */
  rest: number
  /** Standard deviation with which `rest` is known. */
  noise: number
  /** Of a public price; `null`: of a deal. */
  price: PriceError | null
}

/**
 * Why public prices err alike, as variances of ln amounts: by the ratio that was taken for all of them, and as the
 * prices of one lot are set together. No two are of one unit.
 */
type PriceError = { ratio: number; lot: number }

export type Shares = {
  /** Share of each observation, in the order given; 0: it does not count. */
  shares: Float64Array
  /** Variance of the estimate's ln amount. */
  variance: number
}

/**
 * Best linear unbiased prediction of the home's `rest`. An observation that the others speak against gets more noise,
 * and so less of a share; a deal that would count negatively is left out. Public prices of
 * comparables may: what a price is to a deal of the same home says what it is to the home that is asked for.
 */
export function sharesOf(
  observations: readonly Observation[],
  home: Place,
  covariance: Covariance,
  outlierFreedom: number,
): Shares {
  const between = pairCovariances(observations, covariance)
  const toHome = Float64Array.from(observations, (observation) => covarianceOf(observation, home, covariance))
  const noise = noiseWithoutOutliers(observations, between, outlierFreedom)
  const shares = new Float64Array(observations.length)
  let kept = observations.map((_, index) => index)
  let weights = solveFor(kept, between, noise, toHome)
  // ends, as each round leaves one out at least
  const isWrong = (index: number, weight: number) => weight < 0 && observations[index]!.price === null
  while (kept.some((index, place) => isWrong(index, weights[place]!))) {
    kept = kept.filter((index, place) => !isWrong(index, weights[place]!))
    weights = solveFor(kept, between, noise, toHome)
  }
  let variance = varianceOfHome(covariance)
  for (const [place, index] of kept.entries()) {
    shares[index] = weights[place] as number
    variance -= (weights[place] as number) * (toHome[index] as number)
  }
  return { shares, variance: Math.max(variance, 0) }
}

function pairCovariances(observations: readonly Observation[], covariance: Covariance): Float64Array {
  const size = observations.length
  const matrix = new Float64Array(size * size)
  for (const [row, observation] of observations.entries()) {
    for (let column = 0; column < row; column++) {
      const other = observations[column]!
      const value = covarianceOf(observation, other, covariance) + priceCovariance(observation, other)
      matrix[row * size + column] = value
      matrix[column * size + row] = value
    }
    matrix[row * size + row] = varianceOfHome(covariance)
  }
  return matrix
}

function priceCovariance(one: Observation, other: Observation): number {
  if (one.price === null || other.price === null) return 0
  const ofRatio = Math.sqrt(one.price.ratio * other.price.ratio)
  return one.lot === other.lot ? ofRatio + Math.sqrt(one.price.lot * other.price.lot) : ofRatio
}

/** Noise variances, raised where an observation lies far from what the others say of it. */
function noiseWithoutOutliers(
  observations: readonly Observation[],
  between: Float64Array,
  freedom: number,
): Float64Array {
  const size = observations.length
  const noise = Float64Array.from(observations, (observation) => observation.noise ** 2)
  const factor = between.slice()
  for (let index = 0; index < size; index++) factor[index * size + index]! += noise[index]!
  factorise(factor, size)
  const precision = inverseDiagonal(factor, size)
  const pulled = solveFactored(
    factor,
    size,
    Float64Array.from(observations, ({ rest }) => rest),
  )
  return noise.map((variance, index) => {
    const squaredDistance = pulled[index]! ** 2 / precision[index]!
    return variance / Math.min(1, (freedom + 1) / (freedom + squaredDistance))
  })
}

function solveFor(
  kept: readonly number[],
  between: Float64Array,
  noise: Float64Array,
  toHome: Float64Array,
): Float64Array {
  const size = kept.length
  const factor = new Float64Array(size * size)
  for (const [row, index] of kept.entries()) {
    const from = index * noise.length
    for (let column = 0; column < row; column++) factor[row * size + column] = between[from + kept[column]!]!
    factor[row * size + row] = between[from + index]! + noise[index]!
  }
  factorise(factor, size)
  return solveFactored(
    factor,
    size,
    Float64Array.from(kept, (index) => toHome[index]!),
  )
}
