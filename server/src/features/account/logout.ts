import { statement } from '../../platform/database/statement.ts'
import type { Caller } from '../../platform/http/access.ts'
import type { AccountServices } from './services.ts'
import { hashOf } from './sessions.ts'

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
