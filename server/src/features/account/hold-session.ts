import type { UserCaller } from '../../platform/http/access.ts'
import { statement } from '../../platform/statement.ts'
import type { Queryable } from '../../platform/transaction.ts'

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
