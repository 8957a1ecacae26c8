import { LOGIN_PROVIDERS, type LoginProvider, type OwnLoginProviders } from '@lease-risk/contract/login-providers'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { writePassword } from '../change-password.ts'
import { lockUser } from '../change-user.ts'
import { notifyOwner } from '../email/mail-of-change.ts'
import { refuseWeak } from '../guessable-password.ts'
import { confirmPassword } from '../password-attempts.ts'
import { replaceSessions, type Session } from '../sessions.ts'
import type { Identity } from './provider-client.ts'
import type { LoginProviderServices } from './services.ts'
import { deleteIdentity, insertIdentity, readIdentities, readPasswordState } from './stored-identities.ts'

/** For this long, a login is sufficient proof of the account's owner. */
const RECENT_MS = 10 * 60_000

/** The methods by which the caller logs in. */
export async function readOwnProviders(
  services: LoginProviderServices,
  caller: UserCaller,
): Promise<OwnLoginProviders> {
  const { pool, loginProviders } = services
  const linked = new Map((await readIdentities(pool, caller)).map((row) => [row.provider, row]))
  const { hasPassword, isRecent } = await passwordStateOf(services, caller)
  return {
    items: LOGIN_PROVIDERS.flatMap((provider) => {
      const row = linked.get(provider)
      const available = loginProviders.offered.includes(provider)
      if (row === undefined && !available) return []
      const [linkedAt, lastUsedAt] = [row?.linked_at ?? null, row?.last_used_at ?? null]
      return [
        {
          provider,
          available,
          linkedAt: linkedAt && seoulDateTime(linkedAt),
          lastUsedAt: lastUsedAt && seoulDateTime(lastUsedAt),
        },
      ]
    }),
    hasPassword,
    mayChoosePassword: !hasPassword && isRecent,
  }
}

async function passwordStateOf(
  { pool, clock }: Pick<LoginProviderServices, 'pool' | 'clock'>,
  { userId, token: { sessionId } }: UserCaller,
  database: Parameters<typeof readPasswordState>[0] = pool,
): Promise<{ hasPassword: boolean; isRecent: boolean }> {
  const since = new Date(clock.now().getTime() - RECENT_MS)
  const [state] = await readPasswordState(database, { userId, sessionId, since })
  return { hasPassword: state?.has_password ?? true, isRecent: state?.is_recent ?? false }
}

/** @throws AppError 409 for a user who has no password yet, 401 when it is wrong. */
export async function confirmLinking(
  services: LoginProviderServices,
  caller: UserCaller,
  confirmationPassword: string,
): Promise<void> {
  const { hasPassword } = await passwordStateOf(services, caller)
  if (!hasPassword) throw new AppError('LOGIN_409_NO_PASSWORD')
  await confirmPassword(services, caller.userId, confirmationPassword)
}

/** @throws AppError 409 when the identity belongs to another user, or the caller has another one of this provider. */
export async function linkIdentity(
  { pool, clock }: LoginProviderServices,
  { userId }: UserCaller,
  identity: Identity,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const now = clock.now()
    await lockUser(client, userId)
    const [linked] = await insertIdentity(client, { ...identity, userId, now })
    if (linked === undefined) throw new AppError('LOGIN_409_LINKED')
    await notifyOwner(client, userId, { type: 'LOGIN_PROVIDERS_CHANGED', code: 'LINKED' }, now)
  })
}

/**
 * Because a password confirms it, the password remains as a way to log in.
 * @throws AppError 401 when the password is wrong, 404 when the provider is not linked, 409 for a user who has no
 * password.
 */
export async function unlinkProvider(
  services: LoginProviderServices,
  caller: UserCaller,
  { provider, confirmationPassword }: { provider: LoginProvider; confirmationPassword: string },
): Promise<void> {
  const { userId } = caller
  const { pool, clock } = services
  await confirmLinking(services, caller, confirmationPassword)
  await inTransaction(pool, async (client) => {
    await lockUser(client, userId)
    const [unlinked] = await deleteIdentity(client, { userId, provider })
    if (unlinked === undefined) throw new AppError('COMMON_404_NOT_FOUND')
    await notifyOwner(client, userId, { type: 'LOGIN_PROVIDERS_CHANGED', code: 'UNLINKED' }, clock.now())
  })
}

/**
 * Sets the first password of a user who has logged in by providers alone. Every other session ends, as with a changed
 * password.
 * @throws AppError 400 when it is weak, 403 when the login is not recent, 409 for a user who has a password.
 */
export async function choosePassword(
  services: LoginProviderServices,
  caller: UserCaller,
  newPassword: string,
): Promise<Session> {
  const { pool, clock, passwords } = services
  await refuseWeak(passwords, 'newPassword', { password: newPassword, username: caller.username })
  const passwordHash = await passwords.hash(newPassword)
  return inTransaction(pool, async (client) => {
    await lockUser(client, caller.userId)
    const { hasPassword, isRecent } = await passwordStateOf(services, caller, client)
    if (hasPassword) throw new AppError('LOGIN_409_HAS_PASSWORD')
    if (!isRecent) throw new AppError('LOGIN_403_NOT_RECENT')
    await writePassword(client, caller.userId, passwordHash, clock.now())
    return replaceSessions(services, client, caller)
  })
}
