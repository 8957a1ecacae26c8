import type { AdminUserQuery, AdminUserResponse } from '@lease-risk/contract/admin-users'
import type { Page } from '@lease-risk/contract/common'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { pageOf } from '../../platform/http/envelope.ts'
import { containing } from '../../platform/like-pattern.ts'
import { MANAGED_USER_COLUMNS, type ManagedUserRow, presentUser } from './managed-user.ts'

/** The expression of the index users_search. */
const SEARCHED = sql`lower(username || E'\\n' || nickname || E'\\n' || coalesce(email, ''))`

/** One page of all users, the newest first. */
export async function listUsers(db: Db, query: AdminUserQuery): Promise<Page<AdminUserResponse>> {
  const { keyword, enabled, page, size } = query
  const conditions = [
    sql`true`,
    ...(keyword === undefined ? [] : [sql`${SEARCHED} like lower(${containing(keyword.trim())})`]),
    ...(enabled === undefined ? [] : [sql`enabled = ${enabled}`]),
  ]
  const where = sql.join(conditions, sql` and `)
  const [rows, total] = await Promise.all([
    sql<ManagedUserRow>`
      select ${sql.raw(MANAGED_USER_COLUMNS)}
      from (select * from users where ${where} order by user_id desc limit ${size} offset ${page * size}) as users
        join user_permissions using (user_id)
      order by users.user_id desc`.execute(db),
    sql<{ count: number }>`select count(*) from users where ${where}`.execute(db),
  ])
  return pageOf(rows.rows.map(presentUser), query, total.rows[0]?.count ?? 0)
}
