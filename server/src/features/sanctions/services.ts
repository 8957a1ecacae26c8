import type { AccountServices } from '../account/index.ts'
import type { AuditServices } from '../audit/index.ts'

/** The dependencies of the sanctions use cases. */
export type SanctionServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
