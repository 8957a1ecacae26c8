import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'
import { keptUntil } from '../../../domain/privacy/retention.ts'
import { removal } from '../../../platform/database/removal.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { word } from '../../../words/in-words.ts'
import type { Language } from '../../../words/language.ts'
import { message } from '../../../words/message.ts'
import type { AccountServices } from '../services.ts'

type Purpose = 'VERIFY_EMAIL' | 'RECOVER_PASSWORD'

const MAIL_JOB = 'send-account-mail'
/** The last attempts come after the token has expired and send nothing, so the job completes instead of failing. */
const ATTEMPTS = 12

type NewToken = { purpose: Purpose; nonce: Buffer; hash: Buffer; language: Language; now: Date; expiresAt: Date }

/** The text in the link. It cannot be derived from the database alone. */
function tokenOf(key: KeyObject, purpose: Purpose, nonce: Buffer): string {
  return createHmac('sha256', key).update(purpose).update(nonce).digest('base64url')
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function newToken(key: KeyObject, purpose: Purpose, language: Language, now: Date): NewToken {
  const nonce = randomBytes(32)
  const hash = hashOfToken(tokenOf(key, purpose, nonce))
  return { purpose, nonce, hash, language, now, expiresAt: keptUntil('MAILED_LINKS', now) }
}

const insertForUser = statement<{ token_id: number }, NewToken & { userId: number; email: string }>({
  name: 'one-time-token-for-user',
  columns: { token_id: 'int8' },
  text: `insert into one_time_tokens
     (user_id, purpose, email, language, nonce, token_hash, created_at, expires_at)
   values (:userId, :purpose, :email, :language, :nonce, :hash, :now, :expiresAt)
   returning token_id`,
})
const insertForEmail = statement<{ token_id: number }, NewToken & { email: string }>({
  name: 'one-time-token-for-email',
  columns: { token_id: 'int8' },
  text: `insert into one_time_tokens
     (user_id, purpose, email, language, nonce, token_hash, created_at, expires_at)
   select user_id, :purpose, verified_emails.email, :language, :nonce::bytea, :hash::bytea, :now::timestamptz,
     :expiresAt::timestamptz
   from verified_emails join users using (user_id)
   where lower(verified_emails.email) = lower(:email) and enabled
   returning token_id`,
})

type Asked = { email: string; language: Language; key: KeyObject; now: Date }

/** Issues a token and sends the mail that verifies an address; an earlier token becomes void. */
export async function askToVerify(transaction: Queryable, userId: number, { key, ...asked }: Asked): Promise<void> {
  await voidTokens(transaction, { userId, purpose: 'VERIFY_EMAIL', now: asked.now })
  const token = newToken(key, 'VERIFY_EMAIL', asked.language, asked.now)
  await enqueue(transaction, await insertForUser(transaction, { ...token, email: asked.email, userId }))
}

/**
 * Issues a token and sends the mail to the owner of the address. An address that belongs to nobody gets the same
 * treatment, and the job finds nothing to send.
 */
export async function askToRecover(transaction: Queryable, { key, ...asked }: Asked): Promise<void> {
  const token = newToken(key, 'RECOVER_PASSWORD', asked.language, asked.now)
  await enqueue(transaction, await insertForEmail(transaction, { ...token, email: asked.email }))
}

async function enqueue(transaction: Queryable, [token]: { token_id: number }[]): Promise<void> {
  await enqueueJob(transaction, MAIL_JOB, { tokenId: token?.token_id ?? 0 }, { maxAttempts: ATTEMPTS })
}

type MailRow = { purpose: Purpose; email: string; language: Language; nonce: Buffer }

const readMail = statement<MailRow, { tokenId: number; now: Date }>({
  name: 'one-time-token-mail',
  columns: { purpose: 'text', email: 'text', language: 'text', nonce: 'bytea' },
  text: `select purpose, email, language, nonce from one_time_tokens
   where token_id = :tokenId and used_at is null and expires_at > :now`,
})

type Presented = { hash: Buffer; purpose: Purpose; now: Date }

/** The owner of the token, as long as the token can be used. */
export const findToken = statement<{ user_id: number; username: string }, Presented>({
  name: 'one-time-token-find',
  columns: { user_id: 'int8', username: 'text' },
  text: `select user_id, username from one_time_tokens join users using (user_id)
   where token_hash = :hash and purpose = :purpose and used_at is null and expires_at > :now and enabled`,
})

/**
 * If a token is used twice at once, the second use waits for the row lock of the first and then finds the token used.
 */
export const takeToken = statement<{ email: string; language: Language }, Presented>({
  name: 'one-time-token-take',
  columns: { email: 'text', language: 'text' },
  text: `update one_time_tokens set used_at = :now
   where token_hash = :hash and purpose = :purpose and used_at is null and expires_at > :now
   returning email, language`,
})

export const voidTokens = statement<never, { userId: number; purpose: Purpose; now: Date }>({
  name: 'one-time-tokens-void',
  columns: {},
  text: `update one_time_tokens set used_at = :now
   where user_id = :userId and purpose = :purpose and used_at is null`,
})

export const removeExpiredOneTimeTokens = removal<{ now: Date }>({
  name: 'one-time-tokens-remove-expired',
  oldest: 'expires_at',
  text: 'delete from one_time_tokens where expires_at <= :now',
})

/** The client screen that takes the token. The token follows the `#`, so that no log contains it. */
const SCREENS: Record<Purpose, string> = { VERIFY_EMAIL: '/verify-email', RECOVER_PASSWORD: '/recover' }

/**
 * Sends the mail of a one-time token. A token that is void or expired by now is not sent. If the process is killed
 * right after sending, the mail is sent again with the same link.
 */
export function accountMailJob({ pool, clock, mailer, oneTimeKey }: AccountServices): Job<{ tokenId: number }> {
  return {
    name: MAIL_JOB,
    isSending: true,
    async run({ tokenId }) {
      if (mailer === null) return
      const [mail] = await readMail(pool, { tokenId, now: clock.now() })
      if (mail === undefined) return
      const { purpose, email, language, nonce } = mail
      const link = mailer.linkTo(`${SCREENS[purpose]}#${tokenOf(oneTimeKey, purpose, nonce)}`)
      await mailer.send({
        to: email,
        subject: word(message('MAIL_SUBJECT', { purpose }), language),
        text: word(message('MAIL_TEXT', { purpose, link }), language),
      })
    },
  }
}
