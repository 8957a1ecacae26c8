export { findAppealAnswer } from './appeals.ts'
export { punishAuthor, rememberRejectedReport } from './apply-sanctions.ts'
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
} from './events.ts'
export { isModerator, requireAllowed } from './require-allowed.ts'
export { findReportBlocks } from './sanctions.ts'
export { type SampleSanction, storeSampleSanctions } from './store-sample-sanctions.ts'
