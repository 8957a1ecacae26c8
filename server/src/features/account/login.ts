import type { LoginRequest } from '@lease-risk/contract/account'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { beginSessionFrom } from './begin-session-from.ts'
import { isPublished } from './dev-accounts.ts'
import type { Origin } from './known-devices.ts'
import { limited } from './password-attempts.ts'
import { isOfDevelopment } from './published-passwords.ts'
import type { AccountServices } from './services.ts'
import { type Session, TOKEN_OWNER, TOKEN_OWNER_COLUMNS, type TokenOwner } from './sessions.ts'

const findByUsername = statement<TokenOwner & { password_hash: string; enabled: boolean }, { username: string }>({
  name: 'find-user-for-login',
  columns: { ...TOKEN_OWNER_COLUMNS, password_hash: 'text', enabled: 'bool' },
  text: `select ${TOKEN_OWNER}, password_hash, enabled
   from users join user_permissions using (user_id)
   where lower(username) = lower(:username) and deleted_at is null`,
})

/**
 * Reply and work are the same for an unknown username, a wrong password and a withdrawn user.
 * Failures count per username and address, so that nobody locks out somebody else behind a shared address. Failures
 * over all usernames of an address count towards a higher limit.
 * The user is notified of a login from a new device (R-ACCT-21).
 * @throws AppError 401 when username and password do not match, 429 after too many failures, 503 when too many logins
 * wait already.
 */
export async function login(services: AccountServices, given: LoginRequest, origin: Origin): Promise<Session> {
  const guesser = { as: `${given.username.toLowerCase()} from ${origin.network}`, address: origin.network }
  const user = await limited(services, guesser, async () => {
    const [found] = await findByUsername(services.pool, given)
    const fits = await services.passwords.verify(found?.password_hash, given.password)
    if (!fits || !found?.enabled || isClosed(services, given)) throw new AppError('AUTH_401_INVALID_CREDENTIALS')
    return found
  })
  return inTransaction(services.pool, (client) => beginSessionFrom(services, client, user, origin))
}

/** R-ACCT-41: also where another instance has created development accounts since this one started. */
function isClosed({ acceptsPublishedPasswords }: AccountServices, { username, password }: LoginRequest): boolean {
  return !acceptsPublishedPasswords && isOfDevelopment(username) && isPublished(password)
}
