import type { AccountServices } from '../account/face.ts'
import type { AuditServices } from '../audit/face.ts'

/** What the administration of users works with. */
export type AdminServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
