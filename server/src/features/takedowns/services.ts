import type { AuditServices } from '../audit/face.ts'

/** What the verbs of this area work with. */
export type TakedownServices = AuditServices
