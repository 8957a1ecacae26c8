import type { AuditServices } from '../audit/face.ts'

/** The dependencies of the takedown use cases. */
export type TakedownServices = AuditServices
