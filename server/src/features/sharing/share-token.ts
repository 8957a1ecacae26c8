import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** 256 random bits; whoever has it sees what it opens. */
export function newShareToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is stored of a token. */
export function hashShareToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
