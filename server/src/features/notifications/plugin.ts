import { daysBefore } from '../../domain/calendar.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { channelRoutes } from './channel-routes.ts'
import { unsubscribeRoutes } from './mail/channel.ts'
import { notificationMailJobs } from './mail/send-mails.ts'
import { NOTIFICATION_DATA } from './notification-data.ts'
import { notificationSubscriber } from './notified-events.ts'
import { operatorRoutes } from './operator-routes.ts'
import { notificationPushJobs } from './push/send-pushes.ts'
import { notificationRoutes } from './routes.ts'
import type { NotificationServices } from './services.ts'
import { removeOfUser, removeOld } from './stored-notifications.ts'
import { streamRoute } from './stream-route.ts'

export function notificationsFeature(services: NotificationServices): FeatureModule {
  const { pool, clock, retentionDays } = services
  return {
    async routes(app) {
      streamRoute(app, services)
      notificationRoutes(app, services)
      operatorRoutes(app, services)
      channelRoutes(app, services)
      await unsubscribeRoutes(app, services)
    },
    jobs: [...notificationMailJobs(services), ...notificationPushJobs(services)],
    subscribers: [notificationSubscriber(clock)],
    housekeeping: (now) => removeOld(pool, { before: daysBefore(now, retentionDays) }),
    async erase(transaction, userId) {
      await removeOfUser(transaction, { userId })
    },
    personalData: NOTIFICATION_DATA,
  }
}
