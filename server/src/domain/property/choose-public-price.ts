import { areaBand } from '../comparison/sample.ts'
import { median, quartiles } from '../comparison/statistics.ts'
import type { PublicPrice } from './public-price.ts'
import type { PublicPriceChoice } from './public-price-choice.ts'
import { isSameName, parseUnitText } from './unit-text.ts'

const WON_PER_MANWON = 10_000

/** Areas, given to two decimals, that differ by less are the same floor plan of a complex. */
const SAME_PLAN_SQUARE_METER = 0.05

/**
 * Chooses the official price for one lease from rows of one lot and one kind. Only the newest base year counts.
 * Units: the named one, or else the median of those closest in area (of all if no area is given). `null` without a row.
 */
export function choosePublicPrice(
  prices: readonly PublicPrice[],
  unit: { areaSquareMeter: number | null; unitText: string | null },
): PublicPriceChoice | null {
  const rows = ofNewestYear(prices)
  if (rows[0] === undefined) return null
  const { kind, baseYear } = rows[0]
  if (kind === 'LAND') return landPrice(rows, baseYear)
  if (kind === 'INDIVIDUAL_HOUSE') return homePrice('HOUSE', rows, baseYear, true)
  const named = findNamedUnit(rows, unit.unitText)
  if (named !== null) return homePrice('UNIT', [named], baseYear, true)
  const closest = closestInArea(rows, unit.areaSquareMeter)
  return homePrice('LOT_MEDIAN', closest, baseYear, areAlike(closest, unit.areaSquareMeter))
}

/** The rows of the newest base year with a price above 0. */
export function ofNewestYear(prices: readonly PublicPrice[]): readonly PublicPrice[] {
  const baseYear = prices.reduce((newest, price) => Math.max(newest, price.baseYear), 0)
  return prices.filter((price) => price.baseYear === baseYear && price.priceWon > 0)
}

/** `null` if no unit is named, or not exactly one is published under that name. */
export function findNamedUnit(rows: readonly PublicPrice[], unitText: string | null): PublicPrice | null {
  const { dong, ho } = parseUnitText(unitText)
  if (ho === null) return null
  const fitting = rows.filter((row) => isSameName(row.hoName, ho) && (dong === null || isSameName(row.dongName, dong)))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

function closestInArea(rows: readonly PublicPrice[], area: number | null): readonly PublicPrice[] {
  if (area === null) return rows
  const distance = (row: PublicPrice) =>
    row.areaSquareMeter === null ? Infinity : Math.abs(row.areaSquareMeter - area)
  const closest = Math.min(...rows.map(distance))
  return closest === Infinity ? rows : rows.filter((row) => distance(row) <= closest + SAME_PLAN_SQUARE_METER)
}

function homePrice(
  basis: 'UNIT' | 'LOT_MEDIAN' | 'HOUSE',
  rows: readonly PublicPrice[],
  baseYear: number,
  alike: boolean,
): PublicPriceChoice {
  const { median: middle, q3 } = quartiles(rows.map((row) => row.priceWon))
  const [priceManwon, upperManwon] = [middle, q3].map((won) => Math.round(won / WON_PER_MANWON)) as [number, number]
  const sampleCount = rows.length
  return { basis, priceManwon, upperManwon, alike, landWonPerSquareMeter: null, baseYear, sampleCount }
}

/** Whether all units have about the typed area; false without one. */
function areAlike(rows: readonly PublicPrice[], area: number | null): boolean {
  if (area === null) return false
  return rows.every(({ areaSquareMeter: own }) => own !== null && Math.abs(own - area) <= areaBand(area))
}

function landPrice(rows: readonly PublicPrice[], baseYear: number): PublicPriceChoice {
  const landWonPerSquareMeter = median(rows.map((row) => row.priceWon))
  const none = { priceManwon: null, upperManwon: null, alike: false }
  return { basis: 'LAND', ...none, landWonPerSquareMeter, baseYear, sampleCount: rows.length }
}
