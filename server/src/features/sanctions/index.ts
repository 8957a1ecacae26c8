export { findAppealAnswer } from './appeals.ts'
export { punishAuthor, rememberRejectedReport, type SampleSanction, storeSampleSanctions } from './apply-sanctions.ts'
export {
  APPEAL_DECIDED,
  FALSE_REPORTER,
  HIGH_LEVEL_SANCTION,
  REPORT_RESTRICTED,
  SANCTION_APPEALED,
  SANCTION_APPLIED,
  SANCTION_EXPIRED,
  SANCTION_EXTENDED,
  SANCTION_RELEASED,
  type SanctionPayload,
} from './record-sanction-event.ts'
export { findReportBlocks, isModerator, requireAllowed } from './sanctions.ts'
