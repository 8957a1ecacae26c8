/** Value of a home when neither the estimator nor recent sales give it. */

/** Sales of the lot that are older than the compared months. */
export const DATED_SALES = {
  source: 'R-SCORE-45; own lines: what ordinary sales of one plan scatter by, and more for a single one',
  since: '2026-11-25',
  months: 36,
  /** The newest of them count. */
  most: 12,
  /** Shares by which what the home is worth may lie below the lowest and above the highest of them. */
  around: { one: 0.1, several: 0.05 },
  /** So much more for each year that a price could not be brought to today. */
  perYearAsAgreed: 0.05,
} as const

/**
 * What homes are sold for over their public prices where no sales say it; in ln, with a standard deviation. Row houses
 * have measured ratios (R-FILE-09).
 */
export const PUBLIC_PRICE_RATIOS = {
  source:
    'R-LAW-42 (official share of the market value of 2020, held since 2023: apartments 69.0 %, detached houses 53.6 %)',
  since: '2026-11-25',
  APARTMENT: { ratio: 1 / 0.69, sd: 0.15 },
  DETACHED_MULTI_FAMILY: { ratio: 1 / 0.536, sd: 0.3 },
  /** Standard deviations to either side of the middle: 80 % of the homes lie within. */
  deviations: 1.2816,
} as const

/** A sale and a lease of one home at the same time, the deposit near the price or above it. */
export const SAME_TIME_DEALS = {
  source: 'R-SCORE-49; own lines, measured in docs/accuracy.md',
  since: '2026-11-26',
  /** Maximum days between the two contracts, in either order. */
  days: 60,
  /** Deposit ÷ price from here on. */
  depositOfPrice: 0.9,
  /** Past pairs of the lot are a caution from so many on (R-SCORE-13: fewer deals carry little); fewer are a note. */
  cautionFrom: 3,
  /** So many of the lot's are named. */
  named: 3,
} as const

/** Jeonse of a lot without a known sale, against the value estimated from other lots. */
export const LOT_JEONSE = {
  source: 'R-VALUE-31; own line: what deposits of one home scatter by',
  since: '2026-11-28',
  /** The lot's share of the value ÷ the usual one from here on. */
  aboveUsual: 1.1,
} as const

/**
 * What a whole shared house may be worth for its public price: a rough frame between what guarantors take and what the
 * government states. No sale of such a house is public by its lot, so it was never measured.
 */
export const SHARED_HOUSE_FRAME = {
  source: 'R-VALUE-29; R-LAW-42 (53.6 %); multiple of guarantors, second-hand',
  since: '2026-11-26',
  lowRatio: 1.4,
  highRatio: 1 / 0.536,
} as const

/** From both on the published area of a named unit is another one than the typed, and goes before it. */
export const UNIT_AREA = {
  source: 'R-SCORE-47; own lines: areas are rounded to whole square metres in listings',
  since: '2026-11-25',
  share: 0.03,
  squareMeter: 1,
  /** Areas of a lot that are offered when none was typed; more would be a list of homes rather than of sizes. */
  offeredAtMost: 8,
} as const
