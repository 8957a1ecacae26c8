import type { AuditServices } from '../audit/index.ts'

/** The dependencies of the moderation use cases. */
export type ModerationServices = AuditServices
