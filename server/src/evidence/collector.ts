import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import { collectMonth, type MonthQuery } from './deals/collect-month.ts'
import { withSharedPredecessors } from './deals/shared-predecessors.ts'
import { collectIndicators } from './indicators/collect-indicators.ts'
import { INDICATOR_TABLES } from './indicators/indicator-tables.ts'
import { createLookupLocks } from './lookup-locks.ts'
import type { DealPort, IndicatorPort } from './ports.ts'
import { createFlights } from './single-flight.ts'
import type { Collected } from './stored-first.ts'

export type CollectorOptions = {
  pool: Pool
  catalogue: DistrictCatalogue
  transactions: DealPort
  indicators: IndicatorPort
  now: () => Date
}

/** Queries the provider and stores its reply, whether or not anything is stored already. */
export type Collector = {
  collectMonth(month: MonthQuery): Promise<Collected>
  /** Collects up to the month (`YYYYMM`). `NOT_FOUND` for a table that the service does not store. */
  collectIndicators(tableId: string, month: string): Promise<Collected>
}

export function createCollector(options: CollectorOptions): Collector {
  const transactions = withSharedPredecessors(options.transactions, options)
  const collector = { ...options, transactions, flights: createFlights(createLookupLocks(options.pool)) }
  return {
    collectMonth: (month) => collectMonth(collector, month),
    async collectIndicators(tableId, month) {
      const table = INDICATOR_TABLES.find((each) => each.tableId === tableId)
      return table === undefined ? { status: 'NOT_FOUND' } : collectIndicators(collector, table, month)
    },
  }
}
