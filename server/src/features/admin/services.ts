import type { AccountServices } from '../account/index.ts'
import type { AuditServices } from '../audit/index.ts'

/** The dependencies of user administration. */
export type AdminServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
