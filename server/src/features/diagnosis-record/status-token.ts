import { createHash, createHmac, hkdfSync } from 'node:crypto'

/** Makes the tokens that show an asynchronous diagnosis to whoever holds them. */
export type StatusTokens = { of(diagnosisId: number, nonce: string): string }

/**
 * Derived from the service's secret instead of drawn by lot, so that a repeated request gets the same token again
 * although only its hash is stored. The nonce is drawn by lot: without the secret, or without the row, there is no token.
 */
export function createStatusTokens(secret: string): StatusTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lease-risk diagnosis status token', 32))
  return {
    of: (diagnosisId, nonce) => createHmac('sha256', key).update(`${diagnosisId} ${nonce}`).digest('base64url'),
  }
}

/** What is stored of a token. */
export function hashStatusToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
