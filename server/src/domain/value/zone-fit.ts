import type { Outcome } from './calibration.ts'
import { monthStart } from './day.ts'
import { type DistrictLeases, districtJeonse } from './district-jeonse.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { fitLevels } from './fit-levels.ts'
import { fitMeans } from './fit-means.ts'
import type { GuMarket } from './gu-market.ts'
import { estimatePastDeals } from './past-estimates.ts'
import { fitPublicPrices } from './public-price-fit.ts'
import type { ValuedType, ValueKind } from './valued-home.ts'

/** The deals of a zone, all of one kind and property type. */
export type ZoneMarket = {
  kind: ValueKind
  propertyType: ValuedType
  markets: readonly GuMarket[]
  /** Apartment leases of the zone, for means that use them; missing: they are fitted without. */
  leases?: readonly DistrictLeases[]
}

/** A deal, by the index of its city district among the markets and its own index in that market. */
export type DealPlace = {
  market: number
  index: number
  /** The day of the estimate, on or before that of the deal; missing: the day of the deal. */
  onDay?: number
}

export type PastOutcome = DealPlace & Outcome & { lnEstimate: number }

/** Levels, means and public-price ratios of a zone, fitted to the deals before `asOfDay`. */
export function fitZone({ kind, propertyType, markets, leases }: ZoneMarket, asOfDay: number) {
  const constants = ESTIMATOR_CONSTANTS[propertyType][kind]
  const levels = fitLevels(markets, asOfDay, constants)
  const jeonse = constants.takesJeonseLevel && leases !== undefined ? districtJeonse(leases, asOfDay) : null
  return {
    levels,
    means: fitMeans(markets, levels.rests, asOfDay, jeonse),
    publicPrice: fitPublicPrices(markets, levels, asOfDay, constants),
  }
}

/**
 * Estimates ordinary deals from earlier deals only, each with levels and means fitted to deals agreed before its period
 * began: `periodStart` of its day, by default the month. Deals for which the estimator would have given no answer are
 * left out.
 */
export function outcomesOf(...asked: Parameters<typeof outcomesInParts>): PastOutcome[] {
  return [...outcomesInParts(...asked)].flat()
}

/** The same, one part per period and city district, so that the caller can yield to other work between parts. */
export function* outcomesInParts(
  zone: ZoneMarket,
  deals: readonly DealPlace[],
  { periodStart = monthStart, lagDays = 0 }: { periodStart?: (day: number) => number; lagDays?: number } = {},
): Generator<PastOutcome[]> {
  const periods = Map.groupBy(deals, ({ market, index, onDay }) =>
    periodStart(onDay ?? zone.markets[market]!.day[index]!),
  )
  for (const [start, ofPeriod] of periods) {
    const asOfDay = start - lagDays
    const fit = fitZone(zone, asOfDay)
    for (const [market, places] of Map.groupBy(ofPeriod, (place) => place.market)) {
      const guMarket = zone.markets[market]!
      const asked = places.map(({ index, onDay }) => ({ index, onDay: onDay ?? guMarket.day[index]! }))
      yield estimatePastDeals({ ...zone, ...fit, asOfDay, market: guMarket, asked, lagDays }).map(
        ({ index, onDay, estimate }) => ({
          market,
          index,
          onDay,
          lnEstimate: estimate.lnEstimate,
          error: Math.log(guMarket.amountManwon[index]!) - estimate.lnEstimate,
          scale: estimate.scale,
          cells: estimate.cells,
          gu: guMarket.lawdCd,
        }),
      )
    }
  }
}
