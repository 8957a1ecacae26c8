import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text so that a reader of the database can neither read it nor move it to another row: it opens only for the same
 * `owner`. Nonces are random, which is safe for far more texts than there are (NIST SP 800-38D: 2³²).
 */
export function sealText(key: KeyObject, owner: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Returns null if the text was sealed with another key or owner, or was changed. */
export function unsealText(key: KeyObject, owner: string, given: Buffer): string | null {
  if (given.length < NONCE_BYTES + TAG_BYTES) return null
  const [nonce, rest] = [given.subarray(0, NONCE_BYTES), given.subarray(NONCE_BYTES)]
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(owner))
    .setAuthTag(rest.subarray(0, TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
