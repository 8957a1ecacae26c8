import { quantile } from '../comparison/statistics.ts'
import { CALIBRATION_THRESHOLDS } from '../rule-book/estimate-thresholds.ts'
import type { Exceedance, ProvisionalWidths } from './estimator-constants.ts'
import { ageIn } from './mean-features.ts'
import { regionOf } from './zone.ts'

/** The necessary widths of intervals, learnt from estimates of deals that became known later. */
export type Calibration = {
  base: number
  /** Multipliers of the width: one list per factor, with one entry per cell. */
  factors: readonly (readonly number[])[]
  /** Further multipliers, by LAWD_CD; 1 for a city district without one. */
  gus: Readonly<Record<string, number>>
  /** 99 quantiles of (ln amount − ln estimate) ÷ half-width. */
  quantiles: readonly number[]
  /** Probability that a deposit exceeds the value, learnt from deposits; `null`: too few, the quantiles are used. */
  exceedance: Exceedance | null
  /** How many deposits with about the same probability came to exceed 80 % of the next sale; missing before 2026-11-30. */
  deposits?: readonly DepositsSeen[]
  /** The same of all deposits of a city district, by LAWD_CD; missing for one with few. */
  depositsOfGu?: Readonly<Record<string, DepositCount>>
  /** Number of estimates behind it. */
  sampleCount: number
  /** There are too few estimates so far: widths and quantiles are assumed. */
  provisional: boolean
}

/** Deposits that were checked, and how many of them exceeded 80 % of the next sale. */
export type DepositCount = { count: number; above: number }

/** Deposits whose probability lies from `from` to under `to`, and how many of them were above. */
export type DepositsSeen = DepositCount & { from: number; to: number }

/** Traits that make an estimate more or less certain than its model states. */
export type WidthTraits = {
  sameLotCount: number
  /** Year of the estimate. */
  year: number
  buildYear: number | null
  estimateManwon: number
  areaSquareMeter: number
  /** Any code of the place. */
  code: string
  /** Whether the home's public price was used. */
  isPriceKnown: boolean
  floor: number | null
  /** The lot has deals, but none of about the home's size. */
  otherSizesOnly: boolean
}

/** One estimate of a deal, made from earlier deals only. */
export type Outcome = {
  /** ln amount − ln estimate. */
  error: number
  /** The model's own standard deviation of the error. */
  scale: number
  /** `widthCells` of the estimate. */
  cells: readonly number[]
  /** LAWD_CD. */
  gu: string
}

/** Lower bounds of the cells after the first: deals of the lot, age, manwon, square metres. */
const EDGES = [
  [1, 2, 5, 15],
  [6, 10, 20, 30],
  [8_000, 20_000, 40_000, 120_000, 250_000],
  [40, 60, 85, 102, 135],
] as const
export const REGIONS = 5
export const OWN_CELLS = EDGES[0].length + 1
/** Lower bounds of the floors after the first; an unknown floor counts as a high one, as most are. */
const FLOORS = [2, 4] as const
/**
 * Number of cells per factor: those of `EDGES`, region, public price, basement, region by deals of the lot, floor, and
 * whether the lot has deals of other sizes only.
 */
const CELL_COUNTS = [
  ...EDGES.map((edges) => edges.length + 1),
  REGIONS,
  2,
  2,
  REGIONS * OWN_CELLS,
  FLOORS.length + 1,
  2,
]
const BASEMENT = EDGES.length + 2

const PASSES = 4
/** A cell with this many outcomes moves half of the way. */
const HALF_WAY_COUNT = 60
const LEAST_RATIO = 0.1

/** The cell of each factor, from 0; the first counts deals of the lot: none, 1, 2–4, 5–14, 15 and more. */
export function widthCells(traits: WidthTraits): number[] {
  const { sameLotCount, year, buildYear, estimateManwon, areaSquareMeter, code, isPriceKnown } = traits
  const floor = traits.floor ?? Infinity
  const values = [sameLotCount, ageIn(year, buildYear), estimateManwon, areaSquareMeter]
  const cells = EDGES.map((edges, factor) => edges.filter((edge) => values[factor]! >= edge).length)
  const region = regionOf(code)
  const floorCell = FLOORS.filter((edge) => floor >= edge).length
  return [
    ...cells,
    region,
    Number(isPriceKnown),
    Number(floor < 0),
    region * OWN_CELLS + cells[0]!,
    floorCell,
    Number(traits.otherSizesOnly),
  ]
}

/** Values used where there are too few outcomes. */
export type Assumed = { provisional?: ProvisionalWidths | null; exceedance?: Exceedance | null }

/** The calibration used before there are outcomes: wide, with the tails of a logistic distribution. */
export function provisionalCalibration(
  sampleCount = 0,
  { provisional: widths = null, exceedance = null }: Assumed = {},
): Calibration {
  const spread = 1 / Math.log(9)
  const factors = noMultipliers()
  if (widths !== null) {
    factors[0] = [...widths.ownDeals]
    factors[2]![0] = widths.cheap
    factors[BASEMENT]![1] = widths.basement
  }
  return {
    base: CALIBRATION_THRESHOLDS.provisionalBase,
    factors,
    gus: {},
    quantiles: Array.from({ length: 99 }, (_, index) => spread * Math.log((index + 1) / (99 - index))),
    exceedance,
    sampleCount,
    provisional: true,
  }
}

/** Widths that contained `heldShare` of the outcomes, and the distribution of the errors relative to them. */
export function calibrate(
  outcomes: readonly Outcome[],
  { heldShare = 0.81, ...assumed }: Assumed & { heldShare?: number } = {},
): Calibration {
  const { exceedance = null } = assumed
  if (outcomes.length < CALIBRATION_THRESHOLDS.fewestOutcomes) return provisionalCalibration(outcomes.length, assumed)
  const base = heldQuantile(
    outcomes.map(({ error, scale }) => Math.abs(error) / scale),
    heldShare,
  )
  const widths = Float64Array.from(outcomes, ({ scale }) => scale * base)
  const factors = noMultipliers()
  const gus = new Map<string, number>()
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [gu, step] of widenCells(outcomes, widths, heldShare, (outcome) => outcome.gu))
      gus.set(gu, (gus.get(gu) ?? 1) * step)
    for (const [factor, multipliers] of factors.entries()) {
      for (const [cell, step] of widenCells(outcomes, widths, heldShare, ({ cells }) => cells[factor]!))
        multipliers[cell]! *= step
    }
  }
  const standardised = outcomes.map(({ error }, index) => error / widths[index]!).toSorted((one, other) => one - other)
  return {
    base,
    factors,
    gus: Object.fromEntries(gus),
    quantiles: Array.from({ length: 99 }, (_, index) => quantile(standardised, (index + 1) / 100)),
    exceedance,
    sampleCount: outcomes.length,
    provisional: false,
  }
}

/** Half of the width of the interval, in ln amounts. */
export function halfWidth(
  calibration: Calibration,
  { scale, cells, gu }: Pick<Outcome, 'scale' | 'cells' | 'gu'>,
): number {
  return calibration.factors.reduce(
    (width, multipliers, factor) => width * (multipliers[cells[factor] ?? -1] ?? 1),
    scale * calibration.base * (calibration.gus[gu] ?? 1),
  )
}

/** The probability that the true amount lies below the estimate plus `standardised` half-widths. */
export function probabilityBelow(calibration: Calibration, standardised: number): number {
  const { quantiles } = calibration
  const above = quantiles.findIndex((value) => standardised < value)
  if (above === -1) return 0.995
  if (above === 0) return 0.005
  const left = quantiles[above - 1]!
  const right = quantiles[above]!
  return (above + (standardised - left) / (right - left)) / 100
}

function noMultipliers(): number[][] {
  return CELL_COUNTS.map((length) => Array.from({ length }, () => 1))
}

/** Scales each cell towards the width that would have contained its outcomes; returns the factors. */
function widenCells<Cell>(
  outcomes: readonly Outcome[],
  widths: Float64Array,
  heldShare: number,
  cellOf: (outcome: Outcome) => Cell,
): Map<Cell, number> {
  const ratios = new Map<Cell, number[]>()
  const cells = outcomes.map(cellOf)
  for (const [index, cell] of cells.entries()) {
    const ratio = Math.abs(outcomes[index]!.error) / widths[index]!
    const ofCell = ratios.get(cell)
    if (ofCell === undefined) ratios.set(cell, [ratio])
    else ofCell.push(ratio)
  }
  const steps = new Map(
    [...ratios].map(([cell, of]) => {
      // one more error, which is still to come, lies beyond a quantile of few as often as within
      const share = Math.min(1, (heldShare * (of.length + 1)) / of.length)
      return [cell, heldQuantile(of, share) ** (of.length / (of.length + HALF_WAY_COUNT))]
    }),
  )
  for (const [index, cell] of cells.entries()) widths[index]! *= steps.get(cell)!
  return steps
}

/** Quantile of errors in widths, at least .1: if all estimates were exact, intervals would have no width. */
function heldQuantile(values: number[], heldShare: number): number {
  const held = quantile(
    // sorts numbers several times as fast as an array with a comparison
    Array.from(Float64Array.from(values).sort()),
    heldShare,
  )
  return Math.max(held, LEAST_RATIO)
}
