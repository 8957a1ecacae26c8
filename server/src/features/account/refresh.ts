import { seoulDate } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { AccountServices } from './services.ts'
import {
  hashOf,
  markUsed,
  type NewRefreshToken,
  newRefreshToken,
  type Session,
  sessionOf,
  TOKEN_OWNER,
  TOKEN_OWNER_COLUMNS,
  type TokenOwner,
} from './sessions.ts'

/**
 * Retires the token and writes its successor in one statement: of two concurrent uses, the second waits for the first
 * one's row and then finds it revoked. The session is locked before its token, in the same order as when a session is
 * ended. The successor keeps the credential version, so a successor written while the password changes is void.
 */
const rotate = statement<TokenOwner & { session_id: string }, Omit<NewRefreshToken, 'token'> & { presented: Buffer }>({
  name: 'rotate-refresh-token',
  columns: { ...TOKEN_OWNER_COLUMNS, session_id: 'uuid' },
  text: `with session as (
     select sessions.session_id from sessions join refresh_tokens using (session_id)
     where token_hash = :presented and ended_at is null
     for no key update of sessions
   ), retired as (
     update refresh_tokens as old set revoked_at = :createdAt, replaced_by = :id
     from users, session
     where old.session_id = session.session_id and old.token_hash = :presented and old.revoked_at is null and old.expires_at > :createdAt
       and users.user_id = old.user_id and users.enabled and users.credential_version = old.credential_version
     returning old.user_id, old.credential_version, old.session_id
   ), seen as (
     update sessions set last_seen_at = :createdAt from retired where sessions.session_id = retired.session_id
   ), successor as (
     insert into refresh_tokens
       (refresh_token_id, token_hash, user_id, credential_version, created_at, expires_at, session_id)
     select :id, :hash, user_id, credential_version, :createdAt, :expiresAt, session_id from retired
   )
   select ${TOKEN_OWNER}, retired.session_id
   from retired join users using (user_id) join user_permissions using (user_id)`,
})

const readToken = statement<{ user_id: number; rotated: boolean }, { presented: Buffer }>({
  name: 'read-refresh-token',
  columns: { user_id: 'int8', rotated: 'bool' },
  text: 'select user_id, replaced_by is not null as rotated from refresh_tokens where token_hash = :presented',
})

/**
 * Exchanges the refresh token for a new session; it works once.
 * @throws AppError 401: `AUTH_401_REFRESH_REUSED` for a token already exchanged (a security event is logged; its
 * successor stays valid), `AUTH_401_REFRESH_INVALID` for any other that is missing, unknown, expired, revoked, or of a
 * withdrawn user.
 */
export async function refresh(services: AccountServices, refreshToken: string | undefined): Promise<Session> {
  if (!refreshToken) throw new AppError('AUTH_401_REFRESH_INVALID')
  const presented = hashOf(refreshToken)
  const fresh = newRefreshToken(services)
  const [owner] = await rotate(services.pool, { ...fresh, presented })
  if (owner !== undefined) {
    // not in the same statement: others lock the account before its sessions
    await markUsed(services.pool, { userId: owner.user_id, today: seoulDate(fresh.createdAt) })
    return sessionOf(services, owner, fresh, owner.session_id)
  }

  const [known] = await readToken(services.pool, { presented })
  if (!known?.rotated) throw new AppError('AUTH_401_REFRESH_INVALID')
  services.log.warn({ securityEvent: 'REFRESH_TOKEN_REUSED', userId: known.user_id }, 'security event')
  throw new AppError('AUTH_401_REFRESH_REUSED')
}
