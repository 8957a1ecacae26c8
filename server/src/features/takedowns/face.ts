export { TAKEDOWN_ENDED, TAKEDOWN_HIDDEN, TAKEDOWN_OBJECTED, TAKEDOWN_REQUESTED } from './events.ts'
export { setHiddenByModerator } from './moderate.ts'
export { type SampleTakedown, storeSampleTakedowns } from './store-sample-takedowns.ts'
export { findTakedownAnswer } from './takedowns.ts'
