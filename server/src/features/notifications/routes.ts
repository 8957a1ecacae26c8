import { PageOf } from '@lease-risk/contract/common'
import {
  Notification,
  NotificationQuery,
  NotificationSettings,
  UnreadCount,
  UpdateNotificationSettings,
} from '@lease-risk/contract/notifications'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { message } from '../../words/message.ts'
import {
  countUnread,
  deleteNotification,
  listNotifications,
  readAllNotifications,
  readNotification,
  readSettings,
  settingProblems,
  updateSettings,
} from './own-notifications.ts'
import type { NotificationServices } from './services.ts'

const config = { access: 'authenticated' } as const
const tags = ['notifications']

export const NotificationPath = Type.Object({
  notificationId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '알림 번호' }),
})

/** R-NOTIF-01: a user's notifications. Another user's is reported as not found. */
export function notificationRoutes(app: HttpApp, services: NotificationServices): void {
  const { pool, clock } = services
  app.get(
    '/api/notifications',
    {
      config,
      schema: {
        operationId: 'listNotifications',
        tags,
        summary: '내 알림',
        description: '최근에 달라진 것부터입니다. 읽지 않은 같은 일은 하나로 모아 셉니다.',
        querystring: NotificationQuery,
        response: ok(PageOf(Notification)),
      },
    },
    async (request) => envelope(await listNotifications(services, userOf(request), request.query)),
  )
  app.get(
    '/api/notifications/unread-count',
    {
      config,
      schema: {
        operationId: 'countUnreadNotifications',
        tags,
        summary: '읽지 않은 알림 수',
        description: '모아 놓은 알림은 하나로 셉니다.',
        response: ok(UnreadCount),
      },
    },
    async (request) => envelope(await countUnread(pool, userOf(request).userId)),
  )
  app.put(
    '/api/notifications/read-all',
    {
      config,
      schema: {
        operationId: 'readAllNotifications',
        tags,
        summary: '알림 모두 읽음',
        description: '읽지 않은 알림을 모두 읽은 것으로 합니다.',
        response: ok(UnreadCount),
      },
    },
    async (request) =>
      envelope(await readAllNotifications(pool, userOf(request).userId, clock.now()), message('NOTIFICATIONS_READ')),
  )
  oneNotificationRoutes(app, services)
  settingsRoutes(app, services)
}

function oneNotificationRoutes(app: HttpApp, services: NotificationServices): void {
  const { pool, clock } = services
  app.put(
    '/api/notifications/:notificationId/read',
    {
      config,
      schema: {
        operationId: 'readNotification',
        tags,
        summary: '알림 읽음',
        description: '읽은 것으로 합니다. 그 뒤의 같은 일은 새 알림이 됩니다.',
        params: NotificationPath,
        response: { ...ok(Notification), ...refusals('NOTIFICATION_404_NOT_FOUND') },
      },
    },
    async (request) => {
      const { notificationId } = request.params
      return envelope(await readNotification(services, userOf(request), { notificationId, now: clock.now() }))
    },
  )
  app.delete(
    '/api/notifications/:notificationId',
    {
      config,
      schema: {
        operationId: 'deleteNotification',
        tags,
        summary: '알림 지우기',
        description: '알림 하나를 지웁니다.',
        params: NotificationPath,
        response: { ...ok(Type.Null({ description: '내용 없음' })), ...refusals('NOTIFICATION_404_NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteNotification(pool, userOf(request).userId, request.params.notificationId)
      return envelope(null, message('NOTIFICATION_DELETED'))
    },
  )
}

function settingsRoutes(app: HttpApp, { pool }: NotificationServices): void {
  app.get(
    '/api/users/me/notification-settings',
    {
      config,
      schema: {
        operationId: 'readNotificationSettings',
        tags,
        summary: '받을 알림',
        description: '종류마다 받을지입니다. 처음에는 모두 받습니다.',
        response: ok(NotificationSettings),
      },
    },
    async (request) => envelope(await readSettings(pool, userOf(request).userId)),
  )
  app.put(
    '/api/users/me/notification-settings',
    {
      config: { ...config, alsoWrong: settingProblems },
      schema: {
        operationId: 'updateNotificationSettings',
        tags,
        summary: '받을 알림 바꾸기',
        description: '적은 종류만 바뀝니다. 이용 제한에 대한 알림은 끌 수 없습니다.',
        body: UpdateNotificationSettings,
        response: { ...ok(NotificationSettings), ...refusals('NOTIFICATION_400_ALWAYS_ON') },
      },
    },
    async (request) =>
      envelope(
        await updateSettings(pool, userOf(request).userId, request.body),
        message('NOTIFICATION_SETTINGS_CHANGED'),
      ),
  )
}
