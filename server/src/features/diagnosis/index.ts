export { checkRegisterChoice } from './check-register-choice.ts'
export { checkRequest } from './check-request.ts'
export type { CreationServices } from './create-diagnosis.ts'
export { startDeadline } from './deadline.ts'
export type { Diagnose, DiagnosisServices } from './diagnose.ts'
export { factsWithoutAddress } from './facts-of.ts'
export { IdempotencyHeaders, keyedRequest } from './idempotency-key.ts'
export {
  forgetIdempotencyKeys,
  type KeyedRequest,
  oncePerKey,
  type Settle,
} from './once-per-key.ts'
export {
  determine,
  isTraded,
  readDeals,
  readRegister,
  type Subject,
} from './read-evidence.ts'
export { createModelScorer, type RiskScorer, scoreByRules } from './scoring/score-risk.ts'
export { createStepTimings, PLANNED_STEPS } from './step-timings.ts'
