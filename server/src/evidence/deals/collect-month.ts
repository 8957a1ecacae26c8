import type { Pool } from 'pg'
import type { Deal, DealSource, MonthOfDeals } from '../../domain/comparison/deal.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { lawdCdOf } from '../../domain/district/legal-district.ts'
import type { DealPort } from '../ports.ts'
import type { Flights } from '../single-flight.ts'
import { askUnderCodes, type Collected, keepCollected } from '../stored-first.ts'
import { mergeAnswer } from './merge-month.ts'

export type MonthCollector = {
  pool: Pool
  flights: Flights
  catalogue: DistrictCatalogue
  transactions: DealPort
  now: () => Date
}

export type MonthQuery = { source: DealSource; lawdCd: string; dealMonth: string }

export function lookupOfMonth({ source, lawdCd, dealMonth }: MonthQuery): string {
  return `month ${source} ${lawdCd} ${dealMonth}`
}

/**
 * Fetches one whole month of one source and stores it. Concurrent requests for the same month share one call.
 * A month that is empty under the current code is fetched again under its former codes.
 */
export function collectMonth(
  collector: MonthCollector,
  query: MonthQuery,
  lookedAt = performance.now(),
): Promise<Collected> {
  return collector.flights.join(lookupOfMonth(query), lookedAt, async () => {
    const codes = new Set(collector.catalogue.codesToTry(`${query.lawdCd}00000`).map(lawdCdOf))
    const reply = await askUnderCodes([...codes], (lawdCd) => collector.transactions.readMonth({ ...query, lawdCd }))
    if (reply.status === 'UNAVAILABLE' || reply.status === 'ERROR') return reply
    const month: MonthOfDeals = reply.status === 'FOUND' ? reply.value : { deals: [], skippedRows: 0, totalCount: 0 }
    const collected = {
      ...query,
      ...placedInDistricts(collector.catalogue, query.lawdCd, month.deals),
      skippedRows: month.skippedRows,
      collectedAt: collector.now(),
    }
    let isKeptApart = false as boolean
    const outcome = await keepCollected(reply.status, async () => {
      isKeptApart = (await mergeAnswer(collector.pool, collected)) === 'WITHHELD'
    })
    // a withheld month adds nothing
    return isKeptApart && outcome.status === 'FOUND' ? { status: 'NOT_FOUND' } : outcome
  })
}

/** Assigns each deal its legal-district code and keeps those of the requested LAWD_CD; an older code may span several. */
function placedInDistricts(catalogue: DistrictCatalogue, lawdCd: string, deals: Deal[]) {
  const placed = deals
    .map((deal) => ({ deal, code: catalogue.districtUnder(deal.lawdCd, deal.districtName) }))
    .filter(({ deal, code }) => deal.lawdCd === lawdCd || code?.startsWith(lawdCd))
  return {
    deals: placed.map(({ deal }) => (deal.lawdCd === lawdCd ? deal : { ...deal, lawdCd })),
    districtCodes: placed.map(({ code }) => code),
  }
}
