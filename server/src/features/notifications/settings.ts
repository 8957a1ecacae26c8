import type { NotificationSettings, UpdateNotificationSettings } from '@lease-risk/contract/notifications'
import type { Pool } from 'pg'
import { NOTIFICATION_KINDS, SWITCHABLE_TYPES, USER_TYPES } from '../../domain/notifications/notification-types.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message, type Unworded } from '../../words/message.ts'
import { readSwitches, writeSwitches } from './stored-notifications.ts'

/** All types that go to users; on unless switched off. */
export async function readSettings(pool: Pool, userId: number): Promise<Unworded<NotificationSettings>> {
  const off = (await readSwitches(pool, { userId })).map(({ notificationType }) => notificationType)
  return {
    items: USER_TYPES.map((notificationType) => {
      const { canBeOff } = NOTIFICATION_KINDS[notificationType]
      const name = message('NOTIFICATION_NAME', { type: notificationType })
      return { notificationType, name, canBeOff, enabled: !off.includes(notificationType) }
    }),
  }
}

const ALWAYS_ON = { code: 'NOT_ALLOWED', message: message('NOTIFICATION_400_ALWAYS_ON') }

/**
 * If a type is named twice, the last one counts. @throws AppError 400 that names each type that cannot be switched off.
 */
export async function updateSettings(
  pool: Pool,
  userId: number,
  { items }: UpdateNotificationSettings,
): Promise<Unworded<NotificationSettings>> {
  const wanted = new Map(items.map(({ notificationType, enabled }) => [notificationType, enabled]))
  const chosen = (enabled: boolean) => [...wanted].flatMap(([type, on]) => (on === enabled ? [type] : []))
  const off = chosen(false)
  const errors = items.flatMap(({ notificationType }, index) =>
    off.includes(notificationType) && !SWITCHABLE_TYPES.includes(notificationType)
      ? [{ ...ALWAYS_ON, field: `items[${index}].notificationType` }]
      : [],
  )
  if (errors.length > 0) throw new AppError('NOTIFICATION_400_ALWAYS_ON', { errors })
  await writeSwitches(pool, { userId, off, on: chosen(true) })
  return readSettings(pool, userId)
}
