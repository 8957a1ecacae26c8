import { PageOf, PageQuery } from '@lease-risk/contract/common'
import { Notification } from '@lease-risk/contract/notifications'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { listNotifications, readNotification } from './own-notifications.ts'
import { NotificationPath } from './routes.ts'
import type { NotificationServices } from './services.ts'

const config = { access: { admin: 'COMMUNITY_MODERATE' } } as const
const tags = ['notifications']
const PATH = '/api/admin/community/notifications'
const OPERATORS = { userId: null }

/** The notifications of all operators are one list: once one operator has read them, they are read for all. */
export function operatorRoutes(app: HttpApp, services: NotificationServices): void {
  const { clock } = services
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'listOperatorNotifications',
        tags,
        summary: '운영자 알림',
        description: '운영자 모두에게 온 알림입니다. 최근에 달라진 것부터입니다.',
        querystring: PageQuery,
        response: ok(PageOf(Notification)),
      },
    },
    async ({ query }) => envelope(await listNotifications(services, OPERATORS, query)),
  )
  app.put(
    `${PATH}/:notificationId/read`,
    {
      config,
      schema: {
        operationId: 'readOperatorNotification',
        tags,
        summary: '운영자 알림 읽음',
        description: '한 사람이 읽으면 모두에게 읽은 것이 됩니다. 그 뒤의 같은 일은 새 알림이 됩니다.',
        params: NotificationPath,
        response: { ...ok(Notification), ...refusals('NOTIFICATION_404_NOT_FOUND') },
      },
    },
    async ({ params: { notificationId } }) =>
      envelope(await readNotification(services, OPERATORS, { notificationId, now: clock.now() })),
  )
}
