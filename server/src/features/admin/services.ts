import type { AccountServices } from '../account/index.ts'
import type { AuditServices } from '../audit/index.ts'

/** What the administration of users works with. */
export type AdminServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
