import type { DepartmentCode, RoleName } from '@lease-risk/contract/account'
import { seoulDate } from '../../domain/calendar.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { wantedNickname, withFreeNickname } from './nicknames.ts'

export type NewUser = {
  username: string
  passwordHash: string
  email?: string
  nickname?: string
  roleName: RoleName
  departmentCode: DepartmentCode
}

const insert = statement<
  { user_id: number },
  Omit<NewUser, 'email'> & { email: string | null; nickname: string; now: Date; today: string }
>({
  name: 'insert-user',
  columns: { user_id: 'int8' },
  text: `with created as (
     insert into users (username, password_hash, email, nickname, role_name, department_code, password_changed_at, created_at, used_on)
     values (:username, :passwordHash, :email, :nickname, :roleName, :departmentCode, :now, :now, :today)
     on conflict do nothing
     returning user_id
   ), permitted as (
     insert into user_permissions (user_id) select user_id from created
   )
   select user_id from created`,
})
const findByName = statement<{ user_id: number }, { username: string }>({
  name: 'find-user-id',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where lower(username) = lower(:username)',
})

/**
 * Adds the user with the default permissions; a nickname that is taken gets a number.
 * @throws AppError 409 when the username is taken, regardless of case.
 */
export async function createUser(database: Queryable, user: NewUser, now: Date): Promise<{ userId: number }> {
  const created = await withFreeNickname(database, wantedNickname(user.nickname), null, async (nickname) => {
    const [row] = await insert(database, { ...user, email: user.email ?? null, nickname, now, today: seoulDate(now) })
    if (row !== undefined) return row
    const [holder] = await findByName(database, user)
    if (holder !== undefined) throw new AppError('AUTH_409_USERNAME_TAKEN', { errors: [USERNAME_TAKEN] })
    return undefined
  })
  return { userId: created.user_id }
}

const USERNAME_TAKEN = { field: 'username', code: 'DUPLICATE', message: message('AUTH_409_USERNAME_TAKEN') }
