import type { RecoverPasswordRequest, ResetPasswordRequest } from '@lease-risk/contract/own-email'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Language } from '../../../words/language.ts'
import { writePassword } from '../change-password.ts'
import { lockUser } from '../change-user.ts'
import { refuseWeak } from '../guessable-password.ts'
import type { AccountServices } from '../services.ts'
import { endSessions } from '../sessions.ts'
import { askToRecover, findToken, hashOfToken, takeToken } from './one-time-tokens.ts'

const PURPOSE = 'RECOVER_PASSWORD'

/**
 * Sends a link to the owner of the address. Reply and work are the same for every address, so that nobody learns here
 * whether an account has it.
 * @throws AppError 429 after too many mails to this address or from this network, 503 without a mail server.
 */
export async function recoverPassword(
  { pool, clock, mailer, rateLimiter, oneTimeKey: key }: AccountServices,
  { email }: RecoverPasswordRequest,
  { network, language }: { network: string; language: Language },
): Promise<void> {
  if (mailer === null) throw new AppError('MAIL_503_OFF')
  await rateLimiter.consume('mail', [`address:${network}`])
  await rateLimiter.consume('mailAddress', [email.toLowerCase()])
  await inTransaction(pool, (client) => askToRecover(client, { email, language, key, now: clock.now() }))
}

/**
 * Sets the password by the link of a mail, which works once, and ends every session of the user.
 * @returns the username, which the user may have forgotten as well.
 * @throws AppError 400 when the link is no longer valid or the password is weak; in the latter case the link remains
 * valid.
 */
export async function resetPassword(
  { pool, clock, passwords }: AccountServices,
  { token, newPassword }: ResetPasswordRequest,
): Promise<string> {
  const presented = { hash: hashOfToken(token), purpose: PURPOSE } as const
  const [owner] = await findToken(pool, { ...presented, now: clock.now() })
  if (owner === undefined) throw new AppError('AUTH_400_LINK_INVALID')
  await refuseWeak(passwords, 'newPassword', { password: newPassword, username: owner.username })
  const passwordHash = await passwords.hash(newPassword)
  await inTransaction(pool, async (client) => {
    const now = clock.now()
    // lock the user before the links, as every other change of the account does
    await lockUser(client, owner.user_id)
    const [taken] = await takeToken(client, { ...presented, now })
    if (taken === undefined) throw new AppError('AUTH_400_LINK_INVALID')
    await writePassword(client, owner.user_id, passwordHash, now)
    await endSessions(client, owner.user_id, now)
  })
  return owner.username
}
