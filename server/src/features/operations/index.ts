import type { FeatureModule } from '../../platform/feature-module.ts'
import { type OperationServices, operationRoutes } from './routes.ts'

export { type CallLog, createCallLog } from './call-log.ts'
export { type Provider, type ProviderState } from './read-health.ts'

export function operationsFeature(services: OperationServices): FeatureModule {
  return { routes: (app) => operationRoutes(app, services) }
}
