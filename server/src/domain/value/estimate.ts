import type { DepositCount } from './calibration.ts'
import type { ValueKind } from './valued-home.ts'

/**
 * The source of an amount: the estimator, a sample of recent sales, older sales of the lot, the ratio of sale prices to
 * public prices, or a region's statistics.
 */
type EstimateBasis = 'ESTIMATE' | 'SALE_SAMPLE' | 'DATED_SALES' | 'PUBLIC_PRICE' | 'REGION'

/**
 * The value of a home. The amount is never shown without its lower and upper bounds. What these are depends on the basis:
 * an 80 % interval; the quartiles of a sample, or its full range if it covers homes of several sizes; the deviation to
 * expect of single sales; or the amount itself, three times, if no bounds are known.
 */
export type Estimate = {
  basis: EstimateBasis
  lowManwon: number
  midManwon: number
  highManwon: number
}

/** One registered deal behind an estimate. */
export type EstimateDeal = {
  dealId: string
  /** `YYYY-MM-DD`. */
  contractDate: string
  areaSquareMeter: number
  floor: number | null
  amountManwon: number
  /** The amount brought to the home's floor and area and to the day of the estimate. */
  adjustedManwon: number
  /** Share of the estimate, 0–1. */
  share: number
  sameLot: boolean
  /** A direct deal (sales) or a renewal (jeonse); it has little weight. */
  weak: boolean
}

/** The fields of a deal that are shown. */
export type ShownDeal = Omit<EstimateDeal, 'dealId'>

/** The public price (공시가격) in an estimate. */
export type EstimatePrice = {
  amountManwon: number
  /** 기준연도. */
  baseYear: number
  /** Sale ÷ public price, as applied to such homes in this place. */
  ratio: number
  /** Share of the estimate, 0–1. */
  share: number
  /** Number of sales of the city district behind the ratio; assumed ratios are used if there are few. */
  salesBehind: number
}

/** The estimator's result: the sale price (`SALE`) or the usual jeonse deposit of the home. */
export type ModelEstimate = Estimate & {
  basis: 'ESTIMATE'
  kind: ValueKind
  /** Share of cases in which the interval should contain the amount. */
  intervalLevel: 0.8
  /** Half-width of the interval in ln amounts: .1 is about ±10 %. */
  halfWidth: number
  /** Day of the estimate, `YYYY-MM-DD`. Only deals agreed before it are used. */
  asOf: string
  /** ISO 8601. */
  fittedAt: string
  /** The interval's width is assumed, because too few estimates have been checked so far. */
  provisional: boolean
  /** Weak basis: the lot has no ordinary deal within a year, or none of about the home's area, or all lie outside. */
  partial: boolean
  /** All ordinary deals of the lot within a year, of about the home's area, lie outside of the interval. */
  outsideOwnDeals: boolean
  /**
   * A row-house or an officetel on a lot without a known sale: its value is known only within a wide range (R-VALUE-27).
   */
  neverSold: boolean
  /** Such homes have no public price that would narrow the range; missing: they have. */
  withoutPublicPrices?: true
  /** The lot has deals, but none of about the home's area. */
  otherAreas: boolean
  /** Number of deals with a share of 1 % or more, on the home's lot and on other lots. */
  sameLotCount: number
  otherLotCount: number
  /** Row-house sales only; `null`: not known, or its share is under 1 %. */
  publicPrice: EstimatePrice | null
  /** The deposit in question and the probability that it exceeds each ratio of the amount; `null`: none was given. */
  deposit: {
    amountManwon: number
    exceedance: { ratio: number; probability: number }[]
    /** New deposits with about the same probability, and how many came to exceed 80 % of the next sale; missing: too few. */
    seen?: DepositCount
    /** New deposits of such homes in the city district, and how many exceeded 80 % of the next sale; missing: too few. */
    ofDistrict?: DepositCount
  } | null
  /** Data behind the estimator: deals of the city district within a year, and checked estimates. */
  guDealsWithinYear: number
  checkedEstimates: number
}

export type FoundedEstimate = ModelEstimate & {
  /** Deals with a share, the largest first. */
  deals: EstimateDeal[]
}
