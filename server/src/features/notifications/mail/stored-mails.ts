import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import type { MailFrequency } from '@lease-risk/contract/notification-channels'
import { statement } from '../../../platform/database/statement.ts'
import type { Language } from '../../../words/language.ts'

type MailChannel = {
  frequency: MailFrequency
  language: Language
  notificationTypes: NotificationType[]
  bouncedAt: Date | null
}

export const readChannel = statement<MailChannel, { userId: number }>({
  name: 'mail-channel-read',
  columns: { frequency: 'text', language: 'text', notificationTypes: '_text', bouncedAt: 'timestamptz' },
  text: `select frequency, language, notification_types as "notificationTypes", bounced_at as "bouncedAt"
   from mail_channels where user_id = :userId`,
})

type Chosen = Omit<MailChannel, 'bouncedAt'> & { userId: number; now: Date }

/** Mails that already wait are sent as planned. */
export const writeChannel = statement<never, Chosen>({
  name: 'mail-channel-write',
  columns: {},
  text: `insert into mail_channels (user_id, frequency, language, notification_types, chosen_at)
   values (:userId, :frequency, :language, :notificationTypes::text[], :now)
   on conflict (user_id) do update set
     frequency = excluded.frequency, language = excluded.language, notification_types = excluded.notification_types,
     chosen_at = excluded.chosen_at, bounced_at = null`,
})

/** Also removes all waiting mails. */
export const removeChannel = statement<never, { userId: number }>({
  name: 'mail-channel-remove',
  columns: {},
  text: 'delete from mail_channels where user_id = :userId',
})

/**
 * The mail server does not know the address; waiting mails are not sent. Returns no row if mails have already stopped.
 */
export const stopChannel = statement<{ userId: number }, { userId: number; now: Date }>({
  name: 'mail-channel-stop',
  columns: { userId: 'int8' },
  text: `with waiting as (delete from notification_mails where user_id = :userId)
   update mail_channels set bounced_at = :now where user_id = :userId and bounced_at is null
   returning user_id as "userId"`,
})

/** The notifications of a mail still to be sent: without those read in the meantime, or no longer mailed. */
export const readMail = statement<
  { type: NotificationType; language: Language },
  { ownerId: number; messageId: string }
>({
  name: 'notification-mail-read',
  columns: { type: 'text', language: 'text' },
  text: `select notification_type as type, language
   from notification_mails join notifications using (notification_id) join mail_channels using (user_id)
   where user_id = :ownerId and mail_id = :messageId and read_at is null and bounced_at is null and notification_type = any(notification_types)
   order by notification_id`,
})

export type WaitingMails = {
  /** Users who have enabled mails. */
  channels: number
  /** Of these, users whose address the mail server does not know. */
  stopped: number
  waiting: number
  /** When the first of them could have been sent; `null` when none is late. */
  lateSince: Date | null
}

/** The state of notifications by mail, over all users. */
export const readWaitingMails = statement<WaitingMails, { now: Date }>({
  name: 'notification-mails-waiting',
  columns: { channels: 'int8', stopped: 'int8', waiting: 'int8', lateSince: 'timestamptz' },
  text: `select
     (select count(*) from mail_channels) as channels,
     (select count(*) from mail_channels where bounced_at is not null) as stopped,
     (select count(*) from notification_mails) as waiting,
     (select min(due_at) from notification_mails where due_at <= :now) as "lateSince"`,
})
