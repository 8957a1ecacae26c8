import type { AuditServices } from '../audit/index.ts'

/** The dependencies of the takedown use cases. */
export type TakedownServices = AuditServices
