import type { Feed } from '../../platform/feed/feed.ts'
import type { ResolveCaller } from '../../platform/http/access.ts'
import type { MailServices } from './mail/send-mails.ts'
import type { PushServices } from './push/send-pushes.ts'

export type NotificationServices = MailServices &
  PushServices & {
    feed: Feed
    /** Days that a notification is kept since it last changed. */
    retentionDays: number
    /** An open stream asks again and again whether its reader is still logged in. */
    resolveCaller: ResolveCaller
  }
