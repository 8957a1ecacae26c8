import { AppError } from '../../platform/http/errors.ts'
import type { AccountServices } from './services.ts'

const TOO_MANY = 'AUTH_429_TOO_MANY_ATTEMPTS'

/** The parties whose failures are counted. */
export type Guesser = {
  /** A user from one address, or a logged-in user; reset once the password is correct. */
  as: string
  /**
   * Everybody from this address, so that it cannot try one password on many usernames. Never reset, or one known
   * password would reset it.
   */
  address?: string
}

/**
 * Lets `check` verify a password unless the guesser has failed too often. Only failures count, so many correct logins
 * at once pass; the limits are checked again afterwards, so that many concurrent guesses cannot bypass them.
 * @throws AppError 429 `AUTH_429_TOO_MANY_ATTEMPTS`, or what `check` throws.
 */
export async function limited<T>(
  { rateLimiter }: Pick<AccountServices, 'rateLimiter'>,
  { as, address }: Guesser,
  check: () => Promise<T>,
): Promise<T> {
  const addresses = address === undefined ? [] : [address]
  const refuseGuessers = async () => {
    await rateLimiter.check('loginFailure', [as], TOO_MANY)
    await rateLimiter.check('loginFailureAddress', addresses, TOO_MANY)
  }
  await refuseGuessers()
  let result: T
  try {
    result = await check()
  } catch (error) {
    if (error instanceof AppError && error.status === 401) {
      try {
        await rateLimiter.consume('loginFailureAddress', addresses, TOO_MANY)
      } finally {
        // counts for both, even if the first limit is used up
        await rateLimiter.consume('loginFailure', [as], TOO_MANY)
      }
    }
    throw error
  }
  await refuseGuessers()
  await rateLimiter.forget('loginFailure', [as])
  return result
}
