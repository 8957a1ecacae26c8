import { DEAL_SOURCES, type DealSource } from '../../domain/comparison/deal.ts'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { lawdCdOf } from '../../domain/district/legal-district.ts'
import type { Collected, Collector } from '../../evidence/index.ts'
import { INDICATOR_TABLES } from '../../evidence/indicators/index.ts'
import type { RefreshScope, RefreshTarget } from './refresh-targets.ts'

/** The sources of published indicators among the targets, one per table. */
const INDICATOR_SOURCE_PREFIX = 'r-one:'
export const INDICATOR_SOURCES = INDICATOR_TABLES.map(({ tableId }) => INDICATOR_SOURCE_PREFIX + tableId)
export const ALL_SOURCES: string[] = [...DEAL_SOURCES, ...INDICATOR_SOURCES]

/** Used in place of a five-digit code: indicator tables cover the whole country. */
export const WHOLE_COUNTRY = '00000'

/** Requests the data of a target from a provider, and stores it. */
export function collectTarget(collector: Collector, { source, lawdCd, dealMonth }: RefreshTarget): Promise<Collected> {
  return isIndicatorSource(source)
    ? collector.collectIndicators(source.slice(INDICATOR_SOURCE_PREFIX.length), dealMonth)
    : collector.collectMonth({ source: source as DealSource, lawdCd, dealMonth })
}

export function isIndicatorSource(source: string): boolean {
  return source.startsWith(INDICATOR_SOURCE_PREFIX)
}

/** Every source and five-digit code in force. A city with wards has no deals under its own code. */
export function transactionScope(catalogue: DistrictCatalogue, months: string[]): RefreshScope {
  const codes = catalogue.active().flatMap(({ code, emdName }) => (emdName === null ? [] : [lawdCdOf(code)]))
  return { sources: [...DEAL_SOURCES], lawdCds: [...new Set(codes)].sort(), months }
}

export function indicatorScope(months: string[]): RefreshScope {
  return { sources: INDICATOR_SOURCES, lawdCds: [WHOLE_COUNTRY], months }
}
