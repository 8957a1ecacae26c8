import type { Services } from '../../services.ts'
import type { MailServices } from './mail/send-mails.ts'

export type NotificationServices = Services &
  MailServices & {
    /** Days for which a notification is kept after its last change. */
    retentionDays: number
  }
