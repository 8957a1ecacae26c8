import { statement } from './statement.ts'
import type { Queryable } from './transaction.ts'

const mark = statement<never, { userId: number; seconds: number }>({
  name: 'recent-writer-mark',
  columns: {},
  text: `insert into recent_writers as known (user_id, until) values (:userId, now() + make_interval(secs => :seconds))
   on conflict (user_id) do update set until = greatest(known.until, excluded.until)`,
})
const find = statement<{ user_id: number }, { userId: number }>({
  name: 'recent-writer-find',
  columns: { user_id: 'int8' },
  text: 'select user_id from recent_writers where user_id = :userId and until > now()',
})
const forget = statement<never>({
  name: 'recent-writers-forget',
  columns: {},
  text: 'delete from recent_writers where until <= now()',
})

/** Records that a replica may lack the user's writes for this many seconds. */
export async function markWriter(database: Queryable, userId: number, seconds: number): Promise<void> {
  await mark(database, { userId, seconds })
}

/** Whether a replica may lack recent writes of the user, made on any instance. */
export async function wroteRecently(database: Queryable, userId: number): Promise<boolean> {
  return (await find(database, { userId })).length > 0
}

export function forgetWriters(database: Queryable): Promise<unknown> {
  return forget(database)
}
