import type { ValuedType, ValueKind } from './valued-home.ts'

/** Control points `[x, value]` in ascending order of x; linear between them, constant outside. */
export type Points = readonly (readonly [x: number, value: number])[]

/** Correlations between homes: standard deviations of ln price, with the distances over which each fades. */
export type Covariance = {
  lot: number
  area: number
  areaFade: number
  same: number
  /** Homes of one lot whose areas differ by less than this are of one plan, the more so the less they differ. */
  sameSquareMeter: number
  district: number
  buildYearFade: number
  districtAreaFade: number
  topFloorFade: number
  drift: number
  driftDays: number
  floor: number
  floorFade: number
  /** What the basement of a lot is worth more or less than is usual for one; 0: not distinguished. */
  basement: number
  /** Covariance between lots of one legal district, by lot number; `null`: numbers do not show how near lots are. */
  lotNumber: LotNumberCovariance | null
}

/** Lots with similar numbers lie near each other; mountain lots (산) have a numbering of their own. */
export type LotNumberCovariance = {
  /** By main numbers (본번). */
  near: number
  nearFade: number
  /** By sub numbers (부번), where the main number is the same. */
  block: number
  blockFade: number
  /** Of all lots of the legal district. */
  level: number
}

export type EstimatorConstants = {
  /** Slope of ln price over ln area. */
  areaExponent: number
  /** ln price by floor. */
  floorCurve: Points
  /** A separate curve for buildings with fewer floors than this; `null`: one curve for all. */
  lowRise: { belowTopFloor: number; floorCurve: Points } | null
  covariance: Covariance
  /** Standard deviation of the ln amount of a single deal, ordinary or weak. */
  noise: number
  weakNoise: number
  /** Mean deviation of the ln amounts of weak deals. */
  weakBias: number
  /** Degrees of freedom of the outlier step: the fewer, the lower the weight of a deal far from the others. */
  outlierFreedom: number
  /** Weight of a weak deal when market levels are fitted. */
  weakLevelWeight: number
  /**
   * Share of the checked estimates that intervals are fitted to contain. The target is 80 %: with .81, the intervals
   * contained 80.6 and 80.8 % of the deals of December to March for apartments, and 75 % for officetels. With .83, these
   * contained 82.4 % of the second half of 2025 and 79.6 % of January to May. That of row-house sales is the least with which
   * they contained 78 % in each month from September to November 2008, of a falling market.
   */
  heldShare: number
  level: LevelConstants
  /** Whether the mean takes the rent level of the legal district's apartments into account. */
  takesJeonseLevel: boolean
  /** Widths used until enough estimates have been checked. */
  provisional: ProvisionalWidths
  /** Probability that the value lies below an amount, for homes on a lot without and with deals of its own. */
  exceedance: Exceedance | null
}

export type Exceedance = { neverSold: Logistic; sold: Logistic }

/** 1 ÷ (1 + exp(−(intercept + slope · x))), x in half-widths of the interval from the estimate. */
export type Logistic = { intercept: number; slope: number }

/** Multipliers of the width by deals of the lot (0, 1, 2–4, 5–14, 15 and more), in a basement, and of cheap homes. */
export type ProvisionalWidths = { ownDeals: readonly number[]; basement: number; cheap: number }

const AS_WIDE: ProvisionalWidths = { ownDeals: [1, 1, 1, 1, 1], basement: 1, cheap: 1 }

export type LevelConstants = {
  /** Lower ends, in square metres, of the area classes above the first. */
  areaEdges: readonly number[]
  binDays: number
  /** After the last bin, the level continues with the mean slope of this many bins, damped by layer. */
  trendBins: number
  damping: { zone: number; gu: number; district: number; areaClass: number }
}

/**
 * What keeps a few deals from moving a level. Chosen on an invented market of six lots; on the real deals of docs/accuracy.md
 * no figure changes by more than .1.
 */
export const THIN_LEVEL = {
  /** How alike the deals of one unit within one bin are: 0, each counts in full; 1, they count as one. */
  alike: 0.5,
  /** With so many units that show changes, neighbouring bins are tied twice as strongly as with very many. */
  units: 10,
}

const PLAIN = { takesJeonseLevel: false, provisional: AS_WIDE, exceedance: null } as const

const WEEKLY: LevelConstants = {
  areaEdges: [50, 70, 90, 120],
  binDays: 7,
  trendBins: 8,
  damping: { zone: 0.8, gu: 0.8, district: 0.4, areaClass: 0.4 },
}

const FORTNIGHTLY: LevelConstants = {
  areaEdges: [22, 30, 45, 70],
  binDays: 14,
  trendBins: 6,
  damping: { zone: 0.5, gu: 0.5, district: 0.2, areaClass: 0.2 },
}

const APARTMENT_SALE_FLOORS: Points = [
  [1, -0.074],
  [2, -0.039],
  [3, -0.018],
  [4, -0.011],
  [5, -0.002],
  [6, 0],
  [10, 0.005],
  [15, 0.006],
  [25, 0.007],
]
const LOW_APARTMENT_SALE_FLOORS: Points = [
  [1, 0],
  [2, 0.004],
  [3, 0.008],
  [4, 0],
  [5, -0.007],
  [6, -0.02],
]
const APARTMENT_JEONSE_FLOORS: Points = [
  [1, 0.004],
  [2, 0.003],
  [3, 0.001],
  [4, 0],
]
const OFFICETEL_FLOORS: Points = [
  [1, -0.02],
  [3, -0.01],
  [6, 0],
  [10, 0.005],
  [20, 0.01],
  [30, 0.015],
]
/** The basement is what row houses of the capital region before June 2009 show; the mean is fitted around it. */
const ROW_HOUSE_FLOORS: Points = [
  [-1, -0.3],
  [1, -0.02],
  [2, 0],
  [3, 0],
  [5, 0.005],
  [10, 0.01],
  [20, 0.02],
]

/** Of .1, .15 and .2 the best for sales of June to October 2009. */
const BASEMENT_OF_A_LOT = 0.15

/**
 * Fitted to registered deals of 20 city districts before April 2026 (R-VALUE-24);
 * officetel jeonse and row houses from five months that gave neither day nor year of construction (row houses: chosen on
 * April 2025 and read in May). What lots of officetels have in common by number was chosen on homes of 2025 whose own lot
 * was hidden, and helps in either half of the city districts.
 */
export const ESTIMATOR_CONSTANTS: Record<ValuedType, Record<ValueKind, EstimatorConstants>> = {
  APARTMENT: {
    SALE: {
      areaExponent: 0.85,
      floorCurve: APARTMENT_SALE_FLOORS,
      lowRise: { belowTopFloor: 7, floorCurve: LOW_APARTMENT_SALE_FLOORS },
      covariance: covariance(0.15, 0.057, 0.345, 0.033, 0.15, 8.3, 0.825, 27, 0.05, 310, 0.012, 4.5),
      noise: 0.0235,
      weakNoise: 0.125,
      weakBias: -0.017,
      outlierFreedom: 4,
      weakLevelWeight: 0.1,
      heldShare: 0.8,
      level: WEEKLY,
      ...PLAIN,
    },
    JEONSE: {
      areaExponent: 0.7,
      floorCurve: APARTMENT_JEONSE_FLOORS,
      lowRise: null,
      covariance: covariance(0.127, 0.075, 0.25, 0.017, 0.18, 10, 0.825, 18, 0.0465, 160, 0.03, 3),
      noise: 0.056,
      weakNoise: 0.2,
      weakBias: -0.125,
      outlierFreedom: 1.2,
      weakLevelWeight: 0.15,
      heldShare: 0.8,
      level: WEEKLY,
      ...PLAIN,
    },
  },
  OFFICETEL: {
    SALE: {
      areaExponent: 0.9,
      floorCurve: OFFICETEL_FLOORS,
      lowRise: null,
      covariance: {
        ...covariance(0.1, 0.107, 0.456, 0.031, 0.18, 5, 1.1, 29, 0.031, 310, 0.015, 4.5),
        lotNumber: { near: 0.15, nearFade: 80, block: 0, blockFade: 80, level: 0.1 },
      },
      noise: 0.031,
      weakNoise: 0.141,
      weakBias: -0.033,
      outlierFreedom: 8,
      weakLevelWeight: 0.1,
      heldShare: 0.83,
      level: FORTNIGHTLY,
      ...PLAIN,
    },
    JEONSE: {
      areaExponent: 0.9,
      floorCurve: OFFICETEL_FLOORS,
      lowRise: null,
      covariance: covariance(0.22, 0.052, 0.365, 0.062, 0.256, 8.3, 1.1, 4, 0.05, 310, 0.024, 4.5),
      noise: 0.047,
      weakNoise: 0.2,
      weakBias: -0.1,
      outlierFreedom: 2,
      weakLevelWeight: 0.15,
      heldShare: 0.82,
      level: FORTNIGHTLY,
      ...PLAIN,
    },
  },
  ROW_HOUSE_MULTI_UNIT: {
    SALE: {
      areaExponent: 0.8,
      floorCurve: ROW_HOUSE_FLOORS,
      lowRise: null,
      covariance: {
        ...covariance(0.1, 0.12, 0.23, 0.05, 0.15, 8.3, 0.9, 4, 0.05, 310, 0.007, 4.5),
        basement: BASEMENT_OF_A_LOT,
        lotNumber: { near: 0.25, nearFade: 120, block: 0.15, blockFade: 80, level: 0.1 },
      },
      noise: 0.04,
      weakNoise: 0.125,
      weakBias: -0.017,
      outlierFreedom: 5,
      weakLevelWeight: 0.1,
      heldShare: 0.815,
      level: WEEKLY,
      takesJeonseLevel: true,
      provisional: { ownDeals: [1, 1.25, 1.2, 1.4, 1.4], basement: 1.35, cheap: 1.15 },
      exceedance: { neverSold: { intercept: -0.74, slope: 1.04 }, sold: { intercept: -0.46, slope: 1.45 } },
    },
    JEONSE: {
      areaExponent: 0.8,
      floorCurve: ROW_HOUSE_FLOORS,
      lowRise: null,
      covariance: {
        ...covariance(0.18, 0.085, 0.23, 0.03, 0.15, 8.3, 1.1, 6, 0.05, 310, 0.007, 4.5),
        basement: BASEMENT_OF_A_LOT,
        lotNumber: { near: 0.15, nearFade: 120, block: 0.12, blockFade: 80, level: 0.1 },
      },
      noise: 0.096,
      weakNoise: 0.2,
      weakBias: -0.1,
      outlierFreedom: 2.5,
      weakLevelWeight: 0.15,
      heldShare: 0.81,
      level: WEEKLY,
      ...PLAIN,
    },
  },
}

/** In the order of the members of `Covariance`, without `sameSquareMeter`. */
function covariance(...numbers: [number, number, number, number, number, number, ...number[]]): Covariance {
  const [lot, area, areaFade, same, district, buildYearFade, ...rest] = numbers
  const [districtAreaFade = 0, topFloorFade = 0, drift = 0, driftDays = 0, floor = 0, floorFade = 0] = rest
  return {
    lot,
    area,
    areaFade,
    same,
    sameSquareMeter: 1.2,
    district,
    buildYearFade,
    districtAreaFade,
    topFloorFade,
    drift,
    driftDays,
    floor,
    floorFade,
    basement: 0,
    lotNumber: null,
  }
}
