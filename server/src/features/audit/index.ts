import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { AuditServices } from './audited.ts'
import { personalReadRoutes } from './personal-read-routes.ts'
import { eraseReads, removeOldReads } from './personal-reads.ts'
import { auditRoutes } from './routes.ts'

/** Two years. */
const READS_KEPT_DAYS = 730

export function auditFeature(services: Pick<AuditServices, 'pool' | 'auditSeal'>): FeatureModule {
  return {
    routes(app) {
      auditRoutes(app, services)
      personalReadRoutes(app, services)
    },
    housekeeping: (now) => removeOldReads(services.pool, { before: daysBefore(now, READS_KEPT_DAYS) }),
    erase: eraseReads,
  }
}
