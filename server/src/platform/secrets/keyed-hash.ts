import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** Returns the same hash for the same text. */
export type KeyedHash = (text: string) => string

const CHARACTERS = 16

/**
 * Derives a separate key for each use, so that nothing made for one use is valid in another. `secret` is the service's
 * own. A key held as bytes would make each operation six times as expensive.
 */
export function derivedKey(secret: string, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `lease-risk ${use}`, 32)))
}

/**
 * Hashes values from small sets, such as addresses, lots and IP addresses, whose plain hashes could be reversed by trying all
 * values. Without the service's secret nobody can compute these, and hashes of different uses cannot be matched.
 */
export function createKeyedHash(secret: string, use: string): KeyedHash {
  const key = derivedKey(secret, use)
  return (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, CHARACTERS)
}
