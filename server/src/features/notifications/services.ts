import type { Feed } from '../../platform/feed/feed.ts'
import type { ResolveCaller } from '../../platform/http/access.ts'
import type { Services } from '../../services.ts'
import type { MailServices } from './mail/send-mails.ts'
import type { PushServices } from './push/send-pushes.ts'

export type NotificationServices = MailServices &
  PushServices &
  Services & {
    feed: Feed
    /** Days for which a notification is kept after its last change. */
    retentionDays: number
    /** An open stream uses it to check repeatedly whether its reader is still logged in. */
    resolveCaller: ResolveCaller
  }
