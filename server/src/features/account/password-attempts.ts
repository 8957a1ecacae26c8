import type { RateLimits } from '../../platform/config/config.ts'
import { statement } from '../../platform/database/statement.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import type { AccountServices } from './services.ts'

const TOO_MANY = 'AUTH_429_TOO_MANY_ATTEMPTS'

/** The parties whose failures are counted. */
type Guesser = {
  /** A user from one address, or a logged-in user; reset once the password is correct. */
  as: string
  /**
   * Everybody from this address, so that it cannot try one password on many usernames. Never reset, or one known
   * password would reset it.
   */
  address?: string
  /**
   * One account from everywhere, so that many networks together guess no more often. Never reset, or each login of the
   * owner would give the guesser new attempts.
   */
  account?: string
}

/**
 * Lets `check` verify a password unless the guesser has failed too often. Only failures count, so many correct logins
 * at once pass; the limits are checked again afterwards, so that many concurrent guesses cannot bypass them.
 * @throws AppError 429 `AUTH_429_TOO_MANY_ATTEMPTS`, or what `check` throws.
 */
export async function limited<T>(
  { rateLimiter }: Pick<AccountServices, 'rateLimiter'>,
  guesser: Guesser,
  check: () => Promise<T>,
): Promise<T> {
  const counts = countsOf(guesser)
  const refuseGuessers = async () => {
    for (const [name, subjects] of counts) await rateLimiter.check(name, subjects, TOO_MANY)
  }
  await refuseGuessers()
  let result: T
  try {
    result = await check()
  } catch (error) {
    if (error instanceof AppError && error.status === 401) {
      // counts for all, even if the limit of one is used up
      const counted = counts.map(([name, subjects]) => rateLimiter.consume(name, subjects, TOO_MANY))
      for (const outcome of await Promise.allSettled(counted)) if (outcome.status === 'rejected') throw outcome.reason
    }
    throw error
  }
  await refuseGuessers()
  await rateLimiter.forget('loginFailure', [guesser.as])
  return result
}

function countsOf({ as, address, account }: Guesser): [name: keyof RateLimits, subjects: string[]][] {
  return [
    ['loginFailure', [as]],
    ['loginFailureAddress', address === undefined ? [] : [address]],
    ['loginFailureAccount', account === undefined ? [] : [account]],
  ]
}

const readHash = statement<{ password_hash: string }, { userId: number }>({
  name: 'read-password-hash',
  columns: { password_hash: 'text' },
  text: 'select password_hash from users where user_id = :userId',
})

/**
 * Asks a logged-in user for the password again before an action that a stolen token must not permit.
 * @throws AppError 401 `AUTH_401_INVALID_CREDENTIALS` when the password is wrong, 429 after too many failures.
 */
export async function confirmPassword(
  services: Pick<AccountServices, 'pool' | 'passwords' | 'rateLimiter'>,
  userId: number,
  password: string,
): Promise<void> {
  await limited(services, { as: `user:${userId}` }, async () => {
    const [user] = await readHash(services.pool, { userId })
    if (!(await services.passwords.verify(user?.password_hash, password))) {
      throw new AppError('AUTH_401_INVALID_CREDENTIALS', { message: message('PASSWORD_WRONG') })
    }
  })
}
