import type { ChangePasswordRequest } from '@lease-risk/contract/account'
import type { UserCaller } from '../../platform/http/access.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { confirmPassword } from './confirm-password.ts'
import { refuseGuessable } from './guessable-password.ts'
import type { AccountServices } from './services.ts'
import {
  beginSession,
  endSessions,
  type Session,
  TOKEN_OWNER,
  TOKEN_OWNER_COLUMNS,
  type TokenOwner,
} from './sessions.ts'

const writePassword = statement<never, { userId: number; passwordHash: string; now: Date }>({
  name: 'write-password',
  columns: {},
  text: 'update users set password_hash = :passwordHash, password_changed_at = :now where user_id = :userId',
})
const readOwner = statement<TokenOwner, { userId: number }>({
  name: 'read-token-owner',
  columns: TOKEN_OWNER_COLUMNS,
  text: `select ${TOKEN_OWNER} from users join user_permissions using (user_id) where user_id = :userId`,
})

/**
 * Ends every session of the user, the caller's own included; the one that is returned takes its place.
 * @throws AppError 401 when the current password is wrong, 400 when the new one is guessed easily.
 */
export async function changePassword(
  services: AccountServices,
  caller: UserCaller,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<Session> {
  const { pool, clock, passwords } = services
  await confirmPassword(services, caller.userId, currentPassword)
  refuseGuessable('newPassword', newPassword, caller.username)
  const passwordHash = await passwords.hash(newPassword)
  return inTransaction(pool, async (client) => {
    const now = clock.now()
    await writePassword(client, { userId: caller.userId, passwordHash, now })
    await endSessions(client, caller.userId, now)
    const [owner] = await readOwner(client, caller)
    if (owner === undefined) throw new Error(`user ${caller.userId} is gone`)
    return beginSession(services, owner, client)
  })
}
