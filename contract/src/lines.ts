/**
 * Lines of the rule book that a client draws by. The service's rule book is their home: a test of the service compares
 * them with it.
 */
export const CLIENT_LINES = {
  /** Fewer deals have no quartiles and no median worth naming. */
  enoughDeals: 3,
  /** Months of a trend. */
  shownMonths: 24,
  /** Manwon. From here on the unit of a typed amount is asked about. */
  askUnitFromManwon: 1_000_000,
  /** From this share of an estimate on, a deal is counted. */
  countedShare: 0.01,
  /** A probability is worded in steps, and never as certain. */
  probability: { under: 0.05, from: 0.95, steps: 20 },
  /** The share of an estimate for which the probability is given. */
  exceeded: { value: 0.8, jeonse: 1 },
} as const
