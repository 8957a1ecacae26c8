import type { Notification } from '@lease-risk/contract/notifications'
import { seoulDateTime } from '../../domain/calendar.ts'
import { NOTIFICATION_KINDS } from '../../domain/notifications/notification-types.ts'
import { type Message, message, type Text } from '../../words/message.ts'
import type { StoredNotification } from './stored-notifications.ts'

export type PresentedNotification = Omit<Notification, 'title' | 'message'> & { title: Message; message: Message }

/**
 * The stored notification contains no words, so that it can be read in any language, also later. `headline`: the
 * headline of the diagnosis it refers to.
 */
export function presentNotification(stored: StoredNotification, headline: Text | null): PresentedNotification {
  const { notificationId, recipientUserId, notificationType: type, count, relatedType, relatedId, detail } = stored
  const { code = null, note = null, home = null, fromOn = null, untilOn = null, device = null } = detail
  const until = detail.until === undefined ? null : seoulDateTime(new Date(detail.until))
  const facts = {
    count,
    months: stored.months,
    relatedType,
    relatedId,
    code,
    note,
    until,
    home,
    fromOn,
    untilOn,
    device,
    headline: isAbout(stored) ? headline : null,
  }
  return {
    notificationId,
    recipientType: recipientUserId === null ? 'ADMIN' : 'USER',
    notificationType: type,
    ...(type in NOTIFICATION_KINDS
      ? { title: message('NOTIFICATION_TITLE', { type, home }), message: message('NOTIFICATION', { type, ...facts }) }
      : OF_LATER_RELEASE),
    count,
    relatedType,
    relatedId,
    relatedPostId: relatedType === 'POST' ? Number(relatedId) : (detail.postId ?? null),
    readAt: stored.readAt && seoulDateTime(stored.readAt),
    createdAt: seoulDateTime(stored.createdAt),
    updatedAt: seoulDateTime(stored.changedAt),
  }
}

/** For a type that a later release, running beside this one, has written. */
const OF_LATER_RELEASE = { title: message('OF_LATER_RELEASE'), message: message('OF_LATER_RELEASE') }

function isAbout({ notificationType }: StoredNotification): boolean {
  return notificationType === 'DIAGNOSIS_FINISHED'
}
