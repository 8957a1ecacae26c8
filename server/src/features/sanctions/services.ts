import type { AccountServices } from '../account/face.ts'
import type { AuditServices } from '../audit/face.ts'

/** The dependencies of the sanctions use cases. */
export type SanctionServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
