export { type AccuracyMonth, readAccuracy, recordAccuracy } from './accuracy-months.ts'
export {
  findLeasesBefore,
  readCheckedDeposits,
  removeCheckedDeposits,
  storeCheckedDeposits,
} from './checked-deposits.ts'
export { listMarkets, readMarketDeals, type StoredMarket } from './market-deals.ts'
export {
  findEstimated,
  listCalibrations,
  readOutcomes,
  readOutcomesAgreed,
  removeOutcomes,
  storeCalibration,
  storeOutcomes,
} from './outcomes.ts'
export type { EstimateQuery } from './read-estimates.ts'
export {
  type FitUnit,
  lockUnit,
  readVersions,
  registerUnits,
  storeFit,
  unitKey,
  type ZoneFit,
} from './store-fit.ts'
export { lotKey } from './valued-deals.ts'
