export { type CollectedMonths, countCollectedMonths, countStored } from './count-stored.ts'
export { findNewestLots, findTradedLots } from './find-lots.ts'
export { findLotsOfDistricts } from './lots-of-districts.ts'
export { orderByDeals } from './order-by-deals.ts'
export {
  type DistrictEvidence,
  readAnalyzableDistricts,
  readEvidenceOfDistricts,
} from './read-district-evidence.ts'
export { type LotEvidence, readEvidenceOfLots } from './read-lot-evidence.ts'
export { readPastDeals } from './read-lot-facts.ts'
export { readPriceRanges } from './read-price-ranges.ts'
export {
  type DistrictCounts,
  type LotCounts,
  type StoredCount,
  sourceCountOf,
} from './stored-counts.ts'
