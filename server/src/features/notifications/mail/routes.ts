import formbody from '@fastify/formbody'
import { ChooseMail, NotificationChannels, UnsubscribeQuery } from '@lease-risk/contract/notification-channels'
import { Type } from 'typebox'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { chooseMail, endMail, readChannels, unsubscribe } from './channel.ts'
import type { MailServices } from './send-mails.ts'
import { UNSUBSCRIBE_PATH, unsubscribePage } from './unsubscribe.ts'

const config = { access: 'authenticated' } as const
const tags = ['notifications']
const PATH = '/api/users/me/notification-channels'
const MAX_FORM_BYTES = 1_024

/** R-NOTIF-10: notifications by mail, off until they are chosen. */
export async function mailChannelRoutes(app: HttpApp, services: MailServices): Promise<void> {
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
    async (request) => envelope(await readChannels(services, userOf(request).userId)),
  )
  app.put(
    `${PATH}/mail`,
    {
      config,
      schema: {
        operationId: 'chooseNotificationMail',
        tags,
        summary: '알림을 메일로 받기',
        description: '확인된 주소로 보냅니다. 메일에는 알림의 제목만 있고, 집에 대한 내용은 없습니다.',
        body: ChooseMail,
        response: { ...ok(NotificationChannels), ...refusals('NOTIFICATION_409_NO_EMAIL', 'MAIL_503_OFF') },
      },
    },
    async (request) => envelope(await chooseMail(services, userOf(request).userId, request.body)),
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
    async (request) => envelope(await endMail(services, userOf(request).userId)),
  )
  await unsubscribeRoute(app, services)
}

/**
 * RFC 8058: mail programs post a form of one field, which says nothing that the address does not. Those that know no such thing
 * open the address, as does what looks at links by itself: that leads to a page with a button and ends nothing.
 */
async function unsubscribeRoute(app: HttpApp, services: MailServices): Promise<void> {
  await app.register(async (mails) => {
    await mails.register(formbody, { bodyLimit: MAX_FORM_BYTES })
    mails.get(UNSUBSCRIBE_PATH, { config: { access: 'public' }, schema: { hide: true } }, (request, reply) =>
      reply.redirect(unsubscribePage(new URL(request.url, 'http://own.invalid').searchParams.get('token') ?? ''), 303),
    )
    mails.post(
      UNSUBSCRIBE_PATH,
      {
        config: { access: 'public' },
        schema: {
          operationId: 'unsubscribeNotificationMail',
          tags,
          summary: '메일 수신 거부(RFC 8058)',
          description:
            '메일의 List-Unsubscribe 머리글에 있는 주소입니다. 그 계정의 알림 메일만 끝나고, 로그인은 필요 없습니다.',
          querystring: UnsubscribeQuery,
          response: { ...ok(Type.Null({ description: '내용 없음' })), ...refusals('NOTIFICATION_400_LINK_INVALID') },
        },
      },
      async (request) => {
        await unsubscribe(services, (request.query as UnsubscribeQuery).token)
        return envelope(null, message('NOTIFICATION_MAIL_ENDED'))
      },
    )
  })
}
