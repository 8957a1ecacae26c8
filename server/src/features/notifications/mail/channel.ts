import type { ChooseMail, NotificationChannels } from '@lease-risk/contract/notification-channels'
import { seoulDateTime } from '../../../domain/calendar.ts'
import { USER_TYPES } from '../../../domain/notifications/notification-types.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readVerifiedEmail } from '../../account/face.ts'
import { ofOperators } from '../own-types.ts'
import type { MailServices } from './send-mails.ts'
import { readChannel, removeChannel, writeChannel } from './stored-mails.ts'
import { userOfToken } from './unsubscribe.ts'

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
export async function unsubscribe({ pool, unsubscribeKeys }: MailServices, token: string): Promise<void> {
  const userId = userOfToken(unsubscribeKeys, token)
  if (userId === null) throw new AppError('NOTIFICATION_400_LINK_INVALID')
  await removeChannel(pool, { userId })
}
