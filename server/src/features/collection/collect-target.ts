import type { Pool } from 'pg'
import { TRANSACTION_SOURCES, type TransactionSource } from '../../domain/comparison/deal.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { lawdCdOf } from '../../domain/district/legal-district.ts'
import type { IndicatorPort } from '../../evidence/indicator-ports.ts'
import { collectIndicators } from '../../evidence/indicators/collect-indicators.ts'
import { INDICATOR_TABLES } from '../../evidence/indicators/indicator-tables.ts'
import { INDICATOR_SOURCE_PREFIX } from '../../evidence/indicators/read-indicators.ts'
import type { TransactionPort } from '../../evidence/ports.ts'
import { createFlights } from '../../evidence/single-flight.ts'
import type { Collected } from '../../evidence/stored-first.ts'
import { collectMonth } from '../../evidence/transactions/collect-month.ts'
import type { RefreshScope, RefreshTarget } from './refresh-targets.ts'

const INDICATOR_SOURCES = INDICATOR_TABLES.map(({ tableId }) => INDICATOR_SOURCE_PREFIX + tableId)
export const ALL_SOURCES: string[] = [...TRANSACTION_SOURCES, ...INDICATOR_SOURCES]

/** In the place of a five-digit code: indicator tables hold the whole country. */
const WHOLE_COUNTRY = '00000'

export type CollectorOptions = {
  pool: Pool
  catalogue: DistrictCatalogue
  transactions: TransactionPort
  indicators: IndicatorPort
  now: () => Date
}

/** Asks a provider for what a target names, and stores the answer. */
export function createTargetCollector(options: CollectorOptions): (target: RefreshTarget) => Promise<Collected> {
  const collector = { ...options, flights: createFlights() }
  return async ({ source, lawdCd, dealMonth }) => {
    if (!isIndicatorSource(source)) {
      return collectMonth(collector, { source: source as TransactionSource, lawdCd, dealMonth })
    }
    const table = INDICATOR_TABLES.find(({ tableId }) => source === INDICATOR_SOURCE_PREFIX + tableId)
    // a table that the service kept once
    if (table === undefined) return { status: 'NOT_FOUND' }
    return collectIndicators(collector, table, dealMonth)
  }
}

export function isIndicatorSource(source: string): boolean {
  return source.startsWith(INDICATOR_SOURCE_PREFIX)
}

/** Every source and five-digit code in force. A city with wards has no deals under its own code. */
export function transactionScope(catalogue: DistrictCatalogue, months: string[]): RefreshScope {
  const codes = catalogue.active().flatMap(({ code, emdName }) => (emdName === null ? [] : [lawdCdOf(code)]))
  return { sources: [...TRANSACTION_SOURCES], lawdCds: [...new Set(codes)].sort(), months }
}

export function indicatorScope(months: string[]): RefreshScope {
  return { sources: INDICATOR_SOURCES, lawdCds: [WHOLE_COUNTRY], months }
}
