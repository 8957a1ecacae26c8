import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { daysBefore } from '../../domain/calendar.ts'
import type { Clock } from '../../platform/clock.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import type { AuditSeal } from './audit-seal.ts'
import { eraseReads, removeOldReads } from './personal-reads.ts'
import { auditRoutes, personalReadRoutes, securityEventRoutes } from './routes.ts'
import { createSecurityEvents, removeOldSecurityEvents, watchRequests } from './security-events.ts'
import { verifyAuditJob } from './verify-chain.ts'

/** Two years. */
const READS_KEPT_DAYS = 730
const SECURITY_EVENTS_KEPT_DAYS = 30

type Services = { pool: Pool; clock: Clock; auditSeal: AuditSeal; log: Pick<Logger, 'warn' | 'error'> }

export function auditFeature(services: Services): FeatureModule {
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
