/**
 * Thresholds of the rule book that a client uses. The service's rule book is authoritative: a test of the service
 * compares them with it.
 */
export const CLIENT_THRESHOLDS = {
  /** With fewer deals, quartiles and a median are not shown. */
  enoughDeals: 3,
  /** Number of months in a trend. */
  shownMonths: 24,
  /** Manwon. From this amount on, users are asked about the unit of a typed amount. */
  askUnitFromManwon: 1_000_000,
  /** From this share of an estimate on, a deal is counted. */
  countedShare: 0.01,
  /** A probability is stated in steps, and never as certain. */
  probability: { under: 0.05, from: 0.95, steps: 20 },
  /** The share of an estimate for which the probability is given. */
  exceeded: { value: 0.8, jeonse: 1 },
} as const
