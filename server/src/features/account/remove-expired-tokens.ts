import { daysBefore } from '../../domain/calendar.ts'
import { removal } from '../../platform/database/removal.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { removeExpiredMails } from './email/mail-of-change.ts'
import { removeExpiredOneTimeTokens } from './email/one-time-tokens.ts'
import { DEVICE_DAYS, removeForgottenDevices } from './known-devices.ts'
import { removeExpiredChallenges } from './passkeys/challenges.ts'

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

/** An access token may still exist for a session without tokens; no access token lasts longer than a day. */
const removeSessions = removal<{ before: Date }>({
  name: 'remove-ended-sessions',
  oldest: 'last_seen_at',
  text: `delete from sessions where last_seen_at < :before and not exists (
     select from refresh_tokens where refresh_tokens.session_id = sessions.session_id
   )`,
})

/** Removes tokens, sessions, devices and denials that have no effect any more, because the token itself has expired. */
export async function removeExpiredTokens(database: Queryable, now: Date): Promise<void> {
  await removeRefreshTokens(database, { now })
  await removeRevokedAccessTokens(database, { now })
  await removeSessions(database, { before: daysBefore(now, 1) })
  await removeExpiredOneTimeTokens(database, { now })
  await removeExpiredMails(database, { now })
  await removeExpiredChallenges(database, { now })
  await removeForgottenDevices(database, { before: daysBefore(now, DEVICE_DAYS) })
}
