import type { OwnSessions } from '@lease-risk/contract/own-sessions'
import { seoulDateTime } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Device } from './devices.ts'
import { lockOwnAccount } from './hold-session.ts'
import { confirmPassword } from './password-attempts.ts'
import type { AccountServices } from './services.ts'
import { replaceSessions, type Session } from './sessions.ts'

type SessionRow = {
  session_id: string
  device_kind: Device['kind']
  browser: string | null
  system: string | null
  began_at: Date
  last_seen_at: Date
}

/** More than a person has; a script that logs in for each call may have more. */
const MOST_SHOWN = 100

const list = statement<SessionRow, { userId: number; now: Date; most: number }>({
  name: 'list-own-sessions',
  columns: {
    session_id: 'uuid',
    device_kind: 'text',
    browser: 'text',
    system: 'text',
    began_at: 'timestamptz',
    last_seen_at: 'timestamptz',
  },
  text: `select session_id, device_kind, browser, system, began_at, last_seen_at
   from sessions
   where user_id = :userId and ended_at is null and exists (
     select from refresh_tokens join users using (user_id, credential_version)
     where refresh_tokens.session_id = sessions.session_id and revoked_at is null and expires_at > :now
   )
   order by last_seen_at desc, session_id
   limit :most`,
})

const endOne = statement<{ session_id: string }, { userId: number; sessionId: string; now: Date }>({
  name: 'end-own-session',
  columns: { session_id: 'uuid' },
  text: `update sessions set ended_at = :now
   where session_id = :sessionId and user_id = :userId and ended_at is null
   returning session_id`,
})
/** Runs after `endOne`, as a separate statement, so that it sees a token issued concurrently by a refresh. */
const revoke = statement<never, { sessionId: string; now: Date }>({
  name: 'revoke-tokens-of-session',
  columns: {},
  text: 'update refresh_tokens set revoked_at = :now where session_id = :sessionId and revoked_at is null',
})

/** The caller's sessions, most recently seen first. */
export async function readOwnSessions({ pool, clock }: AccountServices, caller: UserCaller): Promise<OwnSessions> {
  const rows = await list(pool, { userId: caller.userId, now: clock.now(), most: MOST_SHOWN })
  return {
    items: rows.map((row) => ({
      sessionId: row.session_id,
      device: { kind: row.device_kind, browser: row.browser, system: row.system },
      beganAt: seoulDateTime(row.began_at),
      lastSeenAt: seoulDateTime(row.last_seen_at),
      current: row.session_id === caller.token.sessionId,
    })),
  }
}

/**
 * Ends one session of the caller: its refresh token and all its access tokens.
 * @returns whether it was the caller's present one.
 * @throws AppError 401 when the password is wrong or another request has ended the present one, 404 when the caller has
 * no such session.
 */
export async function endOwnSession(
  services: AccountServices,
  caller: UserCaller,
  sessionId: string,
  confirmationPassword: string,
): Promise<boolean> {
  const { userId, token } = caller
  await confirmPassword(services, userId, confirmationPassword)
  await inTransaction(services.pool, async (client) => {
    await lockOwnAccount(client, caller)
    const now = services.clock.now()
    const [ended] = await endOne(client, { userId, sessionId, now })
    if (ended === undefined) throw new AppError('COMMON_404_NOT_FOUND')
    await revoke(client, { sessionId, now })
  })
  return sessionId === token.sessionId
}

/**
 * Ends every session of the caller except the present one, which continues with the returned tokens.
 * @throws AppError 401 when the password is wrong.
 */
export async function endOtherSessions(
  services: AccountServices,
  caller: UserCaller,
  confirmationPassword: string,
): Promise<Session> {
  await confirmPassword(services, caller.userId, confirmationPassword)
  return inTransaction(services.pool, (client) => replaceSessions(services, client, caller))
}
