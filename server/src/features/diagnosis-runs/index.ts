export { readOwnProgress, takeOver } from './read-status.ts'
export { DIAGNOSIS_FINISHED, removeAnyRun, removeOwnRuns } from './runs.ts'
