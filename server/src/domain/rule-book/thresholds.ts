/**
 * Thresholds for ratios and amounts. Each basis has its own: a share of sale prices says nothing about a public price
 * (R-SCORE-10).
 */

/** Deposit ÷ sale value. The first reached from above decides the words. */
export const SALE_THRESHOLDS = {
  source: 'R-SCORE-11 (80 %); common guidance, second-hand (R-LAW-04: 70, 80, 90 %); 100 %: arithmetic (R-LAW-05)',
  since: '2026-11-01',
  caution: 0.7,
  near: 0.8,
  severe: 0.9,
  above: 1,
}

/**
 * When an estimate of the value bears fully or not at all, and from when on the deposit is said to be above a threshold.
 */
export const ESTIMATE_THRESHOLDS = {
  source: 'R-SCORE-08 (3 deals of the lot); R-VALUE-16 (three states); docs/accuracy.md (areas)',
  since: '2026-11-23',
  sameLotDeals: 3,
  /** So many times the area, or so small a part of it, and a deal says nothing of a home. */
  areaTimes: 2,
  /** Probability of standing above 80 % of the value. */
  probable: 0.7,
}

/**
 * Deposit ÷ public price: the price itself, the share under discussion, the one in use, and the price basis of
 * guarantors.
 */
export const PUBLIC_PRICE_THRESHOLDS = {
  source: 'R-LAW-09 (112, 126, 140 % of the public price), second-hand; 100 %: R-SCORE-10',
  since: '2026-11-01',
  price: 1,
  discussed: 1.12,
  guarantee: 1.26,
  basis: 1.4,
}

/** Deposit (jeonse) or the lease as one amount (monthly rent) ÷ median of past leases. */
export const LEASE_THRESHOLDS = {
  source: 'R-SCORE-11 (120 %); lower end of the lease curve',
  since: '2026-11-01',
  high: 1.2,
  /** Below this the amount is unusually low, which is not a good sign. */
  low: 0.6,
}

/** Monthly cost, the deposit converted to rent, ÷ median of past leases, their deposits converted as well. */
export const MONTHLY_COST_THRESHOLDS = { source: 'R-SCORE-06, cost curve', since: '2026-11-01', high: 1.2 }

/** A building whose own sales lie above those around it sets its own yardstick. */
export const OWN_YARDSTICK = {
  source: 'R-SCORE-17',
  since: '2026-11-20',
  /** At most this share of the lot's own sales … */
  depositOfOwnSales: 0.8,
  /** … and at least this multiple of the similar sales around it. */
  depositOfSalesAround: 1.2,
}

/** Completed years since use approval. */
export const AGE_THRESHOLDS = { source: 'R-SCORE-06, age curve', since: '2026-11-01', caution: 30, look: 20 }

/** Wildly disproportionate amounts: the user is asked about the unit or field before anything is assessed. */
export const REALISM = {
  source: 'R-SCORE-26; own bounds where nothing published is near',
  since: '2026-11-20',
  /** As a multiple of the nearest published amount. */
  shareOfNearest: { low: 0.3, high: 3 },
  /** Manwon; used alone only when there is no published amount to compare with. */
  jeonseDeposit: { low: 100, high: 1_000_000 },
  monthlyRent: { low: 1, high: 10_000 },
}

/** R-EVID-09, R-SCORE-13: the band of similar deals, and how many deals carry a judgement. */
export const SAMPLE_RULES = {
  source: 'R-EVID-09; R-SCORE-13',
  since: '2026-11-01',
  area: { share: 0.1, atLeastSquareMeter: 5 },
  floors: 2,
  enoughDeals: 3,
}

/** From so many homes of a lot on, an area that is about none of theirs is asked about. */
export const UNLIKE_AREA = { source: 'own line: fewer may be of one plan among several', since: '2026-11-23', homes: 3 }

/** From so many published units of the floor on, one that is not among them is asked about. */
export const UNPUBLISHED_UNIT = {
  source: 'own line: every home of an apartment-type building has a public price, so one other of the floor is enough',
  since: '2026-11-24',
  othersOfFloor: 1,
}

/** Jeonse deposits of a region compared with those of two years ago, the usual term of a lease. */
export const REVERSE_JEONSE = {
  source: 'own line: smaller changes can come from which homes happened to be let',
  since: '2026-11-01',
  leaseTermMonths: 24,
  notableChange: 0.05,
}

/** Months of a market pooled together. The median of a month with fewer deals says little, so it is excluded. */
export const WINDOWS = { source: 'own line', since: '2026-11-01', months: 3, enoughDeals: 3 }

/** A base year older than this many years no longer bears fully. */
export const PUBLIC_PRICE_AGE = { source: 'public prices are set once a year', since: '2026-11-01', yearsAtMost: 1 }

/** Above this deposit (manwon) the landlord's unpaid national tax may be looked at without consent. */
export const TAX_VIEWING = {
  source: 'R-LAW-22 (since 2023-04-03); R-DIAG-43',
  since: '2026-11-20',
  depositOver: 1_000,
}
