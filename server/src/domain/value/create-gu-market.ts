import type { EstimatorConstants } from './estimator-constants.ts'
import { areaClassOf, floorAndArea } from './floor-and-area.ts'
import { type GuMarket, type Range, UNKNOWN } from './gu-market.ts'
import { buildYearOf, countedYears, topFloorOf } from './lot-building.ts'
import type { Comparable } from './valued-home.ts'

/** A deal for fitting: not cancelled and within the bounds of `deal-bounds.ts`. */
export type MarketDeal = Omit<Comparable, 'topFloor'> & {
  legalDistrictCode: string
  /** Manwon by base year (기준연도), as far as known; row-house sales only. */
  publicPrices?: ReadonlyMap<number, number>
}

/**
 * The order of `rows` does not matter, and duplicates of a deal count once. Ids are kept from the day `idsFrom` on.
 */
export function createGuMarket(
  lawdCd: string,
  rows: readonly MarketDeal[],
  constants: EstimatorConstants,
  idsFrom = 0,
): GuMarket {
  const classOf = (deal: MarketDeal) => areaClassOf(constants.level.areaEdges, deal.areaSquareMeter)
  const deals = [...new Map(rows.map((deal) => [deal.dealId, deal])).values()].toSorted(
    (one, other) =>
      compare(one.legalDistrictCode, other.legalDistrictCode) ||
      compare(one.lot, other.lot) ||
      sizeOf(one) - sizeOf(other) ||
      classOf(one) - classOf(other) ||
      one.day - other.day ||
      compare(one.dealId, other.dealId),
  )
  const isOneLot = (a: MarketDeal, b: MarketDeal) => a.lot === b.lot && a.legalDistrictCode === b.legalDistrictCode
  const isOneUnit = (a: MarketDeal, b: MarketDeal) =>
    isOneLot(a, b) && sizeOf(a) === sizeOf(b) && classOf(a) === classOf(b)
  const units = runsOf(deals, isOneUnit).map((run) => ({ ...run, areaClass: classOf(deals[run.start]!) }))
  const lots = runsOf(deals, isOneLot).map((run) => ({
    ...run,
    units: within(units, run),
    lot: deals[run.start]!.lot,
    topFloor: topFloorAmong(deals.slice(run.start, run.end)),
  }))
  const { bare, buildYear } = amountsAndYears(deals, lots, constants)
  return {
    lawdCd,
    count: deals.length,
    day: Int32Array.from(deals, ({ day }) => day),
    amountManwon: Int32Array.from(deals, ({ amountManwon }) => amountManwon),
    areaSquareMeter: Float64Array.from(deals, ({ areaSquareMeter }) => areaSquareMeter),
    floor: Int16Array.from(deals, ({ floor }) => floor ?? UNKNOWN),
    buildYear,
    weak: Uint8Array.from(deals, ({ weak }) => Number(weak)),
    publicPrices: publicPricesOf(deals),
    bare,
    dealId: deals.map(({ dealId, day }) => (day >= idsFrom ? dealId : null)),
    units,
    lots,
    districts: runsOf(deals, (a, b) => a.legalDistrictCode === b.legalDistrictCode).map((run) => ({
      ...run,
      units: within(units, run),
      lots: within(lots, run),
      legalDistrictCode: deals[run.start]!.legalDistrictCode,
    })),
  }
}

/** For each deal, ln of the amount without the effects of floor and area, and the build year of its lot. */
function amountsAndYears(
  deals: readonly MarketDeal[],
  lots: readonly (Range & { topFloor: number | null })[],
  constants: EstimatorConstants,
) {
  const bare = new Float64Array(deals.length)
  const buildYear = new Int16Array(deals.length)
  for (const { start, end, topFloor } of lots) {
    const ofLot = deals.slice(start, end)
    const years = ofLot.map((deal) => deal.buildYear)
    const counted = countedYears(years, buildYearOf(years))
    buildYear.set(
      counted.map((year) => year ?? UNKNOWN),
      start,
    )
    for (const [offset, deal] of ofLot.entries()) {
      bare[start + offset] = Math.log(deal.amountManwon) - floorAndArea({ ...deal, topFloor }, constants)
    }
  }
  return { bare, buildYear }
}

function publicPricesOf(deals: readonly MarketDeal[]): Map<number, Float64Array> {
  const years = new Set(deals.flatMap(({ publicPrices }) => [...(publicPrices?.keys() ?? [])]))
  return new Map(
    [...years].map((year) => [year, Float64Array.from(deals, ({ publicPrices }) => publicPrices?.get(year) ?? 0)]),
  )
}

function sizeOf({ areaSquareMeter }: MarketDeal): number {
  return Math.round(areaSquareMeter)
}

function topFloorAmong(deals: readonly MarketDeal[]): number | null {
  const floors = deals.flatMap(({ floor }) => floor ?? [])
  return topFloorOf(
    floors.toSorted((one, other) => other - one),
    floors.length,
  )
}

/** Runs of consecutive deals that belong together. */
function runsOf(deals: readonly MarketDeal[], together: (one: MarketDeal, other: MarketDeal) => boolean): Range[] {
  const runs: Range[] = []
  for (const [index, deal] of deals.entries()) {
    const open = runs.at(-1)
    if (open !== undefined && together(deals[open.start]!, deal)) open.end = index + 1
    else runs.push({ start: index, end: index + 1 })
  }
  return runs
}

/** The ranges that lie within a larger one; they are sorted and cover it. */
function within(ranges: readonly Range[], { start, end }: Range): Range {
  return { start: firstFrom(ranges, start), end: firstFrom(ranges, end) }
}

/** Index of the first range that begins at `start` or later; the ranges are sorted. */
function firstFrom(ranges: readonly Range[], start: number): number {
  let [low, high] = [0, ranges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ranges[middle]!.start < start) low = middle + 1
    else high = middle
  }
  return low
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
