import type { AccountServices } from '../account/face.ts'
import type { AuditServices } from '../audit/face.ts'

/** The dependencies of user administration. */
export type AdminServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
