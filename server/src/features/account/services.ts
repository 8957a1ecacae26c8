import type { KeyObject } from 'node:crypto'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { Services } from '../../services.ts'
import type { AuditServices } from '../audit/index.ts'
import type { Passwords } from './passwords.ts'

export type AccountServices = Pick<
  Services,
  'pool' | 'clock' | 'log' | 'accessTokens' | 'rateLimiter' | 'storage' | 'scanFile' | 'mailer'
> & {
  passwords: Passwords
  /** Whether a development account may log in with the password that the sources name (R-ACCT-41). */
  acceptsPublishedPasswords: boolean
  refreshTokenTtlSeconds: number
  /** Hashes the network and browser that a login comes from. */
  deviceMark: KeyedHash
  /** The key for the tokens in mails. */
  oneTimeKey: KeyObject
}

/** For actions that are audited and ask for the password again. */
export type OperatorServices = AuditServices & Pick<AccountServices, 'passwords' | 'rateLimiter'>
