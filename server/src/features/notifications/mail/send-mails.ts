import type { KeyObject } from 'node:crypto'
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { type Mailer, UnknownRecipient } from '../../../platform/mail.ts'
import { observe } from '../../../platform/observe.ts'
import { word } from '../../../words/in-words.ts'
import { message } from '../../../words/message.ts'
import { readVerifiedEmail } from '../../account/index.ts'
import { notify } from '../notify.ts'
import { LEASE_MS, type MessageOutcome, waitAfter } from '../tries.ts'
import {
  postponeMail,
  readMail,
  removeChannel,
  removeMail,
  stopChannel,
  type TakenMail,
  takeMail,
} from './stored-mails.ts'
import { UNSUBSCRIBE_PATH, unsubscribePage, unsubscribeToken } from './unsubscribe.ts'

export type MailServices = {
  pool: Pool
  clock: Clock
  mailer: Mailer | null
  /** Keys of the unsubscribe links; the second one is derived from the previous secret. */
  unsubscribeKeys: readonly [KeyObject, ...KeyObject[]]
  log: Pick<Logger, 'warn'>
}

/** Every minute, on one instance. The notifications of a minute are sent in one mail. */
export function notificationMailJob(services: MailServices): Job {
  return {
    name: 'mail-notifications',
    schedule: '* * * * *',
    async run(_payload, signal) {
      const { mailer } = services
      if (mailer === null) return
      while (await sendNext({ ...services, mailer })) signal.throwIfAborted()
    },
  }
}

type Sending = MailServices & { mailer: Mailer }

async function sendNext(services: Sending): Promise<boolean> {
  const now = services.clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const [taken] = await takeMail(services.pool, { now, until, mailId: randomUUID() })
  if (taken === undefined) return false
  await observe(
    'message',
    'mail',
    () => sendTaken(services, taken),
    (outcome) => outcome,
  )
  return true
}

async function sendTaken(services: Sending, taken: TakenMail): Promise<MessageOutcome> {
  const { pool } = services
  const { userId, mailId } = taken
  const to = await readVerifiedEmail(pool, userId)
  if (to === null) {
    await removeChannel(pool, { userId })
    return 'NOTHING_LEFT'
  }
  const items = await readMail(pool, { mailId })
  if (items.length > 0) {
    try {
      await send(services, taken, { to, items })
    } catch (error) {
      if (!(error instanceof UnknownRecipient)) return putOff(services, taken, error)
      await stop(services, userId)
      return 'STOPPED'
    }
  }
  await removeMail(pool, { mailId })
  return items.length > 0 ? 'SENT' : 'NOTHING_LEFT'
}

/** The mails end together with the notification about it, or neither happens. */
async function stop({ pool, clock }: Sending, userId: number): Promise<void> {
  const now = clock.now()
  const notice = { type: 'MAIL_STOPPED', userId, relatedType: 'USER', relatedId: userId } as const
  await inTransaction(pool, async (transaction) => {
    const stopped = await stopChannel(transaction, { userId, now })
    if (stopped.length > 0) await notify(transaction, [notice], now)
  })
}

/** Sends titles alone: the subject, such as a home, can be read in the client after a login. */
async function send(
  { mailer, unsubscribeKeys }: Sending,
  { userId, language, mailId }: TakenMail,
  { to, items }: { to: string; items: Awaited<ReturnType<typeof readMail>> },
): Promise<void> {
  const token = unsubscribeToken(unsubscribeKeys[0], userId)
  const titles = items.map(({ type }) => message('NOTIFICATION_TITLE', { type }))
  const facts = {
    titles,
    link: mailer.linkTo('/notifications'),
    unsubscribeLink: mailer.linkTo(unsubscribePage(token)),
  }
  await mailer.send({
    id: mailId,
    to,
    subject: word(message('NOTIFICATION_MAIL_SUBJECT', { count: items.length }), language),
    text: word(message('NOTIFICATION_MAIL_TEXT', facts), language),
    unsubscribeBy: mailer.linkTo(`${UNSUBSCRIBE_PATH}?token=${token}`),
  })
}

async function putOff(
  { pool, clock, log }: Sending,
  { mailId, tries }: TakenMail,
  err: unknown,
): Promise<MessageOutcome> {
  const waitMs = waitAfter(tries)
  if (waitMs === null) {
    await removeMail(pool, { mailId })
    log.warn({ err }, 'a mail of notifications was given up')
    return 'GIVEN_UP'
  }
  await postponeMail(pool, { mailId, until: new Date(clock.now().getTime() + waitMs) })
  return 'FAILED'
}
