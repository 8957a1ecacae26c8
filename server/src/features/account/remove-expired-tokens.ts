import { namedQuery } from '../../platform/named-query.ts'
import type { Queryable } from '../../platform/transaction.ts'

const removeRefreshTokens = namedQuery<never, [now: Date]>(
  'remove-expired-refresh-tokens',
  'delete from refresh_tokens where expires_at <= $1',
)
const removeRevokedAccessTokens = namedQuery<never, [now: Date]>(
  'remove-expired-revoked-access-tokens',
  'delete from revoked_access_tokens where expires_at <= $1',
)

/** Removes tokens and denials that say nothing any more, because the token itself has expired. */
export async function removeExpiredTokens(database: Queryable, now: Date): Promise<void> {
  await removeRefreshTokens(database, now)
  await removeRevokedAccessTokens(database, now)
}
