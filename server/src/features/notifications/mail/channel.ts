import formbody from '@fastify/formbody'
import {
  type ChooseMail,
  type NotificationChannels,
  UnsubscribeQuery,
} from '@lease-risk/contract/notification-channels'
import { Type } from 'typebox'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { USER_TYPES } from '../../../domain/notifications/notification-types.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { readVerifiedEmail } from '../../account/index.ts'
import { ofOperators } from '../own-types.ts'
import type { MailServices } from './send-mails.ts'
import { readChannel, removeChannel, writeChannel } from './stored-mails.ts'
import { UNSUBSCRIBE_PATH, unsubscribePage, userOfToken } from './unsubscribe.ts'

export async function readMailChannel(
  { pool, mailer }: MailServices,
  userId: number,
): Promise<NotificationChannels['mail']> {
  const [address, [stored]] = await Promise.all([readVerifiedEmail(pool, userId), readChannel(pool, { userId })])
  const { frequency, language, notificationTypes, bouncedAt } = stored ?? NOT_CHOSEN
  const enabled = stored !== undefined && bouncedAt === null
  const stoppedAt = bouncedAt && seoulDateTime(bouncedAt)
  return { available: mailer !== null, address, enabled, frequency, language, notificationTypes, stoppedAt }
}

const NOT_CHOSEN = { frequency: null, language: null, notificationTypes: [], bouncedAt: null }

/**
 * Without types, every type that goes to users is mailed.
 * @throws AppError 400 that names each type that goes to operators, 409 without a verified address, 503 without a mail
 * server.
 */
export async function chooseMail(services: MailServices, userId: number, chosen: ChooseMail): Promise<void> {
  const { pool, clock, mailer } = services
  if (mailer === null) throw new AppError('MAIL_503_OFF')
  const { frequency, language, notificationTypes = USER_TYPES } = chosen
  const errors = ofOperators(notificationTypes)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  if ((await readVerifiedEmail(pool, userId)) === null) throw new AppError('NOTIFICATION_409_NO_EMAIL')
  const types = [...new Set(notificationTypes)]
  await writeChannel(pool, { userId, frequency, language, notificationTypes: types, now: clock.now() })
}

export async function endMail({ pool }: MailServices, userId: number): Promise<void> {
  await removeChannel(pool, { userId })
}

/** Ends the mails of the token's user; idempotent. @throws AppError 400 for an invalid token. */
async function unsubscribe({ pool, unsubscribeKeys }: MailServices, token: string): Promise<void> {
  const userId = userOfToken(unsubscribeKeys, token)
  if (userId === null) throw new AppError('NOTIFICATION_400_LINK_INVALID')
  await removeChannel(pool, { userId })
}

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
