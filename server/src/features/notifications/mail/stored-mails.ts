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

export type TakenMail = { userId: number; language: Language; mailId: string; tries: number }

/**
 * Takes all due notifications of one user as one mail, before it is sent: taken rows keep their `mailId`, and nobody
 * else takes them until `until`. The row of the channel is the lock, so that two instances take different users.
 */
export const takeMail = statement<TakenMail, { now: Date; until: Date; mailId: string }>({
  name: 'notification-mail-take',
  columns: { userId: 'int8', language: 'text', mailId: 'uuid', tries: 'int4' },
  text: `with channel as (
     select user_id, language from mail_channels
     where user_id in (select user_id from notification_mails where due_at <= :now order by due_at limit 100)
     limit 1 for update skip locked
   ), first as (
     select user_id, language, mail_id from channel join notification_mails using (user_id)
     where due_at <= :now order by due_at, notification_id limit 1
   ), taken as (
     update notification_mails as item set
       mail_id = coalesce(first.mail_id, :mailId::uuid), due_at = :until, tries = tries + 1
     from first
     where item.user_id = first.user_id and item.due_at <= :now and item.mail_id is not distinct from first.mail_id
     returning item.user_id, item.mail_id, tries
   )
   select taken.user_id as "userId", language, taken.mail_id as "mailId", max(tries) as tries
   from taken join channel using (user_id) group by taken.user_id, language, taken.mail_id`,
})

/** The notifications of a mail still to be sent: without those read in the meantime, or no longer mailed. */
export const readMail = statement<{ type: NotificationType; count: number }, { mailId: string }>({
  name: 'notification-mail-read',
  columns: { type: 'text', count: 'int4' },
  text: `select notification_type as type, event_count as count
   from notification_mails join notifications using (notification_id) join mail_channels using (user_id)
   where mail_id = :mailId and read_at is null and bounced_at is null and notification_type = any(notification_types)
   order by notification_id`,
})

/** Removes a mail that was sent, is no longer needed, or was given up. */
export const removeMail = statement<never, { mailId: string }>({
  name: 'notification-mail-remove',
  columns: {},
  text: 'delete from notification_mails where mail_id = :mailId',
})

export const postponeMail = statement<never, { mailId: string; until: Date }>({
  name: 'notification-mail-postpone',
  columns: {},
  text: 'update notification_mails set due_at = :until where mail_id = :mailId',
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
