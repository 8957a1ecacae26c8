import type { Provenance } from './curves.ts'

const STATED: Provenance = { source: 'R-SCORE-07', since: '2026-11-01' }

/** Scores of findings that are categories rather than amounts. */
export const FIXED_SCORES = {
  ...STATED,
  identity: { REGISTER: 10, SEVERAL_CANDIDATES: 50, HINT_OR_SAME_LOT: 65 },
  /**
   * A register that names neither housing nor shops (offices, a school or lodging, for example) scores the same as a
   * neighbourhood facility.
   */
  use: { HOUSING: 10, OFFICETEL: 30, MIXED: 55, UNCLEAR: 55, NEIGHBORHOOD_FACILITY: 85, NON_RESIDENTIAL: 85 },
}

/** How much a basis bears, 0–1. Shown to the reader; enters no score. */
export const CONFIDENCE = {
  source: 'own scale: exact evidence, lot, district, region, hint',
  since: '2026-11-01',
  register: 0.9,
  severalCandidates: 0.5,
  hint: 0.3,
  sample: {
    SAME_LOT_SIMILAR: 0.9,
    SAME_LOT_AREA: 0.85,
    SAME_DISTRICT_SIMILAR: 0.65,
    SAME_LOT_ALL: 0.55,
    SAME_DISTRICT_ALL: 0.4,
  },
  fewDealsFactor: 0.7,
  estimate: { AVAILABLE: 0.9, PARTIAL: 0.5 },
  /** The interval is not yet checked against enough deals. */
  provisionalFactor: 0.8,
  publicPrice: { UNIT: 0.9, LOT_MEDIAN: 0.65, HOUSE: 0.65 },
  datedSales: 0.5,
  publicPriceAsValue: 0.4,
  regionalSignal: 0.3,
}
