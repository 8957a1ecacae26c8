export { listAllDiagnoses, readAnyDiagnosis } from './all-diagnoses.ts'
export { FILL_PROCESSING_STATUS } from './fill-processing-status.ts'
export { listDiagnoses } from './list-diagnoses.ts'
export { unpackLateRecords, unpackRecords } from './packed-record.ts'
export {
  type DiagnosisReader,
  findDiagnosis,
  findLastDiagnosis,
  heldToken,
  type LastDiagnosis,
  readDiagnosis,
  type StoredDiagnosis,
} from './read-diagnosis.ts'
export { type HomeDiagnosisRecord, readHeadlines, readHomeDiagnoses, readLastDiagnosed } from './read-home-diagnoses.ts'
export { readSample } from './read-sample.ts'
export { amountProblems, readTerms } from './read-terms.ts'
export { confirmRegistry, readRegistryConfirmation } from './registry-confirmation.ts'
export { removeAnonymousDiagnoses, removeAnyDiagnosis, removeOwnDiagnoses } from './remove-diagnoses.ts'
export { scoringLogRows } from './scoring-log.ts'
export {
  createStatusTokens,
  findIssuedToken,
  findOpenedBy,
  type NewStatusToken,
  removeExpiredStatusTokens,
  removeStatusTokens,
  type StatusTokens,
  storeStatusToken,
} from './status-token.ts'
export {
  type DiagnosisRecord,
  evidenceRows,
  ownDiagnosis,
  type WrittenDiagnosis,
  writeDiagnosis,
} from './store-diagnosis.ts'
export type { BegunStep, StepTiming, StoredAnswer } from './stored-record.ts'
export { datedSample, estimateSample, type StoredSamples, storedSample } from './stored-sample.ts'
