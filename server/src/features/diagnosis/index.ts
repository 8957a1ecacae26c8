import type { FeatureModule } from '../../platform/feature-module.ts'
import type { DiagnosisServices } from './diagnose.ts'
import { removeExpiredIdempotencyKeys } from './once-per-key.ts'
import { diagnosisRoutes } from './routes.ts'

export { checkRegisterChoice } from './check-register-choice.ts'
export { checkRequest } from './check-request.ts'
export { startDeadline } from './deadline.ts'
export { type DiagnosisServices, diagnose } from './diagnose.ts'
export {
  COMPARED_MONTHS,
  determine,
  isTraded,
  readRegister,
  readTransactions,
  type Subject,
} from './gather-facts.ts'
export { IdempotencyHeaders, keyedRequest } from './idempotency-key.ts'
export { type KeyedRequest, oncePerKey, type Settle } from './once-per-key.ts'
export { createModelScorer, type RiskScorer, scoreByRules } from './scoring/score-risk.ts'
export { createStepTimings, type StepTiming } from './step-timings.ts'

export function diagnosisFeature(services: DiagnosisServices): FeatureModule {
  return {
    routes: (app) => diagnosisRoutes(app, services),
    housekeeping: (now) => removeExpiredIdempotencyKeys(services.pool, now),
  }
}
