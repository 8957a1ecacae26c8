import { createHash, createHmac, hkdfSync, randomUUID } from 'node:crypto'

/** Makes the tokens that show a diagnosis to whoever holds them. */
export type StatusTokens = {
  /** A token that nobody has had yet. */
  issue(now: Date): NewStatusToken
  /** The token that was issued with this nonce. */
  of(nonce: string): string
}

/** What is stored of a token instead of itself, and until when it shows its diagnosis. */
export type StoredToken = { hash: Buffer; nonce: string; expiresAt: Date }
export type NewStatusToken = StoredToken & { token: string }

const KEPT_MS = 7 * 24 * 60 * 60_000

/**
 * Derived from the service's secret instead of drawn by lot, so that a repeated request gets the same token again
 * although only its hash is stored. The nonce is drawn by lot: without the secret, or without the row, there is no token.
 */
export function createStatusTokens(secret: string): StatusTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lease-risk diagnosis status token', 32))
  const of = (nonce: string) => createHmac('sha256', key).update(nonce).digest('base64url')
  return {
    of,
    issue(now) {
      const nonce = randomUUID()
      const token = of(nonce)
      return { token, hash: hashStatusToken(token), nonce, expiresAt: new Date(now.getTime() + KEPT_MS) }
    },
  }
}

/** What is stored of a token. */
export function hashStatusToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
