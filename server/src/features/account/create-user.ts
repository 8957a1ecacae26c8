import type { DepartmentCode, RoleName } from '@lease-risk/contract/account'
import { AppError } from '../../platform/http/errors.ts'
import { namedQuery } from '../../platform/named-query.ts'
import type { Queryable } from '../../platform/transaction.ts'
import { wantedNickname, withFreeNickname } from './nicknames.ts'

export type NewUser = {
  username: string
  passwordHash: string
  email?: string
  nickname?: string
  roleName: RoleName
  departmentCode: DepartmentCode
}

const insert = namedQuery<{ user_id: number }, unknown[]>(
  'insert-user',
  `with created as (
     insert into users (username, password_hash, email, nickname, role_name, department_code, password_changed_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict do nothing
     returning user_id
   ), permitted as (
     insert into user_permissions (user_id) select user_id from created
   )
   select user_id from created`,
)
const findByName = namedQuery<{ user_id: number }, [username: string]>(
  'find-user-id',
  'select user_id from users where lower(username) = lower($1)',
)

/**
 * Adds the user with the default permissions; the nickname gets a number when it is taken.
 * @throws AppError 409 when the username is taken, in whatever case.
 */
export async function createUser(database: Queryable, user: NewUser, now: Date): Promise<{ userId: number }> {
  const created = await withFreeNickname(database, wantedNickname(user.nickname), null, async (nickname) => {
    const { username, passwordHash, email = null, roleName, departmentCode } = user
    const [row] = await insert(database, username, passwordHash, email, nickname, roleName, departmentCode, now)
    if (row !== undefined) return row
    const [holder] = await findByName(database, username)
    if (holder !== undefined) throw new AppError('AUTH_409_USERNAME_TAKEN', { errors: [USERNAME_TAKEN] })
    return undefined
  })
  return { userId: created.user_id }
}

const USERNAME_TAKEN = { field: 'username', code: 'DUPLICATE', message: '이미 사용 중인 아이디입니다.' }
