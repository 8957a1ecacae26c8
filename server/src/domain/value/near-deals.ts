import { CHOICE } from './comparables.ts'
import { countOrdinary, dealAt, type GuMarket, type MarketDistrict } from './gu-market.ts'
import type { Comparable } from './valued-home.ts'

/**
 * The ordinary deals of a legal district within a year, in the compact form in which a fit stores them. Lots without
 * enough deals of their own are compared with them.
 */
export type NearDeals = {
  lots: [lot: string, topFloor: number | null, dealsWithinYear: number][]
  deals: [
    dealId: string,
    /** Index in `lots`. */
    lot: number,
    day: number,
    amountManwon: number,
    areaSquareMeter: number,
    floor: number | null,
    buildYear: number | null,
    /** Manwon, of the fitted base year; missing if not known. */
    publicPriceManwon?: number,
  ][]
}

export function nearDealsOf(
  market: GuMarket,
  district: MarketDistrict,
  asOfDay: number,
  baseYear: number | null,
): NearDeals {
  const from = asOfDay - CHOICE.near.days
  const near: NearDeals = { lots: [], deals: [] }
  for (const lot of market.lots.slice(district.lots.start, district.lots.end)) {
    const count = countOrdinary(market, lot, from, asOfDay)
    if (count === 0) continue
    near.lots.push([lot.lot, lot.topFloor, count])
    for (let index = lot.start; index < lot.end; index++) {
      const { dealId, day, amountManwon, areaSquareMeter, floor, buildYear, weak, ...known } = dealAt(
        market,
        lot,
        index,
        baseYear,
      )
      if (weak || day < from || day >= asOfDay) continue
      const price: [number?] = known.publicPriceManwon === undefined ? [] : [known.publicPriceManwon]
      near.deals.push([dealId, near.lots.length - 1, day, amountManwon, areaSquareMeter, floor, buildYear, ...price])
    }
  }
  return near
}

export function comparablesOf({ lots, deals }: NearDeals): Comparable[] {
  return deals.flatMap(([dealId, place, day, amountManwon, areaSquareMeter, floor, buildYear, publicPriceManwon]) => {
    const of = lots[place]
    if (of === undefined) return []
    const [lot, topFloor] = of
    return {
      dealId,
      lot,
      day,
      amountManwon,
      areaSquareMeter,
      floor,
      buildYear,
      topFloor,
      weak: false,
      ...(publicPriceManwon !== undefined && { publicPriceManwon }),
    }
  })
}

/** Number of ordinary deals within a year, by lot. */
export function dealsWithinYearOf({ lots }: NearDeals): Map<string, number> {
  return new Map(lots.map(([lot, , count]) => [lot, count]))
}
