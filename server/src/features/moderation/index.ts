export { findResolutionNote, REPORT_REVIEWED, type SampleReport, storeSampleReports } from './reports.ts'
