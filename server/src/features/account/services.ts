import type { KeyObject } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { RateLimiter } from '../../platform/http/rate-limit.ts'
import type { Mailer } from '../../platform/mail.ts'
import type { ScanFile } from '../../platform/malware-scanner.ts'
import type { AccessTokens } from '../../platform/secrets/access-token.ts'
import type { KeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { FileStorage } from '../../platform/storage.ts'
import type { Passwords } from './passwords.ts'

/** The dependencies of this feature's use cases. */
export type AccountServices = {
  pool: Pool
  clock: Clock
  accessTokens: AccessTokens
  passwords: Passwords
  rateLimiter: Pick<RateLimiter, 'check' | 'consume' | 'forget'>
  storage: FileStorage
  scanFile: ScanFile
  /** Whether a development account may log in with the password that the sources name (R-ACCT-41). */
  acceptsPublishedPasswords: boolean
  refreshTokenTtlSeconds: number
  /** Hashes the network and browser that a login comes from. */
  deviceMark: KeyedHash
  /** `null`: no mail server is configured. */
  mailer: Mailer | null
  /** The key for the tokens in mails. */
  oneTimeKey: KeyObject
  log: Pick<Logger, 'warn'>
}
