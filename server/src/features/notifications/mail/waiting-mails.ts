import { statement } from '../../../platform/database/statement.ts'

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
