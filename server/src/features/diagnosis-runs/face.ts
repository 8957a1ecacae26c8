export { DIAGNOSIS_FINISHED } from './diagnosis-finished.ts'
export { readOwnProgress } from './read-status.ts'
export { removeAnyRun, removeOwnRuns } from './runs.ts'
export { takeOver } from './take-over-diagnosis.ts'
