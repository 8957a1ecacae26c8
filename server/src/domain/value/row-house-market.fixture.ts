import { createGuMarket, type MarketDeal } from './create-gu-market.ts'
import { dayOf } from './day.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { floorAndArea } from './floor-and-area.ts'
import { createDice, levelOn } from './synthetic-market.fixture.ts'
import type { ZoneMarket } from './zone-fit.ts'

export type RowHouseLot = {
  legalDistrictCode: string
  lot: string
  buildYear: number
  topFloor: number
  areaSquareMeter: number
  /** Deviation of the lot from the others, in ln. */
  effect: number
  /** Error of its public prices, in ln. */
  priceError: number
  isPriceKnown: boolean
}

export type RowHouseMarket = {
  zone: ZoneMarket
  /** The same deals without any public price. */
  bare: ZoneMarket
  rows: Map<string, MarketDeal[]>
  lots: RowHouseLot[]
  /** ln manwon of a home on a day, before the noise of a deal. */
  truth(lot: RowHouseLot, floor: number, day: number): number
  /** Manwon. */
  priceOf(lot: RowHouseLot, floor: number, baseYear: number): number
  endDay: number
}

const CONSTANTS = ESTIMATOR_CONSTANTS.ROW_HOUSE_MULTI_UNIT.SALE
const END_DAY = dayOf('2026-11-01')
const DAYS = 900
const NOISE = 0.06
const WEAK_NOISE = 0.12
/** Standard deviations of ln price around value ÷ ratio, for a lot and for a unit within it. */
export const PRICE_SPREAD = { lot: 0.1, unit: 0.06 }
/** ln of sale ÷ public price. */
export const TRUE_RATIO: Record<string, number> = { '26110': Math.log(1.5), '26230': Math.log(1.7) }

/**
 * Row-houses of two city districts of Busan without prior assumptions: most lots have no sale or one. Public prices are a
 * noisy share of the value at the beginning of their year; for three lots in ten none is known. The same seed gives the
 * same market.
 */
export function rowHouseMarket(seed: number, { lotsPerDistrict = 320, dealsPerLot = 2 } = {}): RowHouseMarket {
  const dice = createDice(seed)
  const lots = Object.keys(TRUE_RATIO).flatMap((lawdCd) =>
    ['10100', '10200', '10300', '10400', '10500', '10600'].flatMap((place) => {
      const ofDistrict = dice.normal() * 0.15
      return Array.from(
        { length: lotsPerDistrict },
        (_, index): RowHouseLot => ({
          legalDistrictCode: `${lawdCd}${place}`,
          lot: `L${String(index + 1).padStart(4, '0')}0000`,
          buildYear: 1985 + Math.floor(dice.uniform() * 38),
          topFloor: 3 + Math.floor(dice.uniform() * 3),
          areaSquareMeter: Math.round(2_400 + dice.uniform() * 4_000) / 100,
          effect: ofDistrict + dice.normal() * 0.22,
          priceError: dice.normal() * PRICE_SPREAD.lot,
          isPriceKnown: dice.uniform() < 0.7,
        }),
      )
    }),
  )
  const truth: RowHouseMarket['truth'] = ({ effect, buildYear, topFloor, areaSquareMeter }, floor, day) =>
    6.6 +
    effect -
    (2026 - buildYear) * 0.006 +
    levelOn(day) +
    floorAndArea({ areaSquareMeter, floor, topFloor }, CONSTANTS)
  const priceOf: RowHouseMarket['priceOf'] = (lot, floor, baseYear) => {
    const ratio = TRUE_RATIO[lot.legalDistrictCode.slice(0, 5)] ?? 0
    const ofUnit = PRICE_SPREAD.unit * Math.sqrt(2) * Math.sin(floor * 7 + lot.areaSquareMeter * 100)
    return Math.round(Math.exp(truth(lot, floor, dayOf(`${baseYear}-01-01`)) - ratio + lot.priceError + ofUnit))
  }
  const rows = new Map<string, MarketDeal[]>()
  let count = 0
  for (const lot of lots) {
    const { legalDistrictCode, lot: name, buildYear, areaSquareMeter } = lot
    const lawdCd = legalDistrictCode.slice(0, 5)
    const deals = rows.get(lawdCd) ?? []
    rows.set(lawdCd, deals)
    const dealCount = Math.floor(-dealsPerLot * Math.log(1 - dice.uniform()))
    for (let n = 0; n < dealCount; n++) {
      const floor = 1 + Math.floor(dice.uniform() * lot.topFloor)
      const day = END_DAY - DAYS + Math.floor(dice.uniform() * DAYS)
      const weak = dice.uniform() < 0.08
      const noise = weak ? -0.03 + WEAK_NOISE * dice.normal() : NOISE * dice.normal()
      const prices = [2025, 2026].map((baseYear) => [baseYear, priceOf(lot, floor, baseYear)] as const)
      count += 1
      deals.push({
        dealId: `00000000-0000-4000-9000-${String(count).padStart(12, '0')}`,
        legalDistrictCode,
        lot: name,
        buildYear,
        day,
        weak,
        areaSquareMeter,
        floor,
        amountManwon: Math.round(Math.exp(truth(lot, floor, day) + noise)),
        ...(lot.isPriceKnown && { publicPrices: new Map(prices) }),
      })
    }
  }
  const zoneOf = (change: (deal: MarketDeal) => MarketDeal): ZoneMarket => ({
    kind: 'SALE',
    propertyType: 'ROW_HOUSE_MULTI_UNIT',
    markets: [...rows].map(([lawdCd, deals]) => createGuMarket(lawdCd, deals.map(change), CONSTANTS)),
  })
  const bare = zoneOf((deal) => ({ ...deal, publicPrices: new Map() }))
  return { zone: zoneOf((deal) => deal), bare, rows, lots, truth, priceOf, endDay: END_DAY }
}
