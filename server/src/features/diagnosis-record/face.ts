export { listAllDiagnoses, readAnyDiagnosis } from './all-diagnoses.ts'
export type { DiagnosisReader } from './diagnosis-reader.ts'
export { FILL_PROCESSING_STATUS } from './fill-processing-status.ts'
export { basisOf, type RecordedBasis } from './kept-record.ts'
export { findLastDiagnosis, type LastDiagnosis } from './last-diagnosis.ts'
export { listDiagnoses } from './list-diagnoses.ts'
export { ownDiagnosis } from './own-diagnosis.ts'
export { unpackRecord } from './packed-record.ts'
export { type DiagnosedFacts, type FactsReader, readFacts } from './read-facts.ts'
export { readHeadlines } from './read-headlines.ts'
export { type HomeDiagnosisRecord, readHomeDiagnoses } from './read-home-diagnoses.ts'
export { readLastDiagnosed } from './read-last-diagnosed.ts'
export { type MadeDiagnosis, readMadeDiagnosis } from './read-made-diagnosis.ts'
export { readOwnDiagnosis } from './read-own-diagnosis.ts'
export { type OwnRequest, readOwnRequest } from './read-own-request.ts'
export { readReadableDiagnosis } from './read-readable-diagnosis.ts'
export { readSample } from './read-sample.ts'
export { amountProblems, readTerms } from './read-terms.ts'
export { readWrittenDiagnosis } from './read-written-diagnosis.ts'
export { confirmRegistry, readRegistryConfirmation } from './registry-confirmation.ts'
export { removeAnonymousDiagnoses, removeAnyDiagnosis, removeOwnDiagnoses } from './remove-diagnoses.ts'
export { scoringLogRows } from './scoring-log.ts'
export { createStatusTokens, hashStatusToken, type NewStatusToken, type StatusTokens } from './status-token.ts'
export type { BegunStep, StepTiming } from './step-timing.ts'
export { type DiagnosisRecord, evidenceRows, type WrittenDiagnosis, writeDiagnosis } from './store-diagnosis.ts'
export type { StoredAnswer } from './stored-answer.ts'
export { datedSample, estimateSample, type StoredSamples, storedSample } from './stored-sample.ts'
export {
  findIssuedToken,
  findOpenedBy,
  removeExpiredStatusTokens,
  removeStatusTokens,
  storeStatusToken,
} from './stored-token.ts'
