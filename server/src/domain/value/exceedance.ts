import { DEPOSITS_SEEN } from '../rule-book/estimate-thresholds.ts'
import { OVER_80_PERCENT } from '../rule-book/shown-thresholds.ts'
import { SALE_THRESHOLDS } from '../rule-book/thresholds.ts'
import { type Calibration, type DepositCount, type DepositsSeen, probabilityBelow } from './calibration.ts'
import type { Exceedance, Logistic } from './estimator-constants.ts'

/** A new deposit of a home and the next sale of a home of the same lot and area; amounts as logarithms. */
export type DepositPair = {
  lnDeposit: number
  /** The estimate on the day of the lease, with the half-width of its interval. */
  lnEstimate: number
  halfWidth: number
  lnSale: number
  /** Whether the lot had sales before. */
  isSold: boolean
}

/** A sale is paired with leases of up to this many days before it. */
export const PAIRED_DAYS = 90
/** Deposits are compared with these shares of the value, because few deposits lie near any single one. */
const SHARES = [0.6, 0.7, 0.8, 0.9, 1]
/** Pairs more than this many half-widths from the estimate carry no information about the middle. */
const FARTHEST = 2.5
/** Fewest pairs for fitting a curve. */
const ENOUGH_PAIRS = 300
const NEWTON_STEPS = 12
/** Keeps the first steps finite. */
const RIDGE = 1e-3

/**
 * The probability that a deposit that many half-widths above the estimate exceeds the value. A high deposit is often
 * that of a better home, so the share of outcomes below it would overstate the probability.
 */
export function probabilityAbove(calibration: Calibration, halfWidths: number, isSold: boolean): number {
  const { exceedance } = calibration
  if (exceedance === null) return probabilityBelow(calibration, halfWidths)
  const { intercept, slope } = isSold ? exceedance.sold : exceedance.neverSold
  return Math.min(0.995, Math.max(0.005, 1 / (1 + Math.exp(-intercept - slope * halfWidths))))
}

/** Counts the pairs of each city district that has enough of them (R-VALUE-32), by LAWD_CD. */
export function countByGu(
  pairs: readonly (Pick<DepositPair, 'lnDeposit' | 'lnSale'> & { gu: string })[],
): Record<string, DepositCount> {
  const enough = [...Map.groupBy(pairs, ({ gu }) => gu)].filter(
    ([, of]) => of.length >= OVER_80_PERCENT.fewestOfDistrict,
  )
  const isAbove = ({ lnDeposit, lnSale }: (typeof pairs)[number]) => lnDeposit - Math.log(SALE_THRESHOLDS.near) > lnSale
  return Object.fromEntries(enough.map(([gu, of]) => [gu, { count: of.length, above: of.filter(isAbove).length }]))
}

/** Counts the pairs by the probability, under the calibration, that the deposit exceeds 80 % of the value. */
export function countSeen(pairs: readonly DepositPair[], calibration: Calibration): DepositsSeen[] {
  const judged = pairs.map(({ lnDeposit, lnEstimate, halfWidth, lnSale, isSold }) => {
    const lnWhole = lnDeposit - Math.log(SALE_THRESHOLDS.near)
    return {
      stated: probabilityAbove(calibration, (lnWhole - lnEstimate) / halfWidth, isSold),
      isAbove: lnWhole > lnSale,
    }
  })
  const { edges } = DEPOSITS_SEEN
  return edges.slice(1).map((to, index) => {
    const from = edges[index]!
    const within = judged.filter(({ stated }) => stated >= from && stated < to)
    return { from, to, count: within.length, above: within.filter(({ isAbove }) => isAbove).length }
  })
}

/** Curves for both kinds of lots, each fitted to its own pairs if there are enough, else as assumed. */
export function fitExceedance(pairs: readonly DepositPair[], assumed: Exceedance | null): Exceedance | null {
  const sold = fitLogistic(pairs.filter(({ isSold }) => isSold)) ?? assumed?.sold ?? null
  // few first sales of a lot have a lease to pair with; without pairs of their own, the curve of sold lots is used
  const neverSold = fitLogistic(pairs.filter(({ isSold }) => !isSold)) ?? assumed?.neverSold ?? sold
  return sold === null || neverSold === null ? null : { sold, neverSold }
}

/** Logistic regression by Newton's method; `null`: too few pairs, or uninformative ones. */
function fitLogistic(pairs: readonly DepositPair[]): Logistic | null {
  if (pairs.length < ENOUGH_PAIRS) return null
  const held = pairs.flatMap(heldAgainstShares)
  const exceeding = held.filter(({ exceeds }) => exceeds).length
  if (Math.min(exceeding, held.length - exceeding) < ENOUGH_PAIRS / 10) return null
  let [intercept, slope] = [0, 1]
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let [g0, g1, h00, h01, h11] = [0, 0, RIDGE, 0, RIDGE]
    for (const { halfWidths, exceeds } of held) {
      const p = 1 / (1 + Math.exp(-intercept - slope * halfWidths))
      const [error, weight] = [Number(exceeds) - p, p * (1 - p)]
      g0 += error
      g1 += error * halfWidths
      h00 += weight
      h01 += weight * halfWidths
      h11 += weight * halfWidths * halfWidths
    }
    const determinant = h00 * h11 - h01 * h01
    intercept += (h11 * g0 - h01 * g1) / determinant
    slope += (h00 * g1 - h01 * g0) / determinant
  }
  return Number.isFinite(intercept) && slope > 0 ? { intercept, slope } : null
}

function heldAgainstShares({ lnDeposit, lnEstimate, halfWidth, lnSale }: DepositPair) {
  return SHARES.map((share) => ({
    halfWidths: (lnDeposit - Math.log(share) - lnEstimate) / halfWidth,
    exceeds: lnDeposit - Math.log(share) > lnSale,
  })).filter(({ halfWidths }) => Math.abs(halfWidths) <= FARTHEST)
}
