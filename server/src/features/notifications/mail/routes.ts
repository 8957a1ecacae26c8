import formbody from '@fastify/formbody'
import { UnsubscribeQuery } from '@lease-risk/contract/notification-channels'
import { Type } from 'typebox'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { unsubscribe } from './channel.ts'
import type { MailServices } from './send-mails.ts'
import { UNSUBSCRIBE_PATH, unsubscribePage } from './unsubscribe.ts'

const MAX_FORM_BYTES = 1_024

/**
 * RFC 8058: mail programs post a form with one field, which adds nothing to the address. Mail programs without this
 * feature, and link scanners, open the address instead: that redirects to a page with a button and ends nothing.
 */
export async function unsubscribeRoutes(app: HttpApp, services: MailServices): Promise<void> {
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
          tags: ['notifications'],
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
