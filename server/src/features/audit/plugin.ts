import { keptSince } from '../../domain/privacy/retention.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { type PersonalData, personalTable } from '../../platform/personal-data.ts'
import type { Services } from '../../services.ts'
import type { AuditServices } from './audited.ts'
import { eraseReads, removeOldReads } from './personal-reads.ts'
import { auditRoutes, personalReadRoutes, securityEventRoutes } from './routes.ts'
import { createSecurityEvents, removeOldSecurityEvents, watchRequests } from './security-events.ts'
import { verifyAuditJob } from './verify-chain.ts'

/** Reads by operators, and the logins and refusals of the user. */
const PERSONAL_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'personal_reads',
      columns: 'action, target_type, target_id, role_name, purpose, reason, occurred_at',
      of: 'user_id = :userId',
      key: 'read_id::text',
    }),
    personalTable({
      table: 'security_events',
      columns: 'minute, kind, operation, count',
      of: 'user_id = :userId',
      key: 'event_id::text',
    }),
  ],
}

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
      await removeOldReads(pool, { before: keptSince('PERSONAL_READS', now) })
      await removeOldSecurityEvents(pool, { before: keptSince('SECURITY_EVENTS', now) })
    },
    erase: eraseReads,
    personalData: PERSONAL_DATA,
  }
}
