import type { DepartmentCode, RoleName } from '@lease-risk/contract/account'
import { containing } from '../../platform/database/like-pattern.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { PERMISSION_COLUMNS, type PermissionColumns } from './permissions.ts'
import { rolesHolding } from './roles.ts'

/** A user as operators see them; excludes users who deleted their account. */
export type ManagedUserRow = PermissionColumns & {
  user_id: number
  username: string
  nickname: string
  email: string | null
  role_name: RoleName
  department_code: DepartmentCode
  enabled: boolean
  created_at: Date
  password_changed_at: Date
  /** By page key; `null` without any. */
  page_settings: Record<string, boolean> | null
}

const COLUMNS = {
  user_id: 'int8',
  username: 'text',
  nickname: 'text',
  email: 'text',
  role_name: 'text',
  department_code: 'text',
  enabled: 'bool',
  created_at: 'timestamptz',
  password_changed_at: 'timestamptz',
  ...PERMISSION_COLUMNS,
  page_settings: 'json',
} as const
/** For a select list over `users join user_permissions`. */
const SELECTED = `
  users.user_id, username, nickname, email, role_name, department_code, enabled, created_at, password_changed_at,
  ${Object.keys(PERMISSION_COLUMNS).join(', ')},
  (select json_object_agg(page_key, allowed) from user_page_permissions as pages where pages.user_id = users.user_id)
    as page_settings`

type Filters = { keywordPattern: string | null; enabled: boolean | null }

/** The text to search matches the expression of the index users_search. */
const CHOSEN = String.raw`
  deleted_at is null
  and (:keywordPattern::text is null
    or lower(username || E'\n' || nickname || E'\n' || coalesce(email, '')) like lower(:keywordPattern))
  and (:enabled::boolean is null or enabled = :enabled)`

const selectPage = statement<ManagedUserRow, Filters & { limit: number; offset: number }>({
  name: 'managed-user-page',
  planned: 'EACH_TIME',
  columns: COLUMNS,
  text: `select ${SELECTED}
   from (select * from users where ${CHOSEN} order by user_id desc limit :limit offset :offset) as users
     join user_permissions using (user_id)
   order by users.user_id desc`,
})
const countAll = statement<{ count: number }, Filters>({
  name: 'managed-user-count',
  planned: 'EACH_TIME',
  columns: { count: 'int8' },
  text: `select count(*) from users where ${CHOSEN}`,
})
const selectUser = statement<ManagedUserRow, { userId: number }>({
  name: 'managed-user',
  columns: COLUMNS,
  text: `select ${SELECTED} from users join user_permissions using (user_id) where users.user_id = :userId and deleted_at is null`,
})

/** One page of all users, newest first, and the total number. */
export async function findManagedUsers(
  database: Queryable,
  query: { keyword?: string | undefined; enabled?: boolean | undefined; page: number; size: number },
): Promise<{ users: ManagedUserRow[]; total: number }> {
  const { keyword, enabled = null, page, size } = query
  const filters = { keywordPattern: keyword === undefined ? null : containing(keyword.trim()), enabled }
  const [users, counted] = await Promise.all([
    selectPage(database, { ...filters, limit: size, offset: page * size }),
    countAll(database, filters),
  ])
  return { users, total: counted[0]?.count ?? 0 }
}

/** `undefined`: no such user. */
export async function findManagedUser(database: Queryable, userId: number): Promise<ManagedUserRow | undefined> {
  return (await selectUser(database, { userId }))[0]
}

/** Enabled accounts that hold USER_MANAGE, by their role or by the flag, which counts for operators only. */
const selectManagers = statement<{ user_id: number }, { roleNames: string[] }>({
  name: 'user-managers',
  columns: { user_id: 'int8' },
  text: `select user_id from users join user_permissions using (user_id)
   where enabled and (role_name = any(:roleNames) or (can_manage_users and role_name <> 'ROLE_USER'))`,
})

/** The users who can manage users at present. */
export async function findUserManagers(database: Queryable): Promise<number[]> {
  const managers = await selectManagers(database, { roleNames: rolesHolding('USER_MANAGE') })
  return managers.map(({ user_id }) => user_id)
}

const selectAdministrators = statement<{ user_id: number }>({
  name: 'administrators',
  columns: { user_id: 'int8' },
  text: `select user_id from users where enabled and role_name = 'ROLE_ADMIN'`,
})

/** The enabled administrators: only the role ROLE_ADMIN, not other operator roles. */
export async function findAdministrators(database: Queryable): Promise<number[]> {
  return (await selectAdministrators(database)).map(({ user_id }) => user_id)
}
