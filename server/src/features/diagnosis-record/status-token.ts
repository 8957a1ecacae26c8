import { createHash, createHmac, type KeyObject, randomUUID } from 'node:crypto'
import { DAY_MS } from '../../domain/calendar.ts'
import { STATUS_TOKEN_DAYS } from '../../platform/config/config-schema.ts'
import { derivedKey } from '../../platform/secrets/keyed-hash.ts'

/** Creates the tokens that grant their holders access to a diagnosis. */
export type StatusTokens = {
  /** Issues a new token. */
  issue(now: Date): NewStatusToken
  /** The token from which these stored values were made. */
  of(stored: Pick<StoredToken, 'hash' | 'nonce'>): string
}

/** The values stored in place of a token, and when its access expires. */
export type StoredToken = { hash: Buffer; nonce: string; expiresAt: Date }
export type NewStatusToken = StoredToken & { token: string }

const USE = 'diagnosis status token'
const KEPT_MS = STATUS_TOKEN_DAYS * DAY_MS

/**
 * Derived from the service's secret instead of generated at random, so that a repeated request gets the same token
 * again although only its hash is stored. The nonce is random: the token cannot be derived without both the secret and
 * the row.
 */
export function createStatusTokens(secret: string, previousSecret?: string): StatusTokens {
  const key = derivedKey(secret, USE)
  const previousKey = previousSecret === undefined ? undefined : derivedKey(previousSecret, USE)
  return {
    of({ hash, nonce }) {
      const token = tokenOf(key, nonce)
      return previousKey === undefined || hashStatusToken(token).equals(hash) ? token : tokenOf(previousKey, nonce)
    },
    issue(now) {
      const nonce = randomUUID()
      const token = tokenOf(key, nonce)
      return { token, hash: hashStatusToken(token), nonce, expiresAt: new Date(now.getTime() + KEPT_MS) }
    },
  }
}

function tokenOf(key: KeyObject, nonce: string): string {
  return createHmac('sha256', key).update(nonce).digest('base64url')
}

/** The stored hash of a token. */
export function hashStatusToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
