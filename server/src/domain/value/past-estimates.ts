import { chooseComparables } from './comparables.ts'
import { estimateHome, type HomeEstimate } from './estimate-home.ts'
import type { LevelFit } from './fit-levels.ts'
import type { MeanFit } from './fit-means.ts'
import { countOrdinary, dealAt, type GuMarket, type MarketDistrict, type MarketLot } from './gu-market.ts'
import type { DistrictFit } from './price-fit.ts'
import type { Comparable, ValuedHome, ValuedType, ValueKind } from './valued-home.ts'

const YEAR_DAYS = 365

export type PastEstimate = {
  /** Place of the deal in the market. */
  index: number
  home: ValuedHome
  estimate: HomeEstimate
}

/**
 * What some deals of a city district would have been estimated at on the day they were agreed, from what was agreed at
 * least `lagDays` before it (0: until the eve). The fits must not know the deals either.
 */
export function estimatePastDeals(options: {
  kind: ValueKind
  propertyType: ValuedType
  market: GuMarket
  levels: LevelFit
  means: MeanFit
  /** Places of the deals in the market. */
  indexes: readonly number[]
  lagDays?: number
}): PastEstimate[] {
  const { kind, propertyType, market, levels, means, indexes, lagDays = 0 } = options
  const wanted = new Set(indexes)
  return market.districts.flatMap((district) => {
    const deals = dealsOf(market, district)
    const fit = districtFit(levels, means, district.legalDistrictCode)
    return deals
      .filter(({ index }) => wanted.has(index))
      .map((deal) => {
        const lastDay = deal.day - lagDays
        const lotDeals = (lot: MarketLot) => countOrdinary(market, lot, lastDay - YEAR_DAYS, lastDay)
        const home = { ...deal, legalDistrictCode: district.legalDistrictCode, lotDealsWithinYear: lotDeals(deal.of) }
        const chosen = chooseComparables(deals, deals, home, lastDay)
        const comparables = chosen.map((each): Comparable => ({ ...each, lotDealsWithinYear: lotDeals(each.of) }))
        return {
          index: deal.index,
          home,
          estimate: estimateHome({ kind, propertyType, home, day: deal.day, comparables, fit }),
        }
      })
  })
}

/** The part of a zone's fit that one legal district needs. */
export function districtFit(levels: LevelFit, means: MeanFit, legalDistrictCode: string): DistrictFit {
  const lawdCd = legalDistrictCode.slice(0, 5)
  return {
    legalDistrictCode,
    zone: levels.zone,
    gu: levels.gus.get(lawdCd) ?? null,
    district: levels.districts.get(legalDistrictCode) ?? null,
    areaClasses: levels.areaClasses.get(lawdCd) ?? [],
    coefficients: means.coefficients,
    guEffect: means.guEffects.get(lawdCd) ?? 0,
  }
}

function dealsOf(market: GuMarket, { lots }: MarketDistrict) {
  return market.lots.slice(lots.start, lots.end).flatMap((of) =>
    Array.from({ length: of.end - of.start }, (_, n) => ({
      ...dealAt(market, of, of.start + n),
      of,
      index: of.start + n,
    })),
  )
}
