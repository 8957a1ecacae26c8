export { setHiddenByModerator } from './decide-takedown.ts'
export { type SampleTakedown, storeSampleTakedowns } from './request-takedown.ts'
export {
  findTakedownAnswer,
  TAKEDOWN_ENDED,
  TAKEDOWN_HIDDEN,
  TAKEDOWN_OBJECTED,
  TAKEDOWN_REQUESTED,
} from './takedowns.ts'
