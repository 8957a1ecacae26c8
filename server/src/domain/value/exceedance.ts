import { type Calibration, probabilityBelow } from './calibration.ts'
import type { Exceedance, Logistic } from './estimator-constants.ts'

/** A new deposit of a home, and what a home of its lot and area was sold for next; amounts as logarithms. */
export type DepositPair = {
  lnDeposit: number
  /** Of the day of the lease, with the half-width of its interval. */
  lnEstimate: number
  halfWidth: number
  lnSale: number
  /** Whether the lot had sales before. */
  isSold: boolean
}

/** A sale counts for leases of so many days before it. */
export const PAIRED_DAYS = 90
/** Deposits are held against these shares of the value: few stand near any single one. */
const SHARES = [0.6, 0.7, 0.8, 0.9, 1]
/** Further than so many half-widths from the estimate a pair says nothing of the middle. */
const FARTHEST = 2.5
/** From so many pairs on a curve is learnt of them. */
const ENOUGH_PAIRS = 300
const NEWTON_STEPS = 12
/** Keeps the first steps finite. */
const RIDGE = 1e-3

/**
 * The probability that a deposit `standing` half-widths over the estimate exceeds the value. Where a high deposit is
 * often that of a better home, the share of outcomes below would say too much.
 */
export function probabilityAbove(calibration: Calibration, standing: number, isSold: boolean): number {
  const { exceedance } = calibration
  if (exceedance === null) return probabilityBelow(calibration, standing)
  const { intercept, slope } = isSold ? exceedance.sold : exceedance.neverSold
  return Math.min(0.995, Math.max(0.005, 1 / (1 + Math.exp(-intercept - slope * standing))))
}

/** Curves of both kinds of lots, each from its own pairs if there are enough, else as assumed. */
export function fitExceedance(pairs: readonly DepositPair[], assumed: Exceedance | null): Exceedance | null {
  const sold = fitLogistic(pairs.filter(({ isSold }) => isSold)) ?? assumed?.sold ?? null
  // few lots are sold for the first time beside a lease; without pairs of their own those of all lots say more than none
  const neverSold = fitLogistic(pairs.filter(({ isSold }) => !isSold)) ?? assumed?.neverSold ?? sold
  return sold === null || neverSold === null ? null : { sold, neverSold }
}

/** Logistic regression by Newton's steps; `null`: of too few, or of such as say nothing. */
function fitLogistic(pairs: readonly DepositPair[]): Logistic | null {
  if (pairs.length < ENOUGH_PAIRS) return null
  const held = pairs.flatMap(heldAgainstShares)
  const exceeding = held.filter(({ exceeds }) => exceeds).length
  if (Math.min(exceeding, held.length - exceeding) < ENOUGH_PAIRS / 10) return null
  let [intercept, slope] = [0, 1]
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, RIDGE, 0, RIDGE]
    for (const { standing, exceeds } of held) {
      const p = 1 / (1 + Math.exp(-intercept - slope * standing))
      const [error, weight] = [Number(exceeds) - p, p * (1 - p)]
      g0 += error
      g1 += error * standing
      h00 += weight
      h01 += weight * standing
      h11 += weight * standing * standing
    }
    const determinant = h00 * h11 - h01 * h01
    intercept += (h11 * g0 - h01 * g1) / determinant
    slope += (h00 * g1 - h01 * g0) / determinant
  }
  return Number.isFinite(intercept) && slope > 0 ? { intercept, slope } : null
}

function heldAgainstShares({ lnDeposit, lnEstimate, halfWidth, lnSale }: DepositPair) {
  return SHARES.map((share) => ({
    standing: (lnDeposit - Math.log(share) - lnEstimate) / halfWidth,
    exceeds: lnDeposit - Math.log(share) > lnSale,
  })).filter(({ standing }) => Math.abs(standing) <= FARTHEST)
}
