import { quantile } from '../comparison/statistics.ts'
import { CALIBRATION_LINES } from '../rule-book/estimate-lines.ts'
import { ageIn } from './mean-features.ts'
import { regionOf } from './zone.ts'

/** How wide intervals have to be, learnt from estimates of deals that became known later. */
export type Calibration = {
  base: number
  /** Multipliers of the width: a list for each factor, in it one for each cell. */
  factors: readonly (readonly number[])[]
  /** 99 quantiles of (ln amount − ln estimate) ÷ half-width. */
  quantiles: readonly number[]
  /** Estimates behind it. */
  sampleCount: number
  /** Too few estimates of its own yet: widths and quantiles are assumed. */
  provisional: boolean
}

/** What makes an estimate more or less certain than its model says. */
export type WidthTraits = {
  sameLotCount: number
  /** Of the day of the estimate. */
  year: number
  buildYear: number | null
  estimateManwon: number
  areaSquareMeter: number
  /** Any code of the place. */
  code: string
  /** Whether the home's public price was taken in; `null`: it is of a kind and type of which none is. */
  isPriceKnown: boolean | null
}

/** One estimate of a deal that was made from earlier deals only. */
export type Outcome = {
  /** ln amount − ln estimate. */
  error: number
  /** The model's own standard deviation of that. */
  scale: number
  /** `widthCells` of the estimate. */
  cells: readonly number[]
}

/** Lower ends of the cells above the first: deals of the lot, age, manwon, square metres. */
const EDGES = [
  [1, 2, 5, 15],
  [10, 20, 30],
  [20_000, 40_000, 120_000, 250_000],
  [40, 60, 85, 102, 135],
] as const
const CELL_COUNTS = [...EDGES.map((edges) => edges.length + 1), 5]
/** Whether a public price is known: no factor as long as none is. */
const PRICE_CELLS = 2

const PASSES = 4
/** A cell of so many outcomes moves half of the way. */
const HALF_WAY_COUNT = 60
const LEAST_RATIO = 0.1

/** The cell of each factor, from 0; whether a public price is known is a factor only where one can be. */
export function widthCells(traits: WidthTraits): number[] {
  const { sameLotCount, year, buildYear, estimateManwon, areaSquareMeter, code, isPriceKnown } = traits
  const values = [sameLotCount, ageIn(year, buildYear), estimateManwon, areaSquareMeter]
  const cells = EDGES.map((edges, factor) => edges.filter((edge) => values[factor]! >= edge).length)
  return [...cells, regionOf(code), ...(isPriceKnown === null ? [] : [Number(isPriceKnown)])]
}

/** Before there are outcomes: wide, with the tails of a logistic distribution. */
export function provisionalCalibration(sampleCount = 0): Calibration {
  const spread = 1 / Math.log(9)
  return {
    base: CALIBRATION_LINES.provisionalBase,
    factors: noMultipliers(),
    quantiles: Array.from({ length: 99 }, (_, index) => spread * Math.log((index + 1) / (99 - index))),
    sampleCount,
    provisional: true,
  }
}

/** Widths that held `heldShare` of the outcomes, and what the errors were in them. */
export function calibrate(outcomes: readonly Outcome[], heldShare = 0.81): Calibration {
  if (outcomes.length < CALIBRATION_LINES.fewestOutcomes) return provisionalCalibration(outcomes.length)
  const base = heldQuantile(
    outcomes.map(({ error, scale }) => Math.abs(error) / scale),
    heldShare,
  )
  const widths = Float64Array.from(outcomes, ({ scale }) => scale * base)
  const factors = noMultipliers(outcomes.some(({ cells }) => (cells[CELL_COUNTS.length] ?? 0) > 0))
  for (let pass = 0; pass < PASSES; pass++) {
    for (const [factor, multipliers] of factors.entries())
      widenCells(outcomes, widths, { factor, multipliers, heldShare })
  }
  const standardised = outcomes.map(({ error }, index) => error / widths[index]!).toSorted((one, other) => one - other)
  return {
    base,
    factors,
    quantiles: Array.from({ length: 99 }, (_, index) => quantile(standardised, (index + 1) / 100)),
    sampleCount: outcomes.length,
    provisional: false,
  }
}

/** Half of the interval's width in ln amounts. */
export function halfWidth(calibration: Calibration, scale: number, cells: readonly number[]): number {
  return calibration.factors.reduce(
    (width, multipliers, factor) => width * (multipliers[cells[factor] ?? -1] ?? 1),
    scale * calibration.base,
  )
}

/** The probability that what the interval is about lies below `standardised` half-widths over the estimate. */
export function probabilityBelow(calibration: Calibration, standardised: number): number {
  const { quantiles } = calibration
  const above = quantiles.findIndex((value) => standardised < value)
  if (above === -1) return 0.995
  if (above === 0) return 0.005
  const left = quantiles[above - 1]!
  const right = quantiles[above]!
  return (above + (standardised - left) / (right - left)) / 100
}

function noMultipliers(withPrice = false): number[][] {
  return [...CELL_COUNTS, ...(withPrice ? [PRICE_CELLS] : [])].map((length) => Array.from({ length }, () => 1))
}

function widenCells(
  outcomes: readonly Outcome[],
  widths: Float64Array,
  { factor, multipliers, heldShare }: { factor: number; multipliers: number[]; heldShare: number },
): void {
  const ratios: number[][] = multipliers.map(() => [])
  for (const [index, { error, cells }] of outcomes.entries()) {
    ratios[cells[factor]!]?.push(Math.abs(error) / widths[index]!)
  }
  const steps = ratios.map((cell) =>
    cell.length === 0 ? 1 : heldQuantile(cell, heldShare) ** (cell.length / (cell.length + HALF_WAY_COUNT)),
  )
  for (const [cell, step] of steps.entries()) multipliers[cell]! *= step
  for (const [index, { cells }] of outcomes.entries()) {
    widths[index]! *= steps[cells[factor]!] ?? 1
  }
}

/** Of errors in widths; not below a tenth, as estimates that all hit exactly would make intervals without width. */
function heldQuantile(values: number[], heldShare: number): number {
  const held = quantile(
    values.toSorted((a, b) => a - b),
    heldShare,
  )
  return Math.max(held, LEAST_RATIO)
}
