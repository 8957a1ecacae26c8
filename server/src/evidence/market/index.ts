export { indicatorName, type LeaseReference } from './read-lease-reference.ts'
export type { LeaseShare } from './read-lease-shares.ts'
export type { MarketSignalEvidence, MarketStatistic } from './read-market-signal.ts'
export {
  type MonthlyStatistic,
  STATISTIC_KINDS,
  type StatisticKind,
} from './read-monthly-statistics.ts'
export type { UsualLease, UsualLeaseOfSize } from './usual-leases.ts'
