export { requestFit } from './fit-job.ts'
export { type FitResult, fitValues, isFitted } from './fit-values.ts'
