export type { LotReport } from './read-lot-reports.ts'
