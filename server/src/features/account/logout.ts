import type { Caller } from '../../platform/http/access.ts'
import { namedQuery } from '../../platform/named-query.ts'
import type { AccountServices } from './services.ts'
import { hashOf } from './sessions.ts'

const denyToken = namedQuery<never, [jti: string, userId: number, now: Date, expiresAt: Date]>(
  'deny-access-token',
  `insert into revoked_access_tokens (jti, user_id, reason, revoked_at, expires_at)
   values ($1, $2, 'LOGOUT', $3, $4)
   on conflict do nothing`,
)
const revokeRefreshToken = namedQuery<never, [hash: Buffer, now: Date]>(
  'revoke-refresh-token',
  'update refresh_tokens set revoked_at = $2 where token_hash = $1 and revoked_at is null',
)

/** Ends what the caller still holds. An access token that is expired or malformed is of no use anyway; only a valid one is denied. */
export async function logout(
  { pool, clock }: AccountServices,
  caller: Caller,
  refreshToken: string | undefined,
): Promise<void> {
  const now = clock.now()
  if (caller.kind === 'user') await denyToken(pool, caller.token.jti, caller.userId, now, caller.token.expiresAt)
  if (refreshToken) await revokeRefreshToken(pool, hashOf(refreshToken), now)
}
