export type { DealGroup, HeldGroup, PlacedDeal } from './deal-group.ts'
export { type DealStaging, withDealStaging } from './deal-staging.ts'
export type { MergeResult } from './merge-deals.ts'
export { mergeGroups } from './merge-held-deals.ts'
export { type CollectedMonth, mergeMonth } from './merge-month.ts'
export {
  countNewDeals,
  type HomeNews,
  type NewDealGroup,
  takeNewDeals,
  type WatchedHome,
} from './new-deals.ts'
export type { PastLease, PastLeases } from './past-leases.ts'
export type { DealEvidence } from './read-deals.ts'
export { TRANSACTION_SOURCE } from './sources.ts'
