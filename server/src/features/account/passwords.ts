import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { AppError } from '../../platform/http/errors.ts'

export type Passwords = {
  /** Argon2id with its own salt, in PHC form. @throws AppError 503 when too many wait already; so does `verify`. */
  hash(password: string): Promise<string>
  /**
   * Whether the password matches. `undefined` (no such user) never matches, yet costs one verification like any other,
   * so that the time of a login does not reveal which usernames exist.
   */
  verify(hashed: string | undefined, password: string): Promise<boolean>
  isBreached: IsBreached
}

/** OWASP's recommendation for Argon2id, which is the library's default algorithm: 19 MiB, 2 passes, 1 lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Half of Node's worker threads: signatures, files and new database connections need the rest, however many people log
 * in at once.
 */
const MAX_AT_ONCE = 2

/** About two seconds of work. */
const DEFAULT_WAITING = 100

/**
 * `waiting`: how many passwords may wait for their turn. `breachedList`: the path of the list of breached passwords, if
 * there is one. `verifyHash` is a parameter so that verifications can be counted.
 */
export async function createPasswords({
  waiting = DEFAULT_WAITING,
  breachedList,
  verifyHash = verify,
}: {
  waiting?: number
  breachedList?: string | undefined
  verifyHash?: typeof verify
} = {}): Promise<Passwords> {
  const limited = createConcurrencyLimit({ atOnce: MAX_AT_ONCE, waiting })
  const nobodys = await hash(randomBytes(32).toString('base64'), PARAMETERS)
  return {
    hash: (password) => limited(() => hash(composed(password), PARAMETERS)),
    async verify(hashed, password) {
      const fits = await limited(() => verifyHash(hashed ?? nobodys, composed(password)))
      return fits && hashed !== undefined
    },
    isBreached: createBreachedPasswords(breachedList),
  }
}

/** Normalises the different encodings that keyboards produce for the same letters. */
function composed(password: string): string {
  return password.normalize('NFC')
}

/** Whether a password is known from a breach. @throws AppError 503 when the list cannot be read. */
type IsBreached = (password: string) => Promise<boolean>

/** A SHA-1 digest in hexadecimal. */
const HASH = /^[\dA-F]{40}/
/** A hash, a colon, a count of up to ten digits and the end of the line. */
const MOST_LINE_BYTES = 64
/** The search stops halving at this size and reads the rest at once. */
const BLOCK_BYTES = 4_096

/**
 * R-ACCT-39. `path`: a list of breached passwords, one line each with the SHA-1 of the password in upper case, a colon
 * and a count, ordered by hash, as Have I Been Pwned publishes it (https://haveibeenpwned.com/Passwords). The list may
 * be larger than the memory: some thirty reads find a line. No part of a password leaves this machine. `undefined`: no
 * list.
 */
export function createBreachedPasswords(path: string | undefined): IsBreached {
  if (path === undefined) return async () => false
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase()
    try {
      return await isListed(path, hash)
    } catch (cause) {
      throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '30' }, cause })
    }
  }
}

/** The first hash of a list. @throws Error when the file cannot be read or is not such a list. */
export async function firstOfList(path: string): Promise<string> {
  await using file = await open(path)
  return hashOf(await textAt(file, 0, MOST_LINE_BYTES))
}

/** Binary search over lines: halves the range until it fits into one block. */
async function isListed(path: string, wanted: string): Promise<boolean> {
  await using file = await open(path)
  // the line, if it exists, begins at `from` or after it, and before `to`
  let [from, to] = [0, (await file.stat()).size]
  while (to - from > BLOCK_BYTES) {
    const middle = from + Math.floor((to - from) / 2)
    const text = await textAt(file, middle, 2 * MOST_LINE_BYTES)
    const next = text.indexOf('\n') + 1
    if (next === 0 || hashOf(text.slice(next)) > wanted) to = middle + 1
    else from = middle + next
  }
  const lines = (await textAt(file, from, to - from + MOST_LINE_BYTES)).split('\n')
  hashOf(lines[0] ?? '')
  return lines.some((line) => line.startsWith(wanted))
}

function hashOf(line: string): string {
  const [hash] = HASH.exec(line) ?? []
  if (hash === undefined) throw new Error('a line of the list of passwords from breaches has no SHA-1')
  return hash
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position })
  return buffer.toString('latin1', 0, bytesRead)
}
