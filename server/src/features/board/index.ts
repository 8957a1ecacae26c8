export { COMMENT_CREATED, CONTENT_HIDDEN, CONTENT_RESTORED, REPLY_CREATED } from './posts/events.ts'
export { findListedPost, type ListedPost, listedPosts } from './posts/find-posts.ts'
export { searchPosts } from './posts/read-post.ts'
export { storeSampleBoard } from './posts/store-sample-board.ts'
export { findResolutionNote, REPORT_REVIEWED, type SampleReport, storeSampleReports } from './reports/reports.ts'
export { findAppealAnswer } from './sanctions/appeals.ts'
export { type SampleSanction, storeSampleSanctions } from './sanctions/apply-sanctions.ts'
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
} from './sanctions/sanction-events.ts'
export { type SampleTakedown, storeSampleTakedowns } from './takedowns/request-takedown.ts'
export {
  findTakedownAnswer,
  TAKEDOWN_ENDED,
  TAKEDOWN_HIDDEN,
  TAKEDOWN_OBJECTED,
  TAKEDOWN_REQUESTED,
} from './takedowns/takedowns.ts'
