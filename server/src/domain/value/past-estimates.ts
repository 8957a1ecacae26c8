import { isAnswerable } from './answerable.ts'
import { estimateHome, type HomeEstimate } from './estimate-home.ts'
import type { LevelFit } from './fit-levels.ts'
import type { MeanFit } from './fit-means.ts'
import { countOrdinary, dealAt, type GuMarket, type MarketLot } from './gu-market.ts'
import type { DistrictFit } from './price-fit.ts'
import type { ValuedHome, ValuedType, ValueKind } from './valued-home.ts'

const YEAR_DAYS = 365

export type PastEstimate = {
  /** Place of the deal in the market. */
  index: number
  home: ValuedHome
  estimate: HomeEstimate
}

/**
 * What some deals of a city district would have been estimated at on the day they were agreed, from what was agreed at
 * least `lagDays` before it (0: until the eve). The fits, of `asOfDay`, must not know the deals either. Deals of which the
 * estimator would not have spoken are left out.
 */
export function estimatePastDeals(options: {
  kind: ValueKind
  propertyType: ValuedType
  market: GuMarket
  levels: LevelFit
  means: MeanFit
  asOfDay: number
  /** Places of the deals in the market. */
  indexes: readonly number[]
  lagDays?: number
}): PastEstimate[] {
  const { kind, propertyType, market, levels, means, asOfDay, indexes, lagDays = 0 } = options
  const wanted = new Set(indexes)
  const guDealsWithinYear = market.day.filter((day) => day >= asOfDay - YEAR_DAYS && day < asOfDay).length
  return market.districts.flatMap((district) => {
    const lots = market.lots.slice(district.lots.start, district.lots.end)
    const ofLot = Map.groupBy(lots, ({ lot }) => lot)
    const deals = lots.flatMap((lot) => dealsOf(market, lot))
    const fit = districtFit(levels, means, district.legalDistrictCode)
    return deals
      .filter(({ index }) => wanted.has(index))
      .flatMap((deal) => {
        const { day, index } = deal
        const knownUntil = day - lagDays
        const home = { ...deal, legalDistrictCode: district.legalDistrictCode }
        const lotDealsWithinYear = (lot: string) =>
          (ofLot.get(lot) ?? []).reduce(
            (sum, of) => sum + countOrdinary(market, of, knownUntil - YEAR_DAYS, knownUntil),
            0,
          )
        const question = { kind, propertyType, home, day, knownUntil, own: deals, near: deals, lotDealsWithinYear, fit }
        const estimate = estimateHome(question)
        const ownDeals = estimate.deals.filter(({ lot }) => lot === home.lot).length
        return isAnswerable(home, day, { ownDeals, guDealsWithinYear }) ? [{ index, home, estimate }] : []
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

function dealsOf(market: GuMarket, lot: MarketLot) {
  return Array.from({ length: lot.end - lot.start }, (_, n) => {
    const index = lot.start + n
    return { ...dealAt(market, lot, index), index }
  })
}
