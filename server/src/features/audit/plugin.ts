import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { Services } from '../../services.ts'
import type { AuditServices } from './audited.ts'
import { eraseReads, removeOldReads } from './personal-reads.ts'
import { auditRoutes, personalReadRoutes, securityEventRoutes } from './routes.ts'
import { createSecurityEvents, removeOldSecurityEvents, watchRequests } from './security-events.ts'
import { verifyAuditJob } from './verify-chain.ts'

/** Two years. */
const READS_KEPT_DAYS = 730
const SECURITY_EVENTS_KEPT_DAYS = 30

export function auditFeature(services: AuditServices & Pick<Services, 'log'>): FeatureModule {
  const { pool } = services
  return {
    routes(app) {
      const events = createSecurityEvents(services)
      watchRequests(app, { ...services, events })
      auditRoutes(app, services)
      personalReadRoutes(app, services)
      securityEventRoutes(app, { pool, events })
    },
    jobs: [verifyAuditJob(services)],
    async housekeeping(now) {
      await removeOldReads(pool, { before: daysBefore(now, READS_KEPT_DAYS) })
      await removeOldSecurityEvents(pool, { before: daysBefore(now, SECURITY_EVENTS_KEPT_DAYS) })
    },
    erase: eraseReads,
  }
}
