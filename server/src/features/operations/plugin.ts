import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { removeOldCalls } from './call-log.ts'
import { type OperationServices, operationRoutes } from './routes.ts'

export function operationsFeature(services: OperationServices & { callRetentionDays: number }): FeatureModule {
  const { pool, callRetentionDays } = services
  return {
    routes: (app) => operationRoutes(app, services),
    housekeeping: (now) => removeOldCalls(pool, { before: daysBefore(now, callRetentionDays) }),
  }
}
