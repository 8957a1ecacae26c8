import { removal } from '../../platform/removal.ts'
import type { Queryable } from '../../platform/transaction.ts'

const removeRefreshTokens = removal<{ now: Date }>({
  name: 'remove-expired-refresh-tokens',
  oldest: 'expires_at',
  text: 'delete from refresh_tokens where expires_at <= :now',
})
const removeRevokedAccessTokens = removal<{ now: Date }>({
  name: 'remove-expired-revoked-access-tokens',
  oldest: 'expires_at',
  text: 'delete from revoked_access_tokens where expires_at <= :now',
})

/** Removes tokens and denials that say nothing any more, because the token itself has expired. */
export async function removeExpiredTokens(database: Queryable, now: Date): Promise<void> {
  await removeRefreshTokens(database, { now })
  await removeRevokedAccessTokens(database, { now })
}
