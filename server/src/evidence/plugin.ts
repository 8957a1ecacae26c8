import type { Pool } from 'pg'
import type { Lot } from '../domain/address/lot.ts'
import type { RegistrationNumber } from '../domain/brokers/registration-number.ts'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import type { TradedPropertyType } from '../domain/property/property-type.ts'
import { readBrokerOffices } from './broker-offices/read-broker-offices.ts'
import { collectMonth, type MonthQuery } from './deals/collect-month.ts'
import type { DealQuery } from './deals/deal-query.ts'
import { type PastLeaseQuery, readPastLeasesOfDistrict, readPastLeasesOfLot } from './deals/past-leases.ts'
import { type PrefetchedDeals, readDeals, type WindowMemory } from './deals/read-deals.ts'
import { readSameLotTypes } from './deals/same-lot-types.ts'
import { withSharedPredecessors } from './deals/shared-predecessors.ts'
import { type LotReportQuery, readLotReports } from './favorites/read-lot-reports.ts'
import { collectIndicators } from './indicators/collect-indicators.ts'
import { INDICATOR_TABLES } from './indicators/indicator-tables.ts'
import { readLandLedger } from './land-ledger/read-land-ledger.ts'
import { createLookupLocks } from './lookup-locks.ts'
import { type LeaseReferenceQuery, readLeaseReference } from './market/read-lease-reference.ts'
import { type MarketSignalEvidence, type MarketSignalQuery, readMarketSignal } from './market/read-market-signal.ts'
import { createMemory } from './memory.ts'
import type {
  BrokerOfficePort,
  BuildingRegisterPort,
  DealPort,
  IndicatorPort,
  LandLedgerPort,
  PublicPricePort,
} from './ports.ts'
import { type PrefetchQuery, prefetch, type Versions } from './prefetch.ts'
import { type PrefetchedPrices, type PublicPriceQuestion, readPublicPrice } from './public-price/read-public-price.ts'
import { type PrefetchedRegister, readRegister } from './register/read-register.ts'
import { createFlights } from './single-flight.ts'
import type { Collected } from './stored-first.ts'
import { type EstimateQuery, readEstimates, readEstimatesOfHomes } from './value/read-estimates.ts'
import type { OwnDeals } from './value/read-own-deals.ts'
import type { StoredFits } from './value/stored-fit.ts'

type EvidenceOptions = {
  pool: Pool
  catalogue: DistrictCatalogue
  buildingRegister: BuildingRegisterPort
  transactions: DealPort
  publicPrice: PublicPricePort
  brokerOffices: BrokerOfficePort
  /** `null`: the service does not ask who owns a lot (OWNERSHIP_FACTS). */
  landLedger: LandLedgerPort | null
  now: () => Date
  /** Hours for which a complete month, or an empty price reply, is not requested again (`COLLECTION_REUSE_HOURS`). */
  reuseHours: number
  /** Time after which an instance that does not renew its look-up is considered dead; a few seconds by default. */
  leaseMs?: number
}

const MEBIBYTE = 1024 * 1024

export type EvidenceReaders = ReturnType<typeof createEvidence>

/** All stored-first readers, with shared look-ups in progress and the in-memory data. */
export function createEvidence(options: EvidenceOptions) {
  const transactions = withSharedPredecessors(options.transactions, options)
  const reader = {
    ...options,
    transactions,
    flights: createFlights(createLookupLocks(options.pool, options.leaseMs)),
    windows: createMemory<WindowMemory>(64 * MEBIBYTE),
    fits: createMemory<StoredFits>(32 * MEBIBYTE),
    owns: createMemory<OwnDeals>(16 * MEBIBYTE),
    markets: createMemory<MarketSignalEvidence>(8 * MEBIBYTE),
  }
  return {
    prefetch: (query: PrefetchQuery) => prefetch(reader, query),
    readRegister: (lot: Lot, prefetched?: PrefetchedRegister | null) => readRegister(reader, lot, prefetched),
    readDeals: (query: DealQuery, prefetched?: PrefetchedDeals | null) => readDeals(reader, query, prefetched),
    readPublicPrice: (question: PublicPriceQuestion, prefetched?: PrefetchedPrices | null) =>
      readPublicPrice(reader, question, prefetched),
    readBrokerOffices: (number: RegistrationNumber) => readBrokerOffices(reader, number),
    readLandLedger: (question: { lot: Lot; withLandRights: boolean }) => readLandLedger(reader, question),
    readMarketSignal: (query: MarketSignalQuery, versions: Versions | null) =>
      readMarketSignal(reader, query, versions && versions.deals),
    readLeaseReference: (query: LeaseReferenceQuery) => readLeaseReference(options, query),
    readPastLeasesOfLot: (query: PastLeaseQuery) => readPastLeasesOfLot(options.pool, query),
    readPastLeasesOfDistrict: (query: PastLeaseQuery, propertyType: TradedPropertyType) =>
      readPastLeasesOfDistrict(options.pool, query, propertyType),
    /** Reads several lots in one statement; stored data only. */
    readLotReports: (homes: readonly LotReportQuery[]) => readLotReports(options.pool, homes, options.now()),
    readEstimates: (query: EstimateQuery, versions?: Versions | null) => readEstimates(reader, query, versions),
    readEstimatesOfHomes: (queries: readonly EstimateQuery[]) => readEstimatesOfHomes(reader, queries),
    readSameLotTypes: (lot: Lot) => readSameLotTypes(options.pool, lot),
    /** Resolves when no look-up is in progress; late replies are stored by then. */
    landed: () => reader.flights.landed(),
  }
}

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
