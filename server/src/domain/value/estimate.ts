import type { ValueKind } from './valued-home.ts'

/**
 * What an amount rests on: the estimator, a sample of recent sales, older sales of the lot, what homes are sold for over
 * their public prices, or a region's statistics.
 */
type EstimateBasis = 'ESTIMATE' | 'SALE_SAMPLE' | 'DATED_SALES' | 'PUBLIC_PRICE' | 'REGION'

/**
 * What a home is worth: an amount that is never shown without the two ends it may lie between. What the ends mean
 * follows from the basis: an 80 % interval, the quartiles of a sample, all of it where it is of homes of several sizes, how
 * far single sales may lie off, or the same amount thrice where nothing is known of them.
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
  /** A direct deal among sales, a renewal among jeonse: it counts little. */
  weak: boolean
}

/** What is shown of such a deal. */
export type ShownDeal = Omit<EstimateDeal, 'dealId'>

/** The public price (공시가격) in an estimate. */
export type EstimatePrice = {
  amountManwon: number
  /** 기준연도. */
  baseYear: number
  /** Sale ÷ public price that was taken for such homes of the place. */
  ratio: number
  /** Share of the estimate, 0–1. */
  share: number
  /** Sales of the city district behind the ratio; with few of them assumed ratios stand. */
  salesBehind: number
}

/** What the estimator says of the price (SALE), or of the jeonse deposit that is usual for the home. */
export type ModelEstimate = Estimate & {
  basis: 'ESTIMATE'
  kind: ValueKind
  /** Share of cases in which the interval is to hold. */
  intervalLevel: 0.8
  /** Half of the interval in ln amounts: .1 is about 10 % up and down. */
  halfWidth: number
  /** Day of the estimate; it knows deals agreed before. `YYYY-MM-DD`. */
  asOf: string
  /** ISO 8601. */
  fittedAt: string
  /** The interval's width is assumed, because too few estimates could be checked yet. */
  provisional: boolean
  /** Weakly founded: no ordinary deal of the lot itself within a year, or none of about the home's area. */
  partial: boolean
  /** A row-house on a lot without a known sale: what it is worth is known only widely (R-VALUE-27). */
  neverSold: boolean
  /** The lot has deals, but none of about the home's area. */
  otherAreas: boolean
  /** Deals with a share of 1 % or more: of the home's lot, and of others. */
  sameLotCount: number
  otherLotCount: number
  /** Row-house sales only; `null`: none was known, or it has a share under 1 %. */
  publicPrice: EstimatePrice | null
  /** The deposit that was asked about, and how likely it exceeds so much of the amount; `null`: none was. */
  deposit: { amountManwon: number; exceedance: { ratio: number; probability: number }[] } | null
  /** How much the estimator has learnt from: deals of the city district within a year, estimates that were checked. */
  guDealsWithinYear: number
  checkedEstimates: number
}

export type FoundedEstimate = ModelEstimate & {
  /** Deals with a share, the largest first. */
  deals: EstimateDeal[]
}
