import { createHash, createHmac, type KeyObject, randomUUID } from 'node:crypto'
import { DAY_MS } from '../../domain/calendar.ts'
import { STATUS_TOKEN_DAYS } from '../../platform/config-schema.ts'
import { derivedKey } from '../../platform/keyed-hash.ts'

/** Makes the tokens that show a diagnosis to whoever holds them. */
export type StatusTokens = {
  /** A token that nobody has had yet. */
  issue(now: Date): NewStatusToken
  /** The token that this is stored of. */
  of(stored: Pick<StoredToken, 'hash' | 'nonce'>): string
}

/** What is stored of a token instead of itself, and until when it shows its diagnosis. */
export type StoredToken = { hash: Buffer; nonce: string; expiresAt: Date }
export type NewStatusToken = StoredToken & { token: string }

const USE = 'diagnosis status token'
const KEPT_MS = STATUS_TOKEN_DAYS * DAY_MS

/**
 * Derived from the service's secret instead of drawn by lot, so that a repeated request gets the same token again
 * although only its hash is stored. The nonce is drawn by lot: without the secret, or without the row, there is no token.
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

/** What is stored of a token. */
export function hashStatusToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
