import { isAnswerable, isWithinReach } from './answerable.ts'
import { estimateHome, type HomeEstimate } from './estimate-home.ts'
import { districtLevels, type LevelFit } from './fit-levels.ts'
import { districtEffectOf, type MeanFit } from './fit-means.ts'
import { countOrdinary, dealAt, type GuMarket, type MarketLot } from './gu-market.ts'
import type { DistrictFit } from './price-fit.ts'
import type { DatedPriceFit } from './public-price-ratio.ts'
import type { ValuedHome, ValuedType, ValueKind } from './valued-home.ts'

const YEAR_DAYS = 365

export type PastEstimate = {
  /** Index of the deal in the market. */
  index: number
  onDay: number
  home: ValuedHome
  estimate: HomeEstimate
}

/**
 * Estimates the homes of some deals of a city district as of a day, at the latest that of the deal, from deals agreed at
 * least `lagDays` before that day (0: up to the day before). The fits, of `asOfDay`, must not include the deals either.
 * Deals for which the estimator would have given no answer are left out.
 */
export function estimatePastDeals(options: {
  kind: ValueKind
  propertyType: ValuedType
  market: GuMarket
  levels: LevelFit
  means: MeanFit
  publicPrice: DatedPriceFit | null
  asOfDay: number
  /** Indexes of the deals in the market, and the days of the estimates. */
  asked: readonly { index: number; onDay: number }[]
  lagDays?: number
}): PastEstimate[] {
  const { kind, propertyType, market, asOfDay, asked, lagDays = 0 } = options
  const baseYear = options.publicPrice?.baseYear ?? 0
  const daysOf = Map.groupBy(asked, ({ index }) => index)
  const guDealsWithinYear = market.day.filter((day) => day >= asOfDay - YEAR_DAYS && day < asOfDay).length
  return market.districts.flatMap((district) => {
    const lots = market.lots.slice(district.lots.start, district.lots.end)
    const ofLot = Map.groupBy(lots, ({ lot }) => lot)
    const deals = lots.flatMap((lot) => dealsOf(market, lot, baseYear))
    const dealsOfLot = Map.groupBy(deals, ({ lot }) => lot)
    const fit = districtFit(options, district.legalDistrictCode)
    return deals
      .flatMap((deal) => (daysOf.get(deal.index) ?? []).map(({ onDay }) => ({ deal, day: onDay })))
      .flatMap(({ deal, day }) => {
        const { index } = deal
        const knownUntil = day - lagDays
        const home = { ...deal, legalDistrictCode: district.legalDistrictCode }
        const lotDealsWithinYear = (lot: string) =>
          (ofLot.get(lot) ?? []).reduce(
            (sum, of) => sum + countOrdinary(market, of, knownUntil - YEAR_DAYS, knownUntil),
            0,
          )
        const amountManwon = deal.publicPriceManwon ?? 0
        const publicPrice = amountManwon > 0 ? { amountManwon, baseYear } : null
        const known = {
          knownUntil,
          own: dealsOfLot.get(deal.lot) ?? [],
          near: deals,
          lotDealsWithinYear,
          fit,
          publicPrice,
        }
        const question = { kind, propertyType, home, day, ...known }
        const estimate = estimateHome(question)
        const ownDeals = estimate.deals.filter(({ lot }) => lot === home.lot).length
        const isSpokenOf = isAnswerable(home, day, { ownDeals, guDealsWithinYear }) && isWithinReach(home, estimate)
        return isSpokenOf ? [{ index, onDay: day, home, estimate }] : []
      })
  })
}

/** The part of a zone's fit that one legal district needs. */
function districtFit(
  { levels, means, publicPrice }: { levels: LevelFit; means: MeanFit; publicPrice: DatedPriceFit | null },
  legalDistrictCode: string,
): DistrictFit {
  return {
    legalDistrictCode,
    ...districtLevels(levels, legalDistrictCode),
    coefficients: means.coefficients,
    guEffect: (means.guEffects.get(legalDistrictCode.slice(0, 5)) ?? 0) + districtEffectOf(means, legalDistrictCode),
    publicPrice,
  }
}

function dealsOf(market: GuMarket, lot: MarketLot, baseYear: number) {
  return Array.from({ length: lot.end - lot.start }, (_, n) => {
    const index = lot.start + n
    return { ...dealAt(market, lot, index, baseYear), index }
  })
}
