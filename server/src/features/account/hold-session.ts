import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import type { UserCaller } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { lockUser } from './change-user.ts'

const hold = statement<{ session_id: string }, { sessionId: string }>({
  name: 'hold-session',
  columns: { session_id: 'uuid' },
  text: 'select session_id from sessions where session_id = :sessionId and ended_at is null for share',
})

/**
 * Keeps the caller's login from ending before the transaction does; `false`: the session has ended, or the token
 * belongs to none.
 */
export async function holdSession(transaction: Queryable, { sessionId }: UserCaller['token']): Promise<boolean> {
  if (sessionId === null) return false
  return (await hold(transaction, { sessionId })).length > 0
}

type Login = { userId: number; sessionId: string | null; credentialVersion: number }

const findLogin = statement<{ user_id: number }, Login>({
  name: 'find-login',
  columns: { user_id: 'int8' },
  text: `select user_id from users
   where user_id = :userId and credential_version = :credentialVersion and (:sessionId::uuid is null or exists (
     select from sessions where session_id = :sessionId and ended_at is null
   ))`,
})

/**
 * Locks the caller's account until the transaction ends.
 * @throws AppError 401 when another request has ended this login since the caller was identified.
 */
export async function lockOwnAccount(transaction: Queryable, { userId, token }: UserCaller): Promise<void> {
  await lockUser(transaction, userId)
  // a statement of its own, so that it sees what was committed while this one waited
  const { sessionId, credentialVersion } = token
  const found = await findLogin(transaction, { userId, sessionId, credentialVersion })
  if (found.length === 0) throw new AppError('AUTH_401_TOKEN_REVOKED')
}
