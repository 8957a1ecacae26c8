export type { DiagnosisServices } from './diagnose.ts'
export { listAllDiagnoses, readAnyDiagnosis } from './record/all-diagnoses.ts'
export { basisOf } from './record/kept-record.ts'
export { type StoredAnswer, unpackRecord } from './record/packed-record.ts'
export {
  type DiagnosedFacts,
  type FactsReader,
  type OwnRequest,
  readFacts,
  readOwnDiagnosis,
  readOwnRequest,
  readReadableDiagnosis,
  readWrittenDiagnosis,
} from './record/read-diagnosis.ts'
export {
  type HomeDiagnosisRecord,
  readHeadlines,
  readHomeDiagnoses,
  readLastDiagnosed,
} from './record/read-home-diagnoses.ts'
export { amountProblems } from './record/read-terms.ts'
export { confirmRegistry, readRegistryConfirmation } from './record/registry-confirmation.ts'
export { removeAnonymousDiagnoses } from './record/remove-diagnoses.ts'
export { createStatusTokens, hashStatusToken } from './record/status-token.ts'
export { buildSections } from './report/build-sections.ts'
export { takeOver } from './runs/read-status.ts'
export { DIAGNOSIS_FINISHED } from './runs/runs.ts'
export { createModelScorer, type RiskScorer, scoreByRules } from './scoring/score-risk.ts'
