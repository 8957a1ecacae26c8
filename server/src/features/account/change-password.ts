import type { ChangePasswordRequest } from '@lease-risk/contract/account'
import type { UserCaller } from '../../platform/http/access.ts'
import { namedQuery } from '../../platform/named-query.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { confirmPassword } from './confirm-password.ts'
import type { AccountServices } from './services.ts'
import { beginSession, endSessions, type Session, TOKEN_OWNER_COLUMNS, type TokenOwner } from './sessions.ts'

const writePassword = namedQuery<never, [userId: number, hash: string, now: Date]>(
  'write-password',
  'update users set password_hash = $2, password_changed_at = $3 where user_id = $1',
)
const readOwner = namedQuery<TokenOwner, [userId: number]>(
  'read-token-owner',
  `select ${TOKEN_OWNER_COLUMNS} from users join user_permissions using (user_id) where user_id = $1`,
)

/**
 * Ends every session of the user, the caller's own included; the one that is returned takes its place.
 * @throws AppError 401 when the current password is wrong.
 */
export async function changePassword(
  services: AccountServices,
  caller: UserCaller,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<Session> {
  const { pool, clock, passwords } = services
  await confirmPassword(services, caller.userId, currentPassword)
  const passwordHash = await passwords.hash(newPassword)
  return inTransaction(pool, async (client) => {
    const now = clock.now()
    await writePassword(client, caller.userId, passwordHash, now)
    await endSessions(client, caller.userId, now)
    const [owner] = await readOwner(client, caller.userId)
    if (owner === undefined) throw new Error(`user ${caller.userId} is gone`)
    return beginSession(services, owner, client)
  })
}
