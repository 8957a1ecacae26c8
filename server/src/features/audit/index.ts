import type { FeatureModule } from '../../platform/feature-module.ts'
import type { AuditServices } from './audited.ts'
import { auditRoutes } from './routes.ts'

export function auditFeature(services: Pick<AuditServices, 'pool' | 'auditSeal'>): FeatureModule {
  return { routes: (app) => auditRoutes(app, services) }
}
