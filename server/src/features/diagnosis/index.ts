export { amountProblems } from './check-request.ts'
export type { DiagnosisServices } from './diagnose.ts'
export { listAllDiagnoses, readAnyDiagnosis } from './record/all-diagnoses.ts'
export {
  type DiagnosisReader,
  findDiagnosis,
  heldToken,
  readDiagnosis,
  type StoredDiagnosis,
} from './record/read-diagnosis.ts'
export {
  type HomeDiagnosisRecord,
  readHeadlines,
  readHomeDiagnoses,
  readLastDiagnosed,
} from './record/read-home-diagnoses.ts'
export { confirmRegistry, readRegistryConfirmation } from './record/registry-confirmation.ts'
export { removeAnonymousDiagnoses } from './record/remove-diagnoses.ts'
export { createStatusTokens } from './record/status-token.ts'
export type { StoredAnswer } from './record/stored-record.ts'
export { buildSections } from './report/build-sections.ts'
export { takeOver } from './runs/read-status.ts'
export { DIAGNOSIS_FINISHED } from './runs/runs.ts'
export { createModelScorer, type RiskScorer, scoreByRules } from './scoring/score-risk.ts'
