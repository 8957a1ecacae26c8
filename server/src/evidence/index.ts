import type { Pool } from 'pg'
import type { Lot } from '../domain/address/lot.ts'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import type { TradedPropertyType } from '../domain/property/property-type.ts'
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

export type { MarketSignalEvidence, MarketStatistic } from './market/read-market-signal.ts'
export type { PublicPriceEvidence } from './public-price/read-public-price.ts'
export type { RegisterEvidence } from './register/read-register.ts'
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
    readPastLeasesOfLot: (query: PastLeaseQuery) => readPastLeasesOfLot(options.pool, query),
    readPastLeasesOfDistrict: (query: PastLeaseQuery, propertyType: TradedPropertyType) =>
      readPastLeasesOfDistrict(options.pool, query, propertyType),
    readEstimates: (query: EstimateQuery) => readEstimates(reader, query),
    readSameLotTypes: (lot: Lot) => readSameLotTypes(options.pool, lot),
    /** Resolves when no look-up is under way; late answers are then stored. */
    landed: () => reader.flights.landed(),
  }
}
