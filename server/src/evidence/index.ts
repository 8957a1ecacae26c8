import type { Pool } from 'pg'
import type { Lot } from '../domain/address/lot.ts'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import type { TradedPropertyType } from '../domain/property/property-type.ts'
import { type LeaseReferenceQuery, readLeaseReference } from './market/read-lease-reference.ts'
import { type MarketSignalQuery, readMarketSignal } from './market/read-market-signal.ts'
import type { BuildingRegisterPort, PublicPricePort, TransactionPort } from './ports.ts'
import { type PublicPriceQuestion, readPublicPrice } from './public-price/read-public-price.ts'
import { readRegister } from './register/read-register.ts'
import { createFlights } from './single-flight.ts'
import { type PastLeaseQuery, readPastLeasesOfDistrict, readPastLeasesOfLot } from './transactions/past-leases.ts'
import { readTransactions } from './transactions/read-transactions.ts'
import { readSameLotTypes } from './transactions/same-lot-types.ts'
import type { TransactionQuery } from './transactions/stored-transactions.ts'
import { createFitCache } from './value/fit-cache.ts'
import { type EstimateQuery, readEstimates } from './value/read-estimates.ts'

export { askUnderCodes } from './ask-under-codes.ts'
export { type Collector, type CollectorOptions, createCollector } from './collector.ts'
export { type CollectedMonths, countCollectedMonths, countStored } from './district-evidence/count-stored.ts'
export { findLotsOfDistricts, findNewestLots, findTradedLots } from './district-evidence/find-lots.ts'
export {
  type DistrictEvidence,
  readAnalyzableDistricts,
  readEvidenceOfDistricts,
} from './district-evidence/read-district-evidence.ts'
export { type LotEvidence, readEvidenceOfLots } from './district-evidence/read-lot-evidence.ts'
export { readPastDeals, readPriceRanges } from './district-evidence/read-lot-facts.ts'
export {
  type DistrictCounts,
  type LotCounts,
  type StoredCount,
  sourceCountOf,
} from './district-evidence/stored-counts.ts'
export { INDICATOR_TABLES } from './indicators/indicator-tables.ts'
export { type RegionIndicator, readRegionIndicators } from './indicators/read-indicators.ts'
export { indicatorName, type LeaseReference } from './market/read-lease-reference.ts'
export type { MarketSignalEvidence, MarketStatistic } from './market/read-market-signal.ts'
export {
  type MonthlyStatistic,
  readMonthlyStatistics,
  STATISTIC_KINDS,
  type StatisticKind,
} from './market/read-monthly-statistics.ts'
export type { PublicPriceEvidence } from './public-price/read-public-price.ts'
export type { RegisterEvidence } from './register/read-register.ts'
export { readStoredRegister } from './register/stored-register.ts'
export type { Collected } from './stored-first.ts'
export type { DealGroup, HeldGroup, PlacedDeal } from './transactions/deal-group.ts'
export { type DealStaging, withDealStaging } from './transactions/deal-staging.ts'
export type { MergeResult } from './transactions/merge-deals.ts'
export { mergeGroups } from './transactions/merge-held-deals.ts'
export { type CollectedMonth, mergeMonth } from './transactions/merge-month.ts'
export type { PastLease, PastLeases } from './transactions/past-leases.ts'
export type { TransactionEvidence } from './transactions/read-transactions.ts'
export { TRANSACTION_SOURCE } from './transactions/sources.ts'
export { listMarkets, readMarketDeals, type StoredMarket } from './value/market-deals.ts'
export { findEstimated, readOutcomes, removeOutcomes, storeCalibration, storeOutcomes } from './value/outcomes.ts'
export type { EstimateQuery, Estimates } from './value/read-estimates.ts'
export {
  claimUnit,
  type FitUnit,
  readVersions,
  registerUnits,
  storeFit,
  unitKey,
  type ZoneFit,
} from './value/store-fit.ts'

export type EvidenceOptions = {
  pool: Pool
  catalogue: DistrictCatalogue
  buildingRegister: BuildingRegisterPort
  transactions: TransactionPort
  publicPrice: PublicPricePort
  now: () => Date
  /** Hours for which a completely read month, or an empty price answer, is not asked again (`COLLECTION_REUSE_HOURS`). */
  reuseHours: number
}

export type EvidenceReaders = ReturnType<typeof createEvidence>

/** All stored-first reading, with its look-ups under way shared. */
export function createEvidence(options: EvidenceOptions) {
  const reader = { ...options, flights: createFlights(), fits: createFitCache() }
  return {
    readRegister: (lot: Lot) => readRegister(reader, lot),
    readTransactions: (query: TransactionQuery) => readTransactions(reader, query),
    readPublicPrice: (question: PublicPriceQuestion) => readPublicPrice(reader, question),
    readMarketSignal: (query: MarketSignalQuery) => readMarketSignal(options.pool, query),
    readLeaseReference: (query: LeaseReferenceQuery) => readLeaseReference(options.pool, query),
    readPastLeasesOfLot: (query: PastLeaseQuery) => readPastLeasesOfLot(options.pool, query),
    readPastLeasesOfDistrict: (query: PastLeaseQuery, propertyType: TradedPropertyType) =>
      readPastLeasesOfDistrict(options.pool, query, propertyType),
    readEstimates: (query: EstimateQuery) => readEstimates(reader, query),
    readSameLotTypes: (lot: Lot) => readSameLotTypes(options.pool, lot),
    /** Resolves when no look-up is under way; late answers are then stored. */
    landed: () => reader.flights.landed(),
  }
}
export { lotKey } from './value/valued-deals.ts'
