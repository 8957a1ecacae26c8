import { randomUUID } from 'node:crypto'
import { addDays, seoulDate } from '../../../domain/calendar.ts'
import { keptUntil, UNUSED_NOTICE_DAYS } from '../../../domain/privacy/retention.ts'
import { removal } from '../../../platform/database/removal.ts'
import { statement } from '../../../platform/database/statement.ts'
import type { Queryable } from '../../../platform/database/transaction.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import type { Mailer } from '../../../platform/mail.ts'
import { word } from '../../../words/in-words.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../../words/language.ts'
import { type Message, message } from '../../../words/message.ts'
import { notify } from '../../notifications/index.ts'
import type { AccountServices } from '../services.ts'

/** Account changes, and guesses at its password, of which the owner of an address is notified. */
type Change =
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED'
  | 'EMAIL_REMOVED'
  | 'PASSKEYS_CHANGED'
  | 'LOGIN_PROVIDERS_CHANGED'
  | 'PASSWORD_GUESSED'
  | 'ACCOUNT_UNUSED'

const CHANGE_MAIL_JOB = 'send-change-mail'
/** The last attempts come after the mail has expired and send nothing, so the job completes instead of failing. */
const ATTEMPTS = 12

type NewMail = { mailId: string; userId: number; change: Change; language: Language; now: Date; expiresAt: Date }

const insertMail = statement<{ mail_id: string }, NewMail>({
  name: 'account-mail-insert',
  columns: { mail_id: 'uuid' },
  text: `insert into account_mails (mail_id, user_id, change, email, language, created_at, expires_at)
   select :mailId::uuid, user_id, :change, email, coalesce(language, :language), :now::timestamptz,
     :expiresAt::timestamptz
   from verified_emails where user_id = :userId
   returning mail_id`,
})

type MailRow = { change: Change; email: string; language: Language; created_at: Date }

const readMail = statement<MailRow, { mailId: string; now: Date }>({
  name: 'account-mail-read',
  columns: { change: 'text', email: 'text', language: 'text', created_at: 'timestamptz' },
  text: `select change, email, language, created_at from account_mails
   where mail_id = :mailId and sent_at is null and expires_at > :now`,
})

const markSent = statement<never, { mailId: string; now: Date }>({
  name: 'account-mail-sent',
  columns: {},
  text: 'update account_mails set sent_at = :now where mail_id = :mailId',
})

export const removeExpiredMails = removal<{ now: Date }>({
  name: 'account-mails-remove-expired',
  oldest: 'expires_at',
  text: 'delete from account_mails where expires_at <= :now',
})

/**
 * R-ACCT-25: notifies the verified address that the account has at this moment, so this must be called before the
 * address is changed. The mail uses the language in which that address was verified, which whoever changes something
 * now cannot influence. Does nothing without a verified address. @returns whether there is one.
 */
export async function notifyOfChange(
  transaction: Queryable,
  userId: number,
  change: Change,
  now: Date,
): Promise<boolean> {
  const expiresAt = keptUntil('ACCOUNT_MAILS', now)
  const mail = { mailId: randomUUID(), userId, change, language: DEFAULT_LANGUAGE, now, expiresAt }
  const [added] = await insertMail(transaction, mail)
  if (added === undefined) return false
  await enqueueJob(transaction, CHANGE_MAIL_JOB, { mailId: added.mail_id }, { maxAttempts: ATTEMPTS })
  return true
}

/** If the process is killed right after sending a mail, the mail is sent again with the same `Message-ID`. */
export function changeMailJob({
  pool,
  clock,
  mailer,
}: Pick<AccountServices, 'pool' | 'clock' | 'mailer'>): Job<{ mailId: string }> {
  return {
    name: CHANGE_MAIL_JOB,
    isSending: true,
    async run({ mailId }) {
      if (mailer === null) return
      const [mail] = await readMail(pool, { mailId, now: clock.now() })
      if (mail === undefined) return
      const { subject, text } = wordsOf(mail, mailer)
      await mailer.send({
        id: mailId,
        to: mail.email,
        subject: word(subject, mail.language),
        text: word(text, mail.language),
      })
      await markSent(pool, { mailId, now: clock.now() })
    },
  }
}

function wordsOf({ change, created_at: writtenAt }: MailRow, { linkTo }: Mailer): { subject: Message; text: Message } {
  if (change === 'ACCOUNT_UNUSED') {
    const day = addDays(seoulDate(writtenAt), UNUSED_NOTICE_DAYS)
    return {
      subject: message('UNUSED_MAIL_SUBJECT', { day }),
      text: message('UNUSED_MAIL_TEXT', { day, link: linkTo('/login') }),
    }
  }
  return {
    subject: message('CHANGE_MAIL_SUBJECT', { change }),
    text: message('CHANGE_MAIL_TEXT', { change, link: linkTo('/recover') }),
  }
}

/** What an owner has to know of a login, by the type of their notification. */
type LoginChange =
  | { type: 'PASSKEYS_CHANGED'; code: 'ADDED' | 'REMOVED' | 'CODES_RENEWED' | 'RESET' }
  | { type: 'LOGIN_PROVIDERS_CHANGED'; code: 'LINKED' | 'UNLINKED' }
  | { type: 'PASSWORD_GUESSED'; code?: never }

/** R-ACCT-26, R-ACCT-30, R-ACCT-42: notifies the owner in the client and, if there is a verified address, by mail. */
export async function notifyOwner(
  transaction: Queryable,
  userId: number,
  { type, code }: LoginChange,
  now: Date,
): Promise<void> {
  const detail = code === undefined ? {} : { code }
  await notify(transaction, [{ type, userId, relatedType: 'USER', relatedId: userId, detail }], now)
  await notifyOfChange(transaction, userId, type, now)
}
