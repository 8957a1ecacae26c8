import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** The same mark for the same text. */
export type KeyedHash = (text: string) => string

const CHARACTERS = 16

/**
 * A key of its own for each use, so that nothing made for one of them serves in another. `secret` is the service's own. As
 * bytes each use of it would cost six times as much.
 */
export function derivedKey(secret: string, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `lease-risk ${use}`, 32)))
}

/**
 * Marks for what there are few of, such as addresses, lots and IP addresses: a plain hash of those is found by trying all of them.
 * These nobody can make without the service's secret, and marks of different uses cannot be matched.
 */
export function createKeyedHash(secret: string, use: string): KeyedHash {
  const key = derivedKey(secret, use)
  return (text) => createHmac('sha256', key).update(text).digest('hex').slice(0, CHARACTERS)
}
