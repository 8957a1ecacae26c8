export { findNewestLots, findTradedLots } from './find-lots.ts'
export { findLotsOfDistricts } from './lots-of-districts.ts'
export { orderByDeals, sharedDigits } from './order-by-deals.ts'
export { readPastDeals } from './read-lot-facts.ts'
export { readPriceRanges } from './read-price-ranges.ts'
export {
  type CollectedMonths,
  countCollectedMonths,
  countStored,
  type DistrictCounts,
  type DistrictEvidence,
  type LotCounts,
  type LotEvidence,
  readAnalyzableDistricts,
  readEvidenceOfDistricts,
  readEvidenceOfLots,
  type StoredCount,
  sourceCountOf,
} from './stored-counts.ts'
