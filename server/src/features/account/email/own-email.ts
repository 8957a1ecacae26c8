import type { OwnEmail, UpdateEmailRequest } from '@lease-risk/contract/own-email'
import { statement } from '../../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Language } from '../../../words/language.ts'
import { lockUser } from '../change-user.ts'
import { confirmPassword } from '../password-attempts.ts'
import type { AccountServices } from '../services.ts'
import { notifyOfChange } from './mail-of-change.ts'
import { askToVerify, findToken, hashOfToken, takeToken, voidTokens } from './one-time-tokens.ts'

const UNIQUE_VIOLATION = '23505'

const readEmail = statement<{ email: string | null; pending_email: string | null }, { userId: number; now: Date }>({
  name: 'read-own-email',
  columns: { email: 'text', pending_email: 'text' },
  text: `select
     (select email from verified_emails where user_id = :userId) as email,
     (select email from one_time_tokens
      where user_id = :userId and purpose = 'VERIFY_EMAIL' and used_at is null and expires_at > :now
      order by token_id desc limit 1) as pending_email`,
})
const writeEmail = statement<never, { userId: number; email: string; language: Language; now: Date }>({
  name: 'write-verified-email',
  columns: {},
  text: `with shown as (update users set email = :email where user_id = :userId)
   insert into verified_emails (user_id, email, language, verified_at) values (:userId, :email, :language, :now)
   on conflict (user_id) do update set
     email = excluded.email, language = excluded.language, verified_at = excluded.verified_at`,
})
const removeEmail = statement<never, { userId: number }>({
  name: 'remove-email',
  columns: {},
  text: `with hidden as (update users set email = null where user_id = :userId)
   delete from verified_emails where user_id = :userId`,
})

/** The verified address, and the one whose link has not been opened yet. */
export async function readOwnEmail({ pool, clock }: AccountServices, userId: number): Promise<OwnEmail> {
  const [row] = await readEmail(pool, { userId, now: clock.now() })
  return { email: row?.email ?? null, pendingEmail: row?.pending_email ?? null }
}

/**
 * Sends a link to the new address, which takes effect when the link is opened; without a new address, the present one
 * is removed. This voids links for recovering the password that were sent to the present address.
 * @throws AppError 401 when the password is wrong, 429 after too many mails, 503 without a mail server.
 */
export async function updateOwnEmail(
  services: AccountServices,
  userId: number,
  { email, confirmationPassword }: UpdateEmailRequest,
  language: Language,
): Promise<OwnEmail> {
  const { pool, clock, mailer, rateLimiter, oneTimeKey: key } = services
  await confirmPassword(services, userId, confirmationPassword)
  if (email === undefined) {
    await inTransaction(pool, async (client) => {
      const now = clock.now()
      await lockUser(client, userId)
      await notifyOfChange(client, userId, 'EMAIL_REMOVED', now)
      await removeEmail(client, { userId })
      for (const purpose of ['VERIFY_EMAIL', 'RECOVER_PASSWORD'] as const) {
        await voidTokens(client, { userId, purpose, now })
      }
    })
  } else {
    if (mailer === null) throw new AppError('MAIL_503_OFF')
    await rateLimiter.consume('mail', [`user:${userId}`])
    await rateLimiter.consume('mailAddress', [email.toLowerCase()])
    await inTransaction(pool, (client) => askToVerify(client, userId, { email, language, key, now: clock.now() }))
  }
  return readOwnEmail(services, userId)
}

/**
 * Makes the address of the link the user's own. No login is required.
 * @throws AppError 400 when the link is no longer valid, 409 when another account has the address.
 */
export async function verifyEmail({ pool, clock }: AccountServices, token: string): Promise<void> {
  const now = clock.now()
  const presented = { hash: hashOfToken(token), purpose: 'VERIFY_EMAIL', now } as const
  await inTransaction(pool, async (client) => {
    const [owner] = await findToken(client, presented)
    if (owner === undefined) throw new AppError('AUTH_400_LINK_INVALID')
    const { user_id: userId } = owner
    await lockUser(client, userId)
    const [taken] = await takeToken(client, presented)
    if (taken === undefined) throw new AppError('AUTH_400_LINK_INVALID')
    const { email, language } = taken
    const [present] = await readEmail(client, { userId, now })
    if (present?.email !== email) await notifyOfChange(client, userId, 'EMAIL_CHANGED', now)
    await voidTokens(client, { userId, purpose: 'RECOVER_PASSWORD', now })
    await writeEmail(client, { userId, email, language, now })
  }).catch((error) => {
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? new AppError('EMAIL_409_TAKEN') : error
  })
}

const findEmail = statement<{ email: string }, { userId: number }>({
  name: 'verified-email-of-user',
  columns: { email: 'text' },
  text: `select verified_emails.email from verified_emails join users using (user_id)
   where user_id = :userId and enabled and deleted_at is null`,
})

/**
 * The address to which mail for a user may be sent; `null` without a verified address or when the account is withdrawn.
 */
export async function readVerifiedEmail(database: Queryable, userId: number): Promise<string | null> {
  const [found] = await findEmail(database, { userId })
  return found?.email ?? null
}
