import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Returns 256 random bits; the token alone grants access to what it opens. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Returns the hash that is stored in place of a token. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
