export { requestFit } from './fit-job.ts'
export { type FitResult, fitValues, isFitted } from './fit-values.ts'
export { type KnownAccuracy, readKnownAccuracy } from './known-accuracy.ts'
