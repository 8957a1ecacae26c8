import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Feed } from '../../platform/feed/feed.ts'
import type { ResolveCaller } from '../../platform/http/access.ts'
import type { MailServices } from './mail/send-mails.ts'

export type NotificationServices = MailServices & {
  pool: Pool
  clock: Clock
  feed: Feed
  /** Days that a notification is kept since it last changed. */
  retentionDays: number
  /** An open stream asks again and again whether its reader is still logged in. */
  resolveCaller: ResolveCaller
}
