import type { LoginRequest } from '@lease-risk/contract/account'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { notify } from '../notifications/index.ts'
import { isPublished } from './dev-accounts.ts'
import { deviceMarks, noteDevice, type Origin } from './devices.ts'
import { notifyOwner } from './email/mail-of-change.ts'
import { limited } from './password-attempts.ts'
import { isOfDevelopment } from './published-passwords.ts'
import type { AccountServices } from './services.ts'
import { beginSession, hashOf, type Session, TOKEN_OWNER, TOKEN_OWNER_COLUMNS, type TokenOwner } from './sessions.ts'

type Found = TokenOwner & { password_hash: string; enabled: boolean; knows_device: boolean }

const findByUsername = statement<Found, { username: string; marks: string[] }>({
  name: 'find-user-for-login',
  columns: { ...TOKEN_OWNER_COLUMNS, password_hash: 'text', enabled: 'bool', knows_device: 'bool' },
  text: `select ${TOKEN_OWNER}, password_hash, enabled,
     exists (
       select from known_devices where known_devices.user_id = users.user_id and mark = any(:marks)
     ) as knows_device
   from users join user_permissions using (user_id)
   where lower(username) = lower(:username) and deleted_at is null`,
})

/** R-ACCT-42: at most once a day. */
const noteToldOfGuesses = statement<{ user_id: number }, { userId: number; now: Date; before: Date }>({
  name: 'user-told-of-guesses',
  columns: { user_id: 'int8' },
  text: `update users set told_of_guesses_at = :now
   where user_id = :userId and enabled and (told_of_guesses_at is null or told_of_guesses_at <= :before)
   returning user_id`,
})
const DAY_MS = 24 * 60 * 60_000

/**
 * Reply and work are the same for an unknown username, a wrong password and a withdrawn user.
 * Failures count per username and address, so that nobody locks out somebody else behind a shared address. Failures
 * over all usernames of an address, and over all addresses of a username (R-ACCT-42), count towards higher limits.
 * The user is notified of a login from a new device (R-ACCT-21).
 * @throws AppError 401 when username and password do not match, 429 after too many failures, 503 when too many logins
 * wait already.
 */
export async function login(services: AccountServices, given: LoginRequest, origin: Origin): Promise<Session> {
  const { username, password } = given
  const marks = deviceMarks(origin, services.deviceMark)
  const [found] = await findByUsername(services.pool, { username, marks })
  // as it was registered, where the database finds it under another spelling (İ for i)
  const name = (found?.username ?? username).toLowerCase()
  // known devices count apart, so that guesses from elsewhere do not lock out the owner
  const account = `${found?.knows_device ? 'known' : 'other'} device: ${name}`
  const guesser = { as: `${name} from ${origin.network}`, address: origin.network, account }
  try {
    const user = await limited(services, guesser, async () => {
      const fits = await services.passwords.verify(found?.password_hash, password)
      if (!fits || !found?.enabled || isClosed(services, given)) throw new AppError('AUTH_401_INVALID_CREDENTIALS')
      return found
    })
    return await inTransaction(services.pool, (client) => beginSessionFrom(services, client, user, origin))
  } catch (error) {
    if (error instanceof AppError && error.status === 401) await tellOfGuesses(services, found?.user_id, account)
    throw error
  }
}

/** R-ACCT-42: after the failure that uses up the limit of the account; every later one is refused before it is counted. */
async function tellOfGuesses(
  { pool, clock, rateLimiter }: AccountServices,
  userId: number | undefined,
  account: string,
): Promise<void> {
  const isUsedUp = await rateLimiter.check('loginFailureAccount', [account]).then(
    () => false,
    (error) => error instanceof AppError,
  )
  if (!isUsedUp || userId === undefined) return
  const now = clock.now()
  await inTransaction(pool, async (client) => {
    const [due] = await noteToldOfGuesses(client, { userId, now, before: new Date(now.getTime() - DAY_MS) })
    if (due !== undefined) await notifyOwner(client, userId, { type: 'PASSWORD_GUESSED' }, now)
  })
}

/** R-ACCT-41: also where another instance has created development accounts since this one started. */
function isClosed({ acceptsPublishedPasswords }: AccountServices, { username, password }: LoginRequest): boolean {
  return !acceptsPublishedPasswords && isOfDevelopment(username) && isPublished(password)
}

/** Begins a session for the user who has just logged in, and notifies them of a new device (R-ACCT-21). */
export async function beginSessionFrom(
  services: AccountServices,
  transaction: Queryable,
  owner: TokenOwner,
  origin: Origin,
): Promise<Session> {
  const { clock, deviceMark } = services
  const now = clock.now()
  const { device } = origin
  const { user_id: userId } = owner
  if (await noteDevice(transaction, userId, origin, { deviceMark, now })) {
    const detail = { device: [device.browser, device.system].filter((name) => name !== null).join(', ') }
    const notice = { type: 'NEW_DEVICE_LOGIN', userId, relatedType: 'USER', relatedId: userId, detail } as const
    await notify(transaction, [notice], now)
  }
  return beginSession(services, owner, { device }, transaction)
}

const denyToken = statement<never, { jti: string; userId: number; now: Date; expiresAt: Date }>({
  name: 'deny-access-token',
  columns: {},
  text: `insert into revoked_access_tokens (jti, user_id, reason, revoked_at, expires_at)
   values (:jti, :userId, 'LOGOUT', :now, :expiresAt)
   on conflict do nothing`,
})
/** Ends the whole session of the token as well. */
const revokeRefreshToken = statement<never, { hash: Buffer; now: Date }>({
  name: 'revoke-refresh-token',
  columns: {},
  text: `with session as (
     select sessions.session_id from sessions join refresh_tokens using (session_id)
     where token_hash = :hash and ended_at is null
     for no key update of sessions
   ), ended as (
     update sessions set ended_at = :now from session where sessions.session_id = session.session_id
   )
   update refresh_tokens set revoked_at = :now from session
   where refresh_tokens.session_id = session.session_id and revoked_at is null`,
})

/** Revokes the caller's tokens. An expired or malformed access token is unusable anyway; only a valid one is denied. */
export async function logout(
  { pool, clock }: AccountServices,
  caller: Caller,
  refreshToken: string | undefined,
): Promise<void> {
  const now = clock.now()
  const user = caller.kind === 'unproven' ? caller.user : caller
  if (user.kind === 'user') await denyToken(pool, { ...user.token, userId: user.userId, now })
  if (refreshToken) await revokeRefreshToken(pool, { hash: hashOf(refreshToken), now })
}
