import { statement } from '../../platform/database/statement.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { limited } from './password-attempts.ts'
import type { AccountServices } from './services.ts'

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
