import type { Caller } from '../../platform/http/access.ts'
import { statement } from '../../platform/statement.ts'
import type { AccountServices } from './services.ts'
import { hashOf } from './sessions.ts'

const denyToken = statement<never, { jti: string; userId: number; now: Date; expiresAt: Date }>({
  name: 'deny-access-token',
  columns: {},
  text: `insert into revoked_access_tokens (jti, user_id, reason, revoked_at, expires_at)
   values (:jti, :userId, 'LOGOUT', :now, :expiresAt)
   on conflict do nothing`,
})
const revokeRefreshToken = statement<never, { hash: Buffer; now: Date }>({
  name: 'revoke-refresh-token',
  columns: {},
  text: 'update refresh_tokens set revoked_at = :now where token_hash = :hash and revoked_at is null',
})

/** Ends what the caller still holds. An access token that is expired or malformed is of no use anyway; only a valid one is denied. */
export async function logout(
  { pool, clock }: AccountServices,
  caller: Caller,
  refreshToken: string | undefined,
): Promise<void> {
  const now = clock.now()
  if (caller.kind === 'user') await denyToken(pool, { ...caller.token, userId: caller.userId, now })
  if (refreshToken) await revokeRefreshToken(pool, { hash: hashOf(refreshToken), now })
}
