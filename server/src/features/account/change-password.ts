import type { ChangePasswordRequest } from '@lease-risk/contract/account'
import type { UserCaller } from '../../platform/http/access.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { confirmPassword } from './confirm-password.ts'
import { refuseGuessable } from './guessable-password.ts'
import type { AccountServices } from './services.ts'
import { replaceSessions, type Session } from './sessions.ts'

const writePassword = statement<never, { userId: number; passwordHash: string; now: Date }>({
  name: 'write-password',
  columns: {},
  text: 'update users set password_hash = :passwordHash, password_changed_at = :now where user_id = :userId',
})

/**
 * Ends every session of the user but the caller's, which goes on with the tokens that are returned.
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
    await writePassword(client, { userId: caller.userId, passwordHash, now: clock.now() })
    return replaceSessions(services, client, caller)
  })
}
