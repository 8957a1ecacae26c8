import type { Notification } from '@lease-risk/contract/notifications'
import { seoulDateTime } from '../../domain/calendar.ts'
import { NOTIFICATION_WORDS } from '../../domain/notifications/notification-words.ts'
import type { StoredNotification } from './stored-notifications.ts'

export function presentNotification(stored: StoredNotification): Notification {
  const { notificationId, recipientUserId, notificationType, count, months, relatedType, relatedId, detail } = stored
  const { title, message } = NOTIFICATION_WORDS[notificationType]
  const { code = null, until, note = null } = detail
  return {
    notificationId,
    recipientType: recipientUserId === null ? 'ADMIN' : 'USER',
    notificationType,
    title,
    message: message({
      count,
      months,
      relatedType,
      relatedId,
      code,
      note,
      until: until === undefined ? null : new Date(until),
    }),
    count,
    relatedType,
    relatedId,
    relatedPostId: relatedType === 'POST' ? Number(relatedId) : (detail.postId ?? null),
    readAt: stored.readAt && seoulDateTime(stored.readAt),
    createdAt: seoulDateTime(stored.createdAt),
    updatedAt: seoulDateTime(stored.changedAt),
  }
}
