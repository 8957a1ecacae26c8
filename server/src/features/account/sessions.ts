import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AuthTokenResponse, DepartmentCode, RoleName } from '@lease-risk/contract/account'
import { seoulDate, seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { type Device, UNKNOWN_DEVICE } from './devices.ts'
import { lockOwnAccount } from './hold-session.ts'
import { effectiveAuthorities } from './roles.ts'
import type { AccountServices } from './services.ts'

/** A logged-in session: one access token for the body, one refresh token for the cookie. */
export type Session = {
  userId: number
  answer: AuthTokenResponse
  refreshToken: string
  refreshTokenExpiresAt: Date
}

/** The columns of `users` from which a token is built. */
export type TokenOwner = {
  user_id: number
  username: string
  role_name: RoleName
  department_code: DepartmentCode
  credential_version: number
  can_manage_users: boolean
  can_manage_community: boolean
}

export const TOKEN_OWNER_COLUMNS = {
  user_id: 'int8',
  username: 'text',
  role_name: 'text',
  department_code: 'text',
  credential_version: 'int4',
  can_manage_users: 'bool',
  can_manage_community: 'bool',
} as const
/** For a select list over `users join user_permissions`. */
export const TOKEN_OWNER = `users.user_id, username, role_name, department_code, users.credential_version,
  can_manage_users, can_manage_community`

/** A refresh token about to be written: 256 random bits, of which the database stores only the SHA-256. */
export type NewRefreshToken = { id: string; token: string; hash: Buffer; createdAt: Date; expiresAt: Date }

export function newRefreshToken({ clock, refreshTokenTtlSeconds }: AccountServices): NewRefreshToken {
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + refreshTokenTtlSeconds * 1000)
  return { id: randomUUID(), token, hash: hashOf(token), createdAt, expiresAt }
}

export function hashOf(refreshToken: string): Buffer {
  return createHash('sha256').update(refreshToken).digest()
}

/** R-PRIV-52: a use on another day than the last one, or one that cancels the notice of an erasure. */
const MARK_USED = `update users set used_on = :today, erase_unused_on = null
   where user_id = :userId and (used_on < :today or erase_unused_on is not null)`

/** Marks the account as used today. */
export const markUsed = statement<never, { userId: number; today: string }>({
  name: 'mark-account-used',
  columns: {},
  text: MARK_USED,
})

type Begun = Omit<NewRefreshToken, 'token'> &
  Device & { userId: number; credentialVersion: number; sessionId: string; today: string }

/** An existing session continues with the new token. */
const insert = statement<never, Begun>({
  name: 'begin-session',
  columns: {},
  text: `with session as (
     insert into sessions (session_id, user_id, device_kind, browser, system, began_at, last_seen_at)
     values (:sessionId, :userId, :kind, :browser, :system, :createdAt, :createdAt)
     on conflict (session_id) do update set last_seen_at = excluded.last_seen_at
   ), used as (
     ${MARK_USED}
   )
   insert into refresh_tokens
     (refresh_token_id, token_hash, user_id, credential_version, created_at, expires_at, session_id)
   values (:id, :hash, :userId, :credentialVersion, :createdAt, :expiresAt, :sessionId)`,
})

/** Begins a new session beside those that the user already has; with `sessionId`, continues that session instead. */
export async function beginSession(
  services: AccountServices,
  owner: TokenOwner,
  { device, sessionId = randomUUID() }: { device: Device; sessionId?: string | undefined },
  database: Queryable = services.pool,
): Promise<Session> {
  const fresh = newRefreshToken(services)
  const { user_id: userId, credential_version: credentialVersion } = owner
  const today = seoulDate(fresh.createdAt)
  await insert(database, { ...fresh, ...device, userId, credentialVersion, sessionId, today })
  return sessionOf(services, owner, fresh, sessionId)
}

/** The session for a refresh token that is already written. */
export async function sessionOf(
  { accessTokens }: AccountServices,
  owner: TokenOwner,
  fresh: NewRefreshToken,
  sessionId: string,
): Promise<Session> {
  const access = await accessTokens.issue({
    sub: owner.username,
    userId: owner.user_id,
    roles: effectiveAuthorities(owner.role_name, {
      canManageUsers: owner.can_manage_users,
      canManageCommunity: owner.can_manage_community,
    }),
    departmentCode: owner.department_code,
    credentialVersion: owner.credential_version,
    sid: sessionId,
  })
  return {
    userId: owner.user_id,
    answer: {
      tokenType: 'Bearer',
      accessToken: access.token,
      accessTokenExpiresAt: seoulDateTime(access.expiresAt),
      refreshTokenExpiresAt: seoulDateTime(fresh.expiresAt),
    },
    refreshToken: fresh.token,
    refreshTokenExpiresAt: fresh.expiresAt,
  }
}

const end = statement<never, { userId: number; except: string | null; now: Date }>({
  name: 'end-sessions',
  columns: {},
  text: `with ended as (update users set credential_version = credential_version + 1 where user_id = :userId)
   update sessions set ended_at = case when session_id is distinct from :except::uuid then :now::timestamptz end
   where user_id = :userId and ended_at is null`,
})
const revokeAll = statement<never, { userId: number; now: Date }>({
  name: 'revoke-refresh-tokens',
  columns: {},
  text: 'update refresh_tokens set revoked_at = :now where user_id = :userId and revoked_at is null',
})

/**
 * Ends every session of the user: all access tokens and all refresh tokens, including one that is being issued
 * concurrently. `except`: the session whose tokens end, too, but which continues with new ones.
 */
export async function endSessions(
  transaction: Queryable,
  userId: number,
  now: Date,
  except: string | null = null,
): Promise<void> {
  // sessions before their tokens, in the same order as a token refresh; this includes the session that continues
  await end(transaction, { userId, except, now })
  await revokeAll(transaction, { userId, now })
}

const readOwner = statement<TokenOwner, { userId: number }>({
  name: 'read-token-owner',
  columns: TOKEN_OWNER_COLUMNS,
  text: `select ${TOKEN_OWNER} from users join user_permissions using (user_id) where user_id = :userId`,
})

/**
 * Ends every session of the caller except the present one, which continues with the returned tokens.
 * @throws AppError 401 when another request has ended the present one meanwhile: of two sessions that end each other,
 * one continues.
 */
export async function replaceSessions(
  services: AccountServices,
  transaction: Queryable,
  caller: UserCaller,
): Promise<Session> {
  const { userId, token } = caller
  const { sessionId } = token
  await lockOwnAccount(transaction, caller)
  await endSessions(transaction, userId, services.clock.now(), sessionId)
  const [owner] = await readOwner(transaction, { userId })
  if (owner === undefined) throw new Error(`user ${userId} is gone`)
  return beginSession(services, owner, { device: UNKNOWN_DEVICE, sessionId: sessionId ?? undefined }, transaction)
}
