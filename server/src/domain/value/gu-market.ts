import type { Comparable } from './valued-home.ts'

/** From `start` (inclusive) to `end` (exclusive). */
export type Range = { start: number; end: number }
/** Homes of one lot and one size, rounded to a square metre: a range of deals, by day. */
type MarketUnit = Range & { areaClass: number }
/** A range of deals. */
export type MarketLot = Range & { units: Range; lot: string; topFloor: number | null }
/** A range of deals. */
export type MarketDistrict = Range & { units: Range; lots: Range; legalDistrictCode: string }

/**
 * The deals of one kind and property type in one city district, ordered by place, size and day, so that every group is
 * a range. Stored in columns, because the deals of a whole zone are in memory together.
 */
export type GuMarket = {
  lawdCd: string
  count: number
  day: Int32Array
  amountManwon: Int32Array
  areaSquareMeter: Float64Array
  /** `UNKNOWN` if it is not known. */
  floor: Int16Array
  /** The result of `countedYears`; `UNKNOWN` if it is not known. */
  buildYear: Int16Array
  /** 1: weak. */
  weak: Uint8Array
  /** Public prices of the homes sold, in manwon, by base year; 0: not known. */
  publicPrices: ReadonlyMap<number, Float64Array>
  /** ln amount without the effects of floor and area. */
  bare: Float64Array
  /** `null` for old deals, which are never shown. */
  dealId: (string | null)[]
  units: MarketUnit[]
  lots: MarketLot[]
  districts: MarketDistrict[]
}

export const UNKNOWN = -32_768

/** One deal of a lot, with its public price of `baseYear` if given. The ids of old deals are derived from their index. */
export function dealAt(market: GuMarket, lot: MarketLot, index: number, baseYear: number | null = null): Comparable {
  const price = baseYear === null ? 0 : (market.publicPrices.get(baseYear)?.[index] ?? 0)
  return {
    ...(price > 0 && { publicPriceManwon: price }),
    dealId: market.dealId[index] ?? `#${String(index).padStart(9, '0')}`,
    lot: lot.lot,
    day: market.day[index]!,
    amountManwon: market.amountManwon[index]!,
    areaSquareMeter: market.areaSquareMeter[index]!,
    floor: known(market.floor[index]!),
    buildYear: known(market.buildYear[index]!),
    topFloor: lot.topFloor,
    weak: market.weak[index] === 1,
  }
}

/** Number of ordinary deals of a range between two days (`before` is exclusive). */
export function countOrdinary({ day, weak }: GuMarket, { start, end }: Range, from: number, before: number): number {
  let count = 0
  for (let index = start; index < end; index++) {
    if (weak[index] === 0 && day[index]! >= from && day[index]! < before) count += 1
  }
  return count
}

function known(value: number): number | null {
  return value === UNKNOWN ? null : value
}
