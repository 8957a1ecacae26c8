import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { removeOldCalls } from './call-log.ts'
import { type OperationServices, operationRoutes } from './routes.ts'

export { type CallLog, createCallLog } from './call-log.ts'
export { createIllnessTeller, PROVIDER_ILL } from './provider-ill.ts'
export { type Provider, type ProviderState } from './read-health.ts'

export function operationsFeature(services: OperationServices & { callRetentionDays: number }): FeatureModule {
  const { pool, callRetentionDays } = services
  return {
    routes: (app) => operationRoutes(app, services),
    housekeeping: (now) => removeOldCalls(pool, { before: daysBefore(now, callRetentionDays) }),
  }
}
