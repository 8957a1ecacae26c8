import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { AuthTokenResponse, DepartmentCode, RoleName } from '@lease-risk/contract/account'
import { seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { effectiveAuthorities } from './roles.ts'
import type { AccountServices } from './services.ts'

/** What is logged in: one access token for the body, one refresh token for the cookie. */
export type Session = {
  userId: number
  answer: AuthTokenResponse
  refreshToken: string
  refreshTokenExpiresAt: Date
}

/** The columns of `users` that a token is made of. */
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

/** A refresh token that is about to be written: 256 random bits, of which the database sees the SHA-256. */
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

const insert = statement<never, Omit<NewRefreshToken, 'token'> & { userId: number; credentialVersion: number }>({
  name: 'insert-refresh-token',
  columns: {},
  text: `insert into refresh_tokens (refresh_token_id, token_hash, user_id, credential_version, created_at, expires_at)
   values (:id, :hash, :userId, :credentialVersion, :createdAt, :expiresAt)`,
})

/** Begins a session of its own, beside those that the user already has. */
export async function beginSession(
  services: AccountServices,
  owner: TokenOwner,
  database: Queryable = services.pool,
): Promise<Session> {
  const fresh = newRefreshToken(services)
  await insert(database, { ...fresh, userId: owner.user_id, credentialVersion: owner.credential_version })
  return sessionOf(services, owner, fresh)
}

/** The session behind a refresh token that is already written. */
export async function sessionOf(
  { accessTokens }: AccountServices,
  owner: TokenOwner,
  fresh: NewRefreshToken,
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

const end = statement<never, { userId: number; now: Date }>({
  name: 'end-sessions',
  columns: {},
  text: `with ended as (update users set credential_version = credential_version + 1 where user_id = :userId)
   update refresh_tokens set revoked_at = :now where user_id = :userId and revoked_at is null`,
})

/** Ends every session of the user: all access tokens and all refresh tokens, also one that is being issued meanwhile. */
export async function endSessions(database: Queryable, userId: number, now: Date): Promise<void> {
  await end(database, { userId, now })
}
