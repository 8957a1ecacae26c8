import type { KeyObject } from 'node:crypto'
import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { type Mailer, UnknownRecipient } from '../../../platform/mail.ts'
import type { Services } from '../../../services.ts'
import { word } from '../../../words/in-words.ts'
import type { Language } from '../../../words/language.ts'
import { message } from '../../../words/message.ts'
import { readVerifiedEmail } from '../../account/index.ts'
import { MAILS, messageJobs, type Send, type Sent } from '../messages.ts'
import { notify } from '../notify.ts'
import { readMail, removeChannel, stopChannel } from './stored-mails.ts'
import { UNSUBSCRIBE_PATH, unsubscribePage, unsubscribeToken } from './unsubscribe.ts'

export type MailServices = Pick<Services, 'pool' | 'clock' | 'mailer' | 'log'> & {
  /** Keys of the unsubscribe links; the second one is derived from the previous secret. */
  unsubscribeKeys: readonly [KeyObject, ...KeyObject[]]
}

/** What is due for a user at one time is sent in one mail. */
export function notificationMailJobs(services: MailServices): Job<never>[] {
  const { mailer } = services
  if (mailer === null) return messageJobs(MAILS, services, null)
  const send: Send = ({ ownerId, messageId }) => sendMail({ ...services, mailer }, ownerId, messageId)
  return messageJobs(MAILS, services, { keyMark: null, send })
}

type Sending = MailServices & { mailer: Mailer }

async function sendMail(services: Sending, userId: number, messageId: string): Promise<Sent> {
  const { pool } = services
  const to = await readVerifiedEmail(pool, userId)
  if (to === null) {
    await removeChannel(pool, { userId })
    return 'NOTHING_LEFT'
  }
  const items = await readMail(pool, { ownerId: userId, messageId })
  const [first] = items
  if (first === undefined) return 'NOTHING_LEFT'
  const types = items.map(({ type }) => type)
  try {
    await services.mailer.send({ id: messageId, to, ...mailOf(services, userId, types, first.language) })
    return 'SENT'
  } catch (reason) {
    if (!(reason instanceof UnknownRecipient)) return { reason, retryAfterSeconds: null }
    await stop(services, userId)
    return 'STOPPED'
  }
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

/** Titles alone: the subject, such as a home, can be read in the client after a login. */
function mailOf(
  { mailer, unsubscribeKeys }: Sending,
  userId: number,
  types: readonly NotificationType[],
  language: Language,
) {
  const token = unsubscribeToken(unsubscribeKeys[0], userId)
  const titles = types.map((type) => message('NOTIFICATION_TITLE', { type }))
  const facts = {
    titles,
    link: mailer.linkTo('/notifications'),
    unsubscribeLink: mailer.linkTo(unsubscribePage(token)),
  }
  return {
    subject: word(message('NOTIFICATION_MAIL_SUBJECT', { count: types.length }), language),
    text: word(message('NOTIFICATION_MAIL_TEXT', facts), language),
    unsubscribeBy: mailer.linkTo(`${UNSUBSCRIBE_PATH}?token=${token}`),
  }
}
