import { eventType } from '../../platform/outbox/events.ts'

/** `restrictionUntil`: ISO 8601, the end as it stood when this happened. */
export type SanctionPayload = { sanctionId: number; userId: number; level: string; restrictionUntil: string }

export const SANCTION_APPLIED = eventType<SanctionPayload>('SANCTION_APPLIED')
export const SANCTION_RELEASED = eventType<SanctionPayload>('SANCTION_RELEASED')
export const SANCTION_EXTENDED = eventType<SanctionPayload>('SANCTION_EXTENDED')
export const SANCTION_EXPIRED = eventType<SanctionPayload>('SANCTION_EXPIRED')
/** The user may not report for a while: too many reports were rejected. */
export const REPORT_RESTRICTED = eventType<SanctionPayload>('REPORT_RESTRICTED')
/** For the operators: a sanction that needs attention. */
export const HIGH_LEVEL_SANCTION = eventType<SanctionPayload>('HIGH_LEVEL_SANCTION')
/** For the operators: a user who repeatedly reports without reason. */
export const FALSE_REPORTER = eventType<SanctionPayload>('FALSE_REPORTER')

/** `outcome`: `null` when the appeal has just been made. */
export type AppealPayload = SanctionPayload & { appealId: number; outcome: string | null }

/** For the operators: a user appeals against a sanction. */
export const SANCTION_APPEALED = eventType<AppealPayload>('SANCTION_APPEALED')
export const APPEAL_DECIDED = eventType<AppealPayload>('APPEAL_DECIDED')
