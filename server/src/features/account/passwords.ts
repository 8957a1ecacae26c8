import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../../platform/http/turns.ts'
import { createBreachedPasswords, type IsBreached } from './breached-passwords.ts'

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
  const inTurn = createTurns({ atOnce: MAX_AT_ONCE, waiting })
  const nobodys = await hash(randomBytes(32).toString('base64'), PARAMETERS)
  return {
    hash: (password) => inTurn(() => hash(composed(password), PARAMETERS)),
    async verify(hashed, password) {
      const fits = await inTurn(() => verifyHash(hashed ?? nobodys, composed(password)))
      return fits && hashed !== undefined
    },
    isBreached: createBreachedPasswords(breachedList),
  }
}

/** Normalises the different encodings that keyboards produce for the same letters. */
function composed(password: string): string {
  return password.normalize('NFC')
}
