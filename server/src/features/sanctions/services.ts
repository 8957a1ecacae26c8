import type { AccountServices } from '../account/index.ts'
import type { AuditServices } from '../audit/index.ts'

/** What the verbs of this area work with. */
export type SanctionServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
