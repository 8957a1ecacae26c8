import { NewPassword, Username } from '@lease-risk/contract/account'
import type { Pool } from 'pg'
import { Value } from 'typebox/value'
import { type Config, ConfigError } from '../../platform/config/config.ts'
import { lockUntilCommit } from '../../platform/database/advisory-locks.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { createUser } from './create-user.ts'
import { isGuessable } from './guessable-password.ts'
import type { Passwords } from './passwords.ts'
import { defaultDepartmentOf, rolesHolding } from './roles.ts'

const ROLE = 'ROLE_ADMIN'

const GUESSABLE = 'ADMIN_PASSWORD must be none of the most used passwords and no variant of ADMIN_USERNAME'
const NAME_TAKEN = 'ADMIN_USERNAME must be free: it belongs to an account that is no enabled administrator'

const findAdministrator = statement<{ user_id: number }, { roleNames: string[] }>({
  name: 'find-administrator',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where enabled and role_name = any(:roleNames) limit 1',
})

/** Whoever configures the service knows this password, and it may remain in a file for a long time. */
const demandAnother = statement<never, { userId: number }>({
  name: 'demand-another-password',
  columns: {},
  text: 'update users set must_change_password = true where user_id = :userId',
})

/**
 * Creates the administrator of `ADMIN_USERNAME` and `ADMIN_PASSWORD` unless an enabled one exists; several processes
 * that start at once create one. The role takes effect once the password has been changed (R-ACCT-38).
 * @returns whether one was created.
 * @throws ConfigError when the name or the password breaks the rules for accounts, or the name belongs to a user who is
 * no administrator.
 */
export async function createFirstAdministrator(
  services: { pool: Pool; passwords: Passwords; now: Date },
  given: Config['accounts']['firstAdministrator'],
): Promise<boolean> {
  if (given === undefined) return false
  const { username, password } = given
  const problems = [
    ...(Value.Check(Username, username)
      ? []
      : ['ADMIN_USERNAME must be 4 to 30 letters, digits, dots, underscores or hyphens']),
    ...(Value.Check(NewPassword, password)
      ? []
      : ['ADMIN_PASSWORD must be 8 to 128 characters with a letter and a digit']),
  ]
  if (problems.length > 0) throw new ConfigError(problems)
  return inTransaction(services.pool, async (client) => {
    await lockUntilCommit(client, 'firstAdministrator')
    const present = await findAdministrator(client, { roleNames: rolesHolding('USER_MANAGE') })
    if (present.length > 0) return false
    if (isGuessable(password, username)) throw new ConfigError([GUESSABLE])
    const passwordHash = await services.passwords.hash(password)
    const role = { roleName: ROLE, departmentCode: defaultDepartmentOf(ROLE) } as const
    const administrator = { username, passwordHash, nickname: '관리자', ...role }
    const created = await createUser(client, administrator, services.now).catch((error) => {
      throw error instanceof AppError ? new ConfigError([NAME_TAKEN]) : error
    })
    await demandAnother(client, created)
    return true
  })
}
