export { readOwnProgress } from './read-status.ts'
export { asynchronousRoutes } from './routes.ts'
export { diagnosisJob } from './run-diagnosis.ts'
export { removeExpiredRuns, removeOwnRuns } from './runs.ts'
