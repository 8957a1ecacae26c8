import type { AccountServices } from '../account/face.ts'
import type { AuditServices } from '../audit/face.ts'

/** What the verbs of this area work with. */
export type SanctionServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
