import type { AuditServices } from '../audit/index.ts'

/** What the verbs of this area work with. */
export type ModerationServices = AuditServices
