import { AppError } from '../../platform/http/errors.ts'
import { namedQuery } from '../../platform/named-query.ts'
import type { AccountServices } from './services.ts'
import { hashOf, newRefreshToken, type Session, sessionOf, TOKEN_OWNER_COLUMNS, type TokenOwner } from './sessions.ts'

/**
 * Retires the token and writes its successor in one statement: of two at once the second waits for the first one's row
 * and then finds it revoked. The successor keeps the credential version, so one written while the password changes is void.
 */
const rotate = namedQuery<TokenOwner, [hash: Buffer, now: Date, newId: string, newHash: Buffer, expiresAt: Date]>(
  'rotate-refresh-token',
  `with retired as (
     update refresh_tokens as old set revoked_at = $2, replaced_by = $3
     from users
     where old.token_hash = $1 and old.revoked_at is null and old.expires_at > $2
       and users.user_id = old.user_id and users.enabled and users.credential_version = old.credential_version
     returning old.user_id, old.credential_version
   ), successor as (
     insert into refresh_tokens (refresh_token_id, token_hash, user_id, credential_version, created_at, expires_at)
     select $3, $4, user_id, credential_version, $2, $5 from retired
   )
   select ${TOKEN_OWNER_COLUMNS}
   from retired join users using (user_id) join user_permissions using (user_id)`,
)

const readToken = namedQuery<{ user_id: number; rotated: boolean }, [hash: Buffer]>(
  'read-refresh-token',
  'select user_id, replaced_by is not null as rotated from refresh_tokens where token_hash = $1',
)

/**
 * Trades the refresh token for a new session; it works once.
 * @throws AppError 401: `AUTH_401_REFRESH_REUSED` for a token already traded (a security event is logged; its successor stays valid),
 * `AUTH_401_REFRESH_INVALID` for any other that is missing, unknown, expired, revoked, or of a withdrawn user.
 */
export async function refresh(services: AccountServices, refreshToken: string | undefined): Promise<Session> {
  if (!refreshToken) throw new AppError('AUTH_401_REFRESH_INVALID')
  const hash = hashOf(refreshToken)
  const fresh = newRefreshToken(services)
  const [owner] = await rotate(services.pool, hash, fresh.createdAt, fresh.id, fresh.hash, fresh.expiresAt)
  if (owner !== undefined) return sessionOf(services, owner, fresh)

  const [known] = await readToken(services.pool, hash)
  if (!known?.rotated) throw new AppError('AUTH_401_REFRESH_INVALID')
  services.log.warn({ securityEvent: 'REFRESH_TOKEN_REUSED', userId: known.user_id }, 'security event')
  throw new AppError('AUTH_401_REFRESH_REUSED')
}
