import { AppError } from '../../platform/http/errors.ts'
import type { AccountServices } from './services.ts'

const LIMIT = 'loginFailure'
const TOO_MANY = 'AUTH_429_TOO_MANY_ATTEMPTS'

/**
 * Lets `check` look at a password unless the subject has failed too often. Only failures count, so many correct logins at once pass;
 * the limit is looked at again afterwards, so that many guesses at once do not get past it.
 * @throws AppError 429 `AUTH_429_TOO_MANY_ATTEMPTS`, or what `check` throws.
 */
export async function limited<T>(
  { rateLimiter }: Pick<AccountServices, 'rateLimiter'>,
  subject: string,
  check: () => Promise<T>,
): Promise<T> {
  await rateLimiter.check(LIMIT, [subject], TOO_MANY)
  let result: T
  try {
    result = await check()
  } catch (error) {
    if (error instanceof AppError && error.status === 401) await rateLimiter.consume(LIMIT, [subject], TOO_MANY)
    throw error
  }
  await rateLimiter.check(LIMIT, [subject], TOO_MANY)
  await rateLimiter.forget(LIMIT, [subject])
  return result
}
