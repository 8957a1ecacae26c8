import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import { USER_TYPES } from '../../domain/notifications/notification-types.ts'
import { type Message, message } from '../../words/message.ts'

const OF_OPERATORS = { code: 'NOT_ALLOWED', message: message('NOTIFICATION_OF_OPERATORS') }

/** An error for each of `notificationTypes` that goes to operators, because those are not sent outside the client. */
export function ofOperators(types: unknown): { code: string; message: Message; field: string }[] {
  return (Array.isArray(types) ? (types as (NotificationType | undefined)[]) : []).flatMap((type, index) =>
    type === undefined || USER_TYPES.includes(type) ? [] : [{ ...OF_OPERATORS, field: `notificationTypes[${index}]` }],
  )
}
