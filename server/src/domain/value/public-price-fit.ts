import { publishedBaseYear } from '../property/public-price-year.ts'
import { dateOf, yearOf } from './day.ts'
import type { EstimatorConstants } from './estimator-constants.ts'
import { districtLevels, type LevelFit } from './fit-levels.ts'
import { type GuMarket, UNKNOWN } from './gu-market.ts'
import { marketLevel } from './price-fit.ts'
import { PUBLIC_PRICE } from './public-price-constants.ts'
import { type DatedPriceFit, fitPublicPriceRatio } from './public-price-ratio.ts'
import type { PricedSale } from './public-price-slopes.ts'

/**
 * Fits the ratio of sales before `asOfDay` to their public prices. Uses the newest base year that was published by then
 * and is known for enough sales, else the newest one. `null`: no public price of a sale is known, as is the case for
 * property types other than row-houses.
 */
export function fitPublicPrices(
  markets: readonly GuMarket[],
  levels: LevelFit,
  asOfDay: number,
  constants: EstimatorConstants,
): DatedPriceFit | null {
  const baseYear = chooseBaseYear(markets, asOfDay)
  if (baseYear === null) return null
  const sales = markets.flatMap((market) => pricedSales(market, { baseYear, asOfDay, levels, constants }))
  return { ...fitPublicPriceRatio(sales, baseYear), day: asOfDay }
}

function chooseBaseYear(markets: readonly GuMarket[], asOfDay: number): number | null {
  const published = publishedBaseYear(dateOf(asOfDay))
  const counts = new Map<number, number>()
  for (const market of markets) {
    for (const [baseYear, prices] of market.publicPrices) {
      if (baseYear > published) continue
      const count = prices.reduce((sum, price, index) => sum + Number(price > 0 && isWithin(market, index, asOfDay)), 0)
      counts.set(baseYear, (counts.get(baseYear) ?? 0) + count)
    }
  }
  const years = [...counts].filter(([, count]) => count > 0).toSorted(([one], [other]) => other - one)
  const [baseYear] = years.find(([, count]) => count >= PUBLIC_PRICE.salesToLeavePriors) ?? years[0] ?? [null]
  return baseYear
}

function pricedSales(
  market: GuMarket,
  asked: { baseYear: number; asOfDay: number; levels: LevelFit; constants: EstimatorConstants },
): PricedSale[] {
  const { baseYear, asOfDay, levels, constants } = asked
  const prices = market.publicPrices.get(baseYear)
  if (prices === undefined) return []
  const sales: PricedSale[] = []
  for (const { legalDistrictCode, start, end } of market.districts) {
    const level = marketLevel(districtLevels(levels, legalDistrictCode), constants)
    for (let index = start; index < end; index++) {
      const publicPriceManwon = prices[index]!
      if (!(publicPriceManwon > 0) || !isWithin(market, index, asOfDay)) continue
      const day = market.day[index]!
      const area = market.areaSquareMeter[index]!
      const buildYear = market.buildYear[index]!
      const floor = market.floor[index]!
      sales.push({
        legalDistrictCode,
        daysAgo: asOfDay - day,
        saleManwon: market.amountManwon[index]!,
        publicPriceManwon,
        levelChange: level(area, asOfDay) - level(area, day),
        ageYears: buildYear === UNKNOWN ? null : ageOn(day, buildYear),
        isBasement: floor !== UNKNOWN && floor < 0,
        isWeak: market.weak[index] === 1,
      })
    }
  }
  return sales
}

/** Completed years of a building, from 0. */
export function ageOn(day: number, buildYear: number): number {
  return Math.max(0, yearOf(day) - buildYear)
}

function isWithin({ day }: GuMarket, index: number, asOfDay: number): boolean {
  return day[index]! < asOfDay && day[index]! >= asOfDay - PUBLIC_PRICE.windowDays
}
