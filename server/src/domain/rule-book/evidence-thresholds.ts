/** Which stored data a diagnosis uses, how far back they reach, and how they are described. */

/** R-EVID-02: the most recent completed months are compared; a region's signal may be older. */
export const COMPARED_MONTHS = { source: 'R-EVID-02; R-EVID-18', since: '2026-11-01', deals: 3, signal: 12 }

/** From so many stored facts on, and within so many hours of the last look-up, no provider is asked. */
export const STORED_FIRST = {
  source: 'R-EVID-03; R-EVID-06 (30 days for registers and public prices)',
  since: '2026-11-01',
  enoughFacts: 3,
  resultFreshHours: 30 * 24,
}

/** A broker's office is asked anew the next day: its state may change any day, and its copy holds a person's name. */
export const BROKER_COPY = { source: 'R-BROKER-05', since: '2026-11-30', freshHours: 24 }

/** What the land ledger says of a lot (R-PAPERS-85): it matters for weeks, and nothing of it is kept for longer. */
export const LAND_LEDGER = {
  source: 'R-PAPERS-85, R-PAPERS-87; own lines [K]',
  since: '2026-11-30',
  freshHours: 7 * 24,
  /** A change of ownership is recent for so many days. */
  recentDays: 180,
} as const

/** An answer that would remove this many and this share of a month's stored deals waits for a second reading so much later. */
export const WITHHELD_ANSWER = {
  source: 'R-EVID-20',
  since: '2026-11-25',
  deals: 3,
  /** More than this. */
  share: 0.2,
  hours: 24,
}

/** Past leases that stand for the tenants who live in a house now; fewer have no quartiles worth naming. */
export const LEASE_REFERENCE = {
  source: 'R-SCORE-13 (3 deals); the usual term of a lease',
  since: '2026-11-20',
  enoughDeals: 3,
  months: 24,
}

/** How far back a lot's own past leases are offered: as far as statistics are shown. */
export const LOT_LEASES = { source: 'own line: as far as statistics are shown', since: '2026-11-20', months: 24 }

/** Published indicators: in per cent or percentage points, and months behind the newest completed one. */
export const INDICATOR_THRESHOLDS = {
  source: 'own lines: the institute publishes a month in the middle of the next',
  since: '2026-11-01',
  /** Movements up to this, over three months, have no direction. */
  flat: 0.1,
  /** A change over a year below this is worded as almost the same. */
  sameAsYearBefore: 0.05,
  freshMonths: 2,
  agingMonths: 6,
  /** Enough for the change over 12 months, two years back. */
  storedMonths: 25,
}

/** Comparison of a listing's description with the register and the input. */
export const DESCRIPTION_THRESHOLDS = {
  source: 'own lines',
  since: '2026-11-21',
  /** Years after which a building is no longer called new. */
  newForYears: 5,
  /** Amounts closer than this share are rounded, not different. */
  roundedShare: 0.01,
  /** Manwon; a smaller first number of `1000/50` is no deposit. */
  pairDepositFrom: 100,
  /** Exclusive area as a share of the supplied one, in which pyeong without a word beside them may be advertised. */
  exclusiveShare: { from: 0.65, to: 1 },
}

/** Deposits for which the equal rent is calculated, as shares of the typed deposit. */
export const CONVERTED_DEPOSITS = { source: 'own line: half of it, and none', since: '2026-11-20', shares: [0.5, 0] }
