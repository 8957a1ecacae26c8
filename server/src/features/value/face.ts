export { requestFit } from './fit-job.ts'
export { type FitResult, fitValues } from './fit-values.ts'
