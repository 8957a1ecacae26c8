import { CALIBRATION_LINES } from '../../domain/rule-book/estimate-lines.ts'
import { type DealPlace, outcomesOf, type ZoneMarket } from '../../domain/value/zone-fit.ts'
import { findEstimated, storeOutcomes } from '../../evidence/value/face.ts'
import type { Queryable } from '../../platform/transaction.ts'

/**
 * Estimates the newest ordinary deals that were not estimated yet, each from earlier ones only, and keeps how far off the
 * estimates are. Returns how many.
 */
export async function estimateNewDeals(
  database: Queryable,
  zone: ZoneMarket,
  { most, now }: { most: number; now: Date },
): Promise<number> {
  const idOf = ({ market, index }: DealPlace) => zone.markets[market]!.dealId[index] ?? ''
  const dayOf = ({ market, index }: DealPlace) => zone.markets[market]!.day[index]!
  const newest = zone.markets.reduce((latest, { day }) => day.reduce((a, b) => Math.max(a, b), latest), 0)
  const candidates = zone.markets.flatMap((market, place) =>
    [...market.day.keys()]
      .filter((index) => market.weak[index] === 0 && market.day[index]! > newest - CALIBRATION_LINES.estimatedDays)
      // what was agreed longer than a year ago has no id here
      .filter((index) => market.dealId[index] !== null)
      .map((index): DealPlace => ({ market: place, index })),
  )
  const estimated = await findEstimated(database, zone.kind, candidates.map(idOf))
  const chosen = candidates
    .filter((place) => !estimated.has(idOf(place)))
    .toSorted((one, other) => dayOf(other) - dayOf(one) || (idOf(one) < idOf(other) ? -1 : 1))
    .slice(0, most)
  const outcomes = outcomesOf(zone, chosen).map((outcome) => ({
    ...outcome,
    dealId: idOf(outcome),
    day: dayOf(outcome),
    estimateManwon: Math.exp(outcome.lnEstimate),
  }))
  await storeOutcomes(database, zone, outcomes, now)
  return outcomes.length
}
