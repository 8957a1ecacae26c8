import type { Pool } from 'pg'
import type { Lot } from '../domain/address/lot.ts'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import type { TradedPropertyType } from '../domain/property/property-type.ts'
import { createLookupClaims } from './lookup-claims.ts'
import { type LeaseReferenceQuery, readLeaseReference } from './market/read-lease-reference.ts'
import { type MarketSignalEvidence, type MarketSignalQuery, readMarketSignal } from './market/read-market-signal.ts'
import { createMemory } from './memory.ts'
import type { BuildingRegisterPort, PublicPricePort, TransactionPort } from './ports.ts'
import { type PricesAhead, type PublicPriceQuestion, readPublicPrice } from './public-price/read-public-price.ts'
import { type RegisterAhead, readRegister } from './register/read-register.ts'
import { type LotReportQuery, readLotReports } from './saved-homes/read-lot-reports.ts'
import { createFlights } from './single-flight.ts'
import { type AheadQuery, readStoredAhead, type Versions } from './stored-ahead.ts'
import { type PastLeaseQuery, readPastLeasesOfDistrict, readPastLeasesOfLot } from './transactions/past-leases.ts'
import { type DealsAhead, readTransactions, type WindowMemory } from './transactions/read-transactions.ts'
import { readSameLotTypes } from './transactions/same-lot-types.ts'
import { withSharedPredecessors } from './transactions/shared-predecessors.ts'
import type { TransactionQuery } from './transactions/transaction-query.ts'
import { type EstimateQuery, readEstimates, readEstimatesOfHomes } from './value/read-estimates.ts'
import type { OwnDeals } from './value/read-own-deals.ts'
import type { StoredFits } from './value/stored-fit.ts'

export { askUnderCodes } from './ask-under-codes.ts'
export { type Collector, type CollectorOptions, createCollector } from './collector.ts'
export { type CollectedMonths, countCollectedMonths, countStored } from './district-evidence/count-stored.ts'
export { findNewestLots, findTradedLots } from './district-evidence/find-lots.ts'
export { findLotsOfDistricts } from './district-evidence/lots-of-districts.ts'
export { orderByDeals } from './district-evidence/order-by-deals.ts'
export {
  type DistrictEvidence,
  readAnalyzableDistricts,
  readEvidenceOfDistricts,
} from './district-evidence/read-district-evidence.ts'
export { type LotEvidence, readEvidenceOfLots } from './district-evidence/read-lot-evidence.ts'
export { readPastDeals } from './district-evidence/read-lot-facts.ts'
export { readPriceRanges } from './district-evidence/read-price-ranges.ts'
export {
  type DistrictCounts,
  type LotCounts,
  type StoredCount,
  sourceCountOf,
} from './district-evidence/stored-counts.ts'
export { enterImportedFile, findImportedFile } from './imported-files.ts'
export { INDICATOR_TABLES } from './indicators/indicator-tables.ts'
export { type RegionIndicator, readRegionIndicators } from './indicators/read-indicators.ts'
export { removeEndedLookups } from './lookup-claims.ts'
export {
  findLotsOfBuilding,
  findLotsOfKeyword,
  findLotsOfRoad,
  type NamingServices,
  type StoredLot,
  type StoredLots,
} from './lot-names/find-stored-lots.ts'
export { indicatorName, type LeaseReference } from './market/read-lease-reference.ts'
export { readLeaseShares } from './market/read-lease-shares.ts'
export type { MarketSignalEvidence, MarketStatistic } from './market/read-market-signal.ts'
export {
  type MonthlyStatistic,
  readMonthlyStatistics,
  STATISTIC_KINDS,
  type StatisticKind,
} from './market/read-monthly-statistics.ts'
export { createLotRuns } from './public-price/lot-runs.ts'
export { mergeStagedPrices } from './public-price/merge-staged-prices.ts'
export { readPricedSales } from './public-price/priced-sales.ts'
export { PUBLIC_PRICE_KIND, type PublicPriceEvidence } from './public-price/read-public-price.ts'
export { stagePrices } from './public-price/staged-prices.ts'
export type { RegisterEvidence } from './register/read-register.ts'
export { readStoredRegister } from './register/stored-register.ts'
export type { LotReport } from './saved-homes/read-lot-reports.ts'
export type { StoredAhead } from './stored-ahead.ts'
export type { Collected } from './stored-first.ts'
export type { DealGroup, HeldGroup, PlacedDeal } from './transactions/deal-group.ts'
export { type DealStaging, withDealStaging } from './transactions/deal-staging.ts'
export type { MergeResult } from './transactions/merge-deals.ts'
export { mergeGroups } from './transactions/merge-held-deals.ts'
export { type CollectedMonth, mergeMonth } from './transactions/merge-month.ts'
export {
  countNewDeals,
  type HomeNews,
  type NewDealGroup,
  takeNewDeals,
  type WatchedHome,
} from './transactions/new-deals.ts'
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

const MEBIBYTE = 1024 * 1024

export type EvidenceReaders = ReturnType<typeof createEvidence>

/** All stored-first reading, with its look-ups under way shared, and what it keeps in memory. */
export function createEvidence(options: EvidenceOptions) {
  const transactions = withSharedPredecessors(options.transactions, options)
  const reader = {
    ...options,
    transactions,
    flights: createFlights(createLookupClaims(options.pool)),
    windows: createMemory<WindowMemory>(64 * MEBIBYTE),
    fits: createMemory<StoredFits>(32 * MEBIBYTE),
    owns: createMemory<OwnDeals>(16 * MEBIBYTE),
    markets: createMemory<MarketSignalEvidence>(8 * MEBIBYTE),
  }
  return {
    readAhead: (query: AheadQuery) => readStoredAhead(reader, query),
    readRegister: (lot: Lot, ahead?: RegisterAhead | null) => readRegister(reader, lot, ahead),
    readTransactions: (query: TransactionQuery, ahead?: DealsAhead | null) => readTransactions(reader, query, ahead),
    readPublicPrice: (question: PublicPriceQuestion, ahead?: PricesAhead | null) =>
      readPublicPrice(reader, question, ahead),
    readMarketSignal: (query: MarketSignalQuery, versions: Versions | null) =>
      readMarketSignal(reader, query, versions && versions.deals),
    readLeaseReference: (query: LeaseReferenceQuery) => readLeaseReference(options.pool, query),
    readPastLeasesOfLot: (query: PastLeaseQuery) => readPastLeasesOfLot(options.pool, query),
    readPastLeasesOfDistrict: (query: PastLeaseQuery, propertyType: TradedPropertyType) =>
      readPastLeasesOfDistrict(options.pool, query, propertyType),
    /** Of several lots in one statement; stored data only. */
    readLotReports: (homes: readonly LotReportQuery[]) => readLotReports(options.pool, homes, options.now()),
    readEstimates: (query: EstimateQuery, versions?: Versions | null) => readEstimates(reader, query, versions),
    readEstimatesOfHomes: (queries: readonly EstimateQuery[]) => readEstimatesOfHomes(reader, queries),
    readSameLotTypes: (lot: Lot) => readSameLotTypes(options.pool, lot),
    /** Resolves when no look-up is under way; late answers are then stored. */
    landed: () => reader.flights.landed(),
  }
}
export { lotKey } from './value/valued-deals.ts'
