export { listAllDiagnoses, readAnyDiagnosis } from './all-diagnoses.ts'
export type { DiagnosisReader } from './diagnosis-reader.ts'
export { findLastDiagnosis, type LastDiagnosis } from './last-diagnosis.ts'
export { listDiagnoses } from './list-diagnoses.ts'
export { ownDiagnosis } from './own-diagnosis.ts'
export { type DiagnosedFacts, type FactsReader, readFacts } from './read-facts.ts'
export { type MadeDiagnosis, readMadeDiagnosis } from './read-made-diagnosis.ts'
export { readOwnDiagnosis } from './read-own-diagnosis.ts'
export { readSample } from './read-sample.ts'
export { confirmRegistry, readRegistryConfirmation } from './registry-confirmation.ts'
export { removeOwnDiagnoses } from './remove-own-diagnoses.ts'
export { scoringLogRows } from './scoring-log.ts'
export { createStatusTokens, hashStatusToken, type NewStatusToken, type StatusTokens } from './status-token.ts'
export { evidenceRows, readWrittenDiagnosis, writeDiagnosis } from './store-diagnosis.ts'
export { type StoredSample, type StoredSamples, storedSample } from './stored-sample.ts'
export {
  findIssuedToken,
  findOpenedBy,
  removeExpiredStatusTokens,
  removeStatusTokens,
  storeStatusToken,
} from './stored-token.ts'
