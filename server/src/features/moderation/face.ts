export { REPORT_REVIEWED } from './events.ts'
export { findResolutionNote } from './reports.ts'
export { type SampleReport, storeSampleReports } from './store-sample-reports.ts'
