import { randomBytes } from 'node:crypto'
import type { LoginProvider } from '@lease-risk/contract/login-providers'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { createUser } from '../create-user.ts'
import type { Origin } from '../devices.ts'
import { beginSessionFrom } from '../login.ts'
import { refuseNickname } from '../nicknames.ts'
import { limited } from '../password-attempts.ts'
import { defaultDepartmentOf } from '../roles.ts'
import type { Session } from '../sessions.ts'
import type { Identity } from './provider-client.ts'
import type { Begun, Known } from './sealed-cookie.ts'
import type { LoginProviderServices } from './services.ts'
import { findOwner, insertIdentity, markUsed, markWithoutPassword } from './stored-identities.ts'

const ROLE = 'ROLE_USER'
const NAME_BYTES = 6

/**
 * The identity that the provider's reply names. A reply requested by another browser is rejected (R-ACCT-28).
 * @throws AppError 400 when the browser has begun no such login, 401 when the provider refused, 429 after too many
 * failures from this network, 503 when the provider cannot be reached.
 */
export async function identifyBy(
  services: LoginProviderServices,
  { provider, begun, userId }: { provider: LoginProvider; begun: Begun | undefined; userId: number | null },
  { answer, network }: { answer: string; network: string },
): Promise<Identity> {
  const isOwn = begun?.provider === provider && begun.userId === userId
  if (!isOwn || new URLSearchParams(answer).get('state') !== begun.state) throw new AppError('AUTH_400_LOGIN_EXPIRED')
  // there is nobody to guess, so one attempt does not count against the next
  return limited(services, { as: `provider login ${begun.state}`, address: network }, () =>
    services.loginProviders.identify(provider, begun, answer),
  )
}

/**
 * Logs in the owner of the identity; everything else is as with a password.
 * @returns `null` when the identity belongs to nobody yet.
 * @throws AppError 401 for a withdrawn user.
 */
export async function logInAs(
  services: LoginProviderServices,
  identity: Omit<Identity, 'provider'>,
  origin: Origin,
): Promise<Session | null> {
  const { pool, clock } = services
  const [owner] = await findOwner(pool, identity)
  if (owner === undefined) return null
  if (!owner.enabled) throw new AppError('AUTH_401_ACCOUNT_WITHDRAWN')
  return inTransaction(pool, async (client) => {
    const [used] = await markUsed(client, { ...identity, userId: owner.user_id, now: clock.now() })
    if (used === undefined) throw new AppError('AUTH_400_LOGIN_EXPIRED')
    return beginSessionFrom(services, client, owner, origin)
  })
}

/**
 * Creates an account that logs in by this provider alone, and logs it in. Existing accounts are not matched by address
 * or name: a user who has one links it.
 * @throws AppError 400 for a nickname that is not allowed, or when the browser has no such login, 409 when the identity
 * has become somebody's in the meantime, 429 after too many sign-ups from this network.
 */
export async function joinBy(
  services: LoginProviderServices,
  { provider, known }: { provider: LoginProvider; known: Known | undefined },
  { nickname, origin }: { nickname: string | undefined; origin: Origin },
): Promise<Session> {
  const { pool, clock, passwords, rateLimiter } = services
  if (known?.provider !== provider) throw new AppError('AUTH_400_LOGIN_EXPIRED')
  refuseNickname(nickname, ROLE)
  await rateLimiter.consume('signup', [`address:${origin.network}`])
  const { issuer, subject } = known
  const username = `${provider}-${randomBytes(NAME_BYTES).toString('hex')}`
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64'))
  const role = { roleName: ROLE, departmentCode: defaultDepartmentOf(ROLE) } as const
  return inTransaction(pool, async (client) => {
    const now = clock.now()
    const named = nickname === undefined ? {} : { nickname }
    const { userId } = await createUser(client, { username, passwordHash, ...named, ...role }, now)
    await markWithoutPassword(client, { userId })
    const [linked] = await insertIdentity(client, { userId, provider, issuer, subject, now })
    if (linked === undefined) throw new AppError('LOGIN_409_LINKED')
    await markUsed(client, { issuer, subject, userId, now })
    const [owner] = await findOwner(client, { issuer, subject })
    if (owner === undefined) throw new Error(`user ${userId} is gone`)
    return beginSessionFrom(services, client, owner, origin)
  })
}
