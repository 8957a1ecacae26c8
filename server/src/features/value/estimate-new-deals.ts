import { setImmediate } from 'node:timers/promises'
import { CALIBRATION_THRESHOLDS } from '../../domain/rule-book/estimate-thresholds.ts'
import { checkedDeals } from '../../domain/value/checked-deals.ts'
import { type DealPlace, outcomesInParts, type PastOutcome, type ZoneMarket } from '../../domain/value/zone-fit.ts'
import { findEstimated, findLeasesBefore, storeCheckedDeposits, storeOutcomes } from '../../evidence/value/index.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

/**
 * Estimates the newest ordinary deals that have not been estimated yet, each from earlier ones only, and stores the
 * errors of the estimates. Returns how many.
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
    checkedDeals(market, newest - CALIBRATION_THRESHOLDS.estimatedDays + 1)
      // what was agreed longer than a year ago has no id here
      .filter((index) => market.dealId[index] !== null)
      .map((index): DealPlace => ({ market: place, index })),
  )
  const estimated = await findEstimated(database, zone.kind, candidates.map(idOf))
  const chosen = candidates
    .filter((place) => !estimated.has(idOf(place)))
    .toSorted((one, other) => dayOf(other) - dayOf(one) || (idOf(one) < idOf(other) ? -1 : 1))
    .slice(0, most)
  const outcomes = (await outcomesOf(zone, chosen)).map((outcome) => ({
    ...outcome,
    dealId: idOf(outcome),
    day: dayOf(outcome),
    estimateManwon: Math.exp(outcome.lnEstimate),
  }))
  await storeOutcomes(database, zone, outcomes, now)
  if (zone.kind === 'SALE')
    await checkDeposits(database, zone, new Map(chosen.map((place) => [idOf(place), place])), now)
  return outcomes.length
}

/** Estimates what was sold once more, as of the days on which homes like it had been let before. */
async function checkDeposits(
  database: Queryable,
  zone: ZoneMarket,
  sales: ReadonlyMap<string, DealPlace>,
  now: Date,
): Promise<void> {
  const keyOf = ({ market, index, onDay }: DealPlace) => `${market} ${index} ${onDay}`
  const leases = (await findLeasesBefore(database, zone.propertyType, [...sales.keys()])).map((lease) => ({
    ...lease,
    place: { ...sales.get(lease.saleId)!, onDay: lease.day },
  }))
  const places = [...new Map(leases.map(({ place }) => [keyOf(place), place])).values()]
  const found = new Map((await outcomesOf(zone, places)).map((outcome) => [keyOf(outcome), outcome]))
  const deposits = leases.flatMap(({ place, ...lease }) => {
    const outcome = found.get(keyOf(place))
    if (outcome === undefined) return []
    const { scale, cells, gu, lnEstimate } = outcome
    const saleManwon = zone.markets[place.market]!.amountManwon[place.index]!
    return { ...lease, saleManwon, estimateManwon: Math.exp(lnEstimate), scale, cells, gu }
  })
  await storeCheckedDeposits(database, zone.propertyType, deposits, now)
}

/** Requests are answered meanwhile: a process that stands still for long is replaced (ADR 74). */
async function outcomesOf(zone: ZoneMarket, places: readonly DealPlace[]): Promise<PastOutcome[]> {
  const outcomes: PastOutcome[] = []
  for (const part of outcomesInParts(zone, places)) {
    outcomes.push(...part)
    await setImmediate()
  }
  return outcomes
}
