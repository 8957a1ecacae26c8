import { ChooseMail, NotificationChannels } from '@lease-risk/contract/notification-channels'
import { ChoosePush } from '@lease-risk/contract/push-channel'
import { type UserCaller, userOf } from '../../platform/http/access.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { chooseMail, endMail, readMailChannel } from './mail/channel.ts'
import type { MailServices } from './mail/send-mails.ts'
import { ofOperators } from './own-types.ts'
import { choosePush, endPush, readPushChannel, subscriptionProblems } from './push/push-channel.ts'
import type { PushServices } from './push/send-pushes.ts'

type ChannelServices = MailServices & PushServices

const config = { access: 'authenticated' } as const
const tags = ['notifications']
const PATH = '/api/users/me/notification-channels'

async function readChannels(services: ChannelServices, caller: UserCaller): Promise<NotificationChannels> {
  const [mail, push] = await Promise.all([readMailChannel(services, caller.userId), readPushChannel(services, caller)])
  return { mail, push }
}

/** R-NOTIF-10, R-NOTIF-13: channels outside the client, off until the user enables them. */
export function channelRoutes(app: HttpApp, services: ChannelServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'readNotificationChannels',
        tags,
        summary: '알림을 받는 길',
        description: '서비스 밖에서 알림을 받는 길입니다. 고르기 전에는 모두 꺼져 있습니다.',
        response: ok(NotificationChannels),
      },
    },
    async (request) => envelope(await readChannels(services, userOf(request))),
  )
  mailRoutes(app, services)
  pushRoutes(app, services)
}

function mailRoutes(app: HttpApp, services: ChannelServices): void {
  app.put(
    `${PATH}/mail`,
    {
      config: { ...config, alsoWrong: ({ notificationTypes }) => ofOperators(notificationTypes) },
      schema: {
        operationId: 'chooseNotificationMail',
        tags,
        summary: '알림을 메일로 받기',
        description: '확인된 주소로 보냅니다. 메일에는 알림의 제목만 있고, 집에 대한 내용은 없습니다.',
        body: ChooseMail,
        response: { ...ok(NotificationChannels), ...refusals('NOTIFICATION_409_NO_EMAIL', 'MAIL_503_OFF') },
      },
    },
    async (request) => {
      await chooseMail(services, userOf(request).userId, request.body)
      return envelope(await readChannels(services, userOf(request)))
    },
  )
  app.delete(
    `${PATH}/mail`,
    {
      config,
      schema: {
        operationId: 'endNotificationMail',
        tags,
        summary: '알림을 메일로 받지 않기',
        description: '기다리는 메일도 보내지 않습니다.',
        response: ok(NotificationChannels),
      },
    },
    async (request) => {
      await endMail(services, userOf(request).userId)
      return envelope(await readChannels(services, userOf(request)))
    },
  )
}

function pushRoutes(app: HttpApp, services: ChannelServices): void {
  app.put(
    `${PATH}/push`,
    {
      config: { ...config, alsoWrong: (given) => subscriptionProblems(services.pusher, given) },
      schema: {
        operationId: 'chooseNotificationPush',
        tags,
        summary: '알림을 이 브라우저의 푸시로 받기',
        description:
          '브라우저가 구독한 푸시 서비스로 보냅니다. 푸시에는 알림의 제목과 여는 화면만 암호화되어 있고, 집에 대한 내용은 없습니다. 로그인이 끝나면 함께 끝나고, 한 사람이 브라우저 10개까지 쓸 수 있습니다.',
        body: ChoosePush,
        response: { ...ok(NotificationChannels), ...refusals('NOTIFICATION_409_TOO_MANY_DEVICES', 'PUSH_503_OFF') },
      },
    },
    async (request) => {
      await choosePush(services, userOf(request), request.body)
      return envelope(await readChannels(services, userOf(request)))
    },
  )
  app.delete(
    `${PATH}/push`,
    {
      config,
      schema: {
        operationId: 'endNotificationPush',
        tags,
        summary: '알림을 이 브라우저의 푸시로 받지 않기',
        description: '지금 로그인한 브라우저만 끝나고, 기다리는 푸시도 보내지 않습니다.',
        response: ok(NotificationChannels),
      },
    },
    async (request) => {
      await endPush(services, userOf(request))
      return envelope(await readChannels(services, userOf(request)))
    },
  )
}
