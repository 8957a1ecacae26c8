import { SALE_THRESHOLDS } from './thresholds.ts'

/** When the estimator gives a value, how wide it is, and how it is described. Its constants are in `domain/value`. */
export const ESTIMATE_CONDITIONS = {
  source: 'R-VALUE-20; R-VALUE-21',
  since: '2026-11-22',
  /** Fewer deals of the kind in the city district within a year make no level to speak of. */
  guDealsWithinYear: 30,
  /** An ordinary deal of the lot within so many days bears fully. */
  recentDays: 365,
  /** Factor by which the interval widens when the floor of the home is unknown. */
  unknownFloorWidening: 1.1,
}

/** Number of outcomes from which widths and quantiles are learnt; with fewer they are assumed. */
export const CALIBRATION_THRESHOLDS = {
  source: 'R-VALUE-13; R-VALUE-14',
  since: '2026-11-22',
  fewestOutcomes: 500,
  provisionalBase: 1.6,
  /** Deals agreed longer than this before the newest one are no longer estimated. */
  estimatedDays: 90,
  /** Outcomes older than this do not count. */
  countedDays: 90,
  /** So many deals of one lot on one day are one bargain about the building. */
  oneBargain: 10,
}

/** What is shown of an estimate. */
export const ESTIMATE_SHOWN = {
  source: 'R-VALUE-12; R-VALUE-15; R-VALUE-18; R-VALUE-27; R-SCORE-10',
  since: '2026-11-22',
  intervalLevel: 0.8,
  /** From this share on, a deal or a public price is counted and named. */
  countedShare: 0.01,
  /** Shares of the value for which the probability that the deposit exceeds them is given. */
  exceedanceRatios: [SALE_THRESHOLDS.caution, SALE_THRESHOLDS.near, SALE_THRESHOLDS.severe, SALE_THRESHOLDS.above],
  /** Ends of an interval that rests on other lots alone are given in whole steps of this size. */
  wideStepManwon: 500,
  /** A probability is worded in twentieths, and never as certain. */
  probability: { under: 0.05, from: 0.95, steps: 20 },
} as const

/**
 * What a home can be sold or let for, both ends included; a deal outside is a slip of a unit or of a key, or not of a
 * home. Wide on purpose: real deals lie well within, and what lies within but far from its neighbours the estimator
 * discounts.
 */
export const DEAL_BOUNDS = {
  source: 'own bounds: apartments of six city districts, 138 to 10,600 manwon a square metre sold, 34 to 5,100 let',
  since: '2026-11-22',
  SALE: { amountManwon: [300, 5_000_000], manwonPerSquareMeter: [10, 30_000] },
  JEONSE: { amountManwon: [100, 5_000_000], manwonPerSquareMeter: [3, 15_000] },
} as const

/** Range of exclusive areas of homes, both ends included. */
export const AREA_BOUNDS_SQUARE_METER = { source: 'own bounds', since: '2026-11-22', ends: [5, 500] } as const

/** Steps of the probability by which checked deposits are counted, and the fewest in a step that an answer quotes. */
export const DEPOSITS_SEEN = {
  source: 'R-VALUE-33',
  since: '2026-11-30',
  edges: [0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 1],
  fewest: 50,
}

/**
 * From this contract day on, leases are published with their kind, new or renewed. One without it is mostly a renewal:
 * measured on apartments of six districts, it is 10 % below the estimate, and a fifth have an equal row that says so.
 */
export const LEASE_KIND_PUBLISHED = {
  source: 'R-VALUE-03; leases have to be reported since this day',
  since: '2026-11-30',
  from: '2021-06-01',
} as const
