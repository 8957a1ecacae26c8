import { addMonths } from '../../server/src/domain/calendar.ts'
import { pickSample } from '../../server/src/domain/comparison/sample.ts'
import { median } from '../../server/src/domain/comparison/statistics.ts'
import type { StoredDeal } from '../../server/src/domain/comparison/stored-deal.ts'
import { CALIBRATION_THRESHOLDS } from '../../server/src/domain/rule-book/estimate-thresholds.ts'
import { type CheckedEstimate, checkByMonth } from '../../server/src/domain/value/accuracy.ts'
import { checkedDeals } from '../../server/src/domain/value/checked-deals.ts'
import { CHOICE } from '../../server/src/domain/value/comparables.ts'
import { dateOf, dayOf, monthStart } from '../../server/src/domain/value/day.ts'
import { ESTIMATOR_CONSTANTS } from '../../server/src/domain/value/estimator-constants.ts'
import { dealAt, type GuMarket } from '../../server/src/domain/value/gu-market.ts'
import { outcomesOf, type ZoneMarket } from '../../server/src/domain/value/zone-fit.ts'

/** One deal, estimated as of the day it was agreed. */
export type BacktestRow = CheckedEstimate & {
  /** Equal only for the same deal of the same markets. */
  deal: string
  lawdCd: string
  month: string
  isPriceKnown: boolean
  isBasement: boolean
  /** The error of the sample used when there is no estimate; `null`: no deal to compare with. */
  ladderError: number | null
  /** The ln area difference to the nearest deal of the lot that an estimate may use; `null`: the lot has none. */
  areaGap: number | null
  /** The result of `widthCells`. */
  cells: readonly number[]
}

export type BacktestOptions = {
  /** Months whose deals are estimated, `YYYYMM`. */
  months: readonly string[]
  /** Deals agreed fewer than this many days before are unknown: 30 is the time a buyer has for registering. */
  lagDays: number
  /** How often levels are refitted, always to earlier deals; the service refits them every night. */
  refit: 'MONTHLY' | 'WEEKLY'
}

/** Positions in the result of `widthCells`. */
const WIDTH_CELL = { publicPrice: 5, basement: 6 }

/**
 * Estimates every ordinary deal of the months from deals known before it; intervals use the 90 days before. `zones`: all of
 * one kind and property type.
 */
export function backtest(zones: readonly ZoneMarket[], { months, lagDays, refit }: BacktestOptions): BacktestRow[] {
  const [first] = zones
  if (first === undefined) return []
  const spans = months.map((month) => [
    firstDayOf(month) - CALIBRATION_THRESHOLDS.countedDays - lagDays,
    firstDayOf(addMonths(month, 1)),
  ])
  const isAsked = (day: number) => spans.some(([from, until]) => day >= from! && day < until!)
  const periodStart = refit === 'MONTHLY' ? monthStart : weekStart
  const outcomes = zones.flatMap((zone) => {
    const places = zone.markets.flatMap((market, place) =>
      checkedDeals(market, 0)
        .filter((index) => isAsked(market.day[index]!))
        .map((index) => ({ market: place, index })),
    )
    return outcomesOf(zone, places, { periodStart, lagDays }).map((outcome) => {
      const market = zone.markets[outcome.market]!
      return { ...outcome, ofMarket: market, day: market.day[outcome.index]! }
    })
  })
  const byMonth = checkByMonth(outcomes, ESTIMATOR_CONSTANTS[first.propertyType][first.kind], lagDays)
  return months.flatMap((month) =>
    (byMonth.get(month) ?? []).map(({ ofMarket, index, cells, error, halfWidth, region, ownCell }) => ({
      deal: `${ofMarket.lawdCd} ${index}`,
      lawdCd: ofMarket.lawdCd,
      month,
      isPriceKnown: cells[WIDTH_CELL.publicPrice] === 1,
      isBasement: cells[WIDTH_CELL.basement] === 1,
      cells,
      error,
      halfWidth,
      region,
      ownCell,
      ladderError: ladderError(ofMarket, index, lagDays),
      areaGap: areaGap(ofMarket, index, lagDays),
    })),
  )
}

/** The error if the median of the comparison sample of the last three completed months were the estimate. */
function ladderError(market: GuMarket, index: number, lagDays: number): number | null {
  const district = market.districts.find(({ start, end }) => index >= start && index < end)!
  const lots = market.lots.slice(district.lots.start, district.lots.end)
  const own = lots.find(({ start, end }) => index >= start && index < end)!
  const day = market.day[index]! - lagDays
  const until = monthStart(day)
  const from = firstDayOf(addMonths(dateOf(until).slice(0, 7).replace('-', ''), -3))
  const deals = lots.flatMap((lot) => {
    const inWindow: StoredDeal[] = []
    for (let at = lot.start; at < lot.end; at++) {
      if (market.day[at]! < from || market.day[at]! >= until) continue
      const { dealId, amountManwon, areaSquareMeter, floor } = dealAt(market, lot, at)
      inWindow.push({
        dealId,
        contractDate: dateOf(market.day[at]!),
        amountManwon,
        monthlyRentManwon: 0,
        areaSquareMeter,
        floor,
        sameLot: lot === own,
        buildingName: null,
        houseKind: null,
        cancelled: false,
      })
    }
    return inWindow
  })
  const { amountManwon, areaSquareMeter, floor } = dealAt(market, own, index)
  const sample = pickSample(deals, { areaSquareMeter, floor })
  return sample === null ? null : Math.log(amountManwon / median(sample.deals.map((deal) => deal.amountManwon)))
}

function areaGap(market: GuMarket, index: number, lagDays: number): number | null {
  const own = market.lots.find(({ start, end }) => index >= start && index < end)!
  const until = market.day[index]! - lagDays
  const { areaSquareMeter } = dealAt(market, own, index)
  const gaps = Array.from({ length: own.end - own.start }, (_, n) => own.start + n)
    .filter((at) => market.day[at]! < until && market.day[at]! >= until - CHOICE.own.days)
    .map((at) => Math.abs(Math.log(dealAt(market, own, at).areaSquareMeter / areaSquareMeter)))
  return gaps.length === 0 ? null : Math.min(...gaps)
}

/** Returns the first day of a month `YYYYMM`. */
export function firstDayOf(month: string): number {
  return dayOf(`${month.slice(0, 4)}-${month.slice(4)}-01`)
}

/** Returns the Monday of the week; 1970-01-05 was a Monday. */
function weekStart(day: number): number {
  return day - ((day - 4) % 7)
}
