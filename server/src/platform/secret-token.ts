import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits; whoever has them sees what they open. */
export function newSecretToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token. */
export function hashSecretToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
