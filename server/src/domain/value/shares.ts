import { factorise, inverseDiagonal, solveFactored } from './cholesky.ts'
import { covarianceOf, type Place, varianceOfHome } from './covariance.ts'
import type { Covariance } from './estimator-constants.ts'

/** An observed deal or public price of a home like the one in question. */
export type Observation = Place & {
  /** Its ln amount with the effects of floor, area, market level, district mean and weakness removed. */
  rest: number
  /** Standard deviation of `rest`. */
  noise: number
  /** The error of a public price; `null`: the observation is a deal. */
  price: PriceError | null
}

/**
 * Errors that public prices have in common, as variances of ln amounts: `ratio`, because one ratio is applied to all of
 * them, and `lot`, because the prices of one lot are set together. No two prices are of the same unit.
 */
type PriceError = { ratio: number; lot: number }

export type Shares = {
  /** Share of each observation, in the order given; 0: not used. */
  shares: Float64Array
  /** Variance of the ln amount of the estimate. */
  variance: number
}

/**
 * Best linear unbiased prediction of the home's `rest`. An observation that the others contradict gets more noise and
 * therefore a smaller share. A deal with a negative share is left out. Public prices of comparables may have one: the
 * relation of a price to a deal of the same home shows how a price relates to the value of the home in question.
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
  // terminates, because each round removes at least one observation
  const isWrong = (index: number, weight: number) => weight < 0 && observations[index]!.price === null
  while (kept.some((index, place) => isWrong(index, weights[place]!))) {
    kept = kept.filter((index, place) => !isWrong(index, weights[place]!))
    weights = solveFor(kept, between, noise, toHome)
  }
  let variance = varianceOfHome(home, covariance)
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
    matrix[row * size + row] = varianceOfHome(observation, covariance)
  }
  return matrix
}

function priceCovariance(one: Observation, other: Observation): number {
  if (one.price === null || other.price === null) return 0
  const ofRatio = Math.sqrt(one.price.ratio * other.price.ratio)
  return one.lot === other.lot ? ofRatio + Math.sqrt(one.price.lot * other.price.lot) : ofRatio
}

/** Noise variances, increased for an observation that lies far from the prediction by the others. */
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
