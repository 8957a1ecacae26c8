import type { AuditServices } from '../audit/face.ts'

/** The dependencies of the moderation use cases. */
export type ModerationServices = AuditServices
