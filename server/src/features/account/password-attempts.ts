import { AppError } from '../../platform/http/errors.ts'
import type { AccountServices } from './services.ts'

const TOO_MANY = 'AUTH_429_TOO_MANY_ATTEMPTS'

/** Whose failures count. */
export type Guesser = {
  /** A user from one address, or a user who is logged in; forgiven once the password fits. */
  as: string
  /** Everybody from this address, so that it cannot try one password on many usernames; not forgiven, or one known password would do that. */
  address?: string
}

/**
 * Lets `check` look at a password unless the guesser has failed too often. Only failures count, so many correct logins at once pass;
 * the limits are looked at again afterwards, so that many guesses at once do not get past them.
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
        // counts for both, also where the first is used up
        await rateLimiter.consume('loginFailure', [as], TOO_MANY)
      }
    }
    throw error
  }
  await refuseGuessers()
  await rateLimiter.forget('loginFailure', [as])
  return result
}
