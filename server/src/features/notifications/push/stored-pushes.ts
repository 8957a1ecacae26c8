import { createHash } from 'node:crypto'
import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import { statement } from '../../../platform/database/statement.ts'
import type { Pusher, PushTarget } from '../../../platform/push.ts'
import { sealText, unsealText } from '../../../platform/secrets/sealed.ts'
import type { Language } from '../../../words/language.ts'

type Subscription = { language: Language; notificationTypes: NotificationType[] }

/** The subscription of one login, under the present key of the service. */
export const readSubscription = statement<Subscription, { sessionId: string; keyMark: string }>({
  name: 'push-subscription-read',
  columns: { language: 'text', notificationTypes: '_text' },
  text: `select language, notification_types as "notificationTypes"
   from push_subscriptions where session_id = :sessionId and key_mark = :keyMark`,
})

/** The number of a user's browsers other than that of one login. */
export const countOtherSubscriptions = statement<{ count: number }, { userId: number; sessionId: string | null }>({
  name: 'push-subscriptions-count',
  columns: { count: 'int8' },
  text: `select count(*) from push_subscriptions
   where user_id = :userId and session_id is distinct from :sessionId::uuid`,
})

/** Removes a browser's subscription under another login, with all its waiting pushes. */
export const removeOfOtherLogins = statement<never, { endpointMark: Buffer; sessionId: string }>({
  name: 'push-subscription-remove-others',
  columns: {},
  text: 'delete from push_subscriptions where endpoint_mark = :endpointMark and session_id <> :sessionId',
})

type Chosen = Subscription & {
  userId: number
  sessionId: string
  endpointMark: Buffer
  sealed: Buffer
  keyMark: string
  now: Date
}

export const writeSubscription = statement<never, Chosen>({
  name: 'push-subscription-write',
  columns: {},
  text: `insert into push_subscriptions (
     user_id, session_id, endpoint_mark, sealed, key_mark, language, notification_types, chosen_at
   )
   values (:userId, :sessionId, :endpointMark, :sealed, :keyMark, :language, :notificationTypes::text[], :now)
   on conflict (session_id) do update set
     endpoint_mark = excluded.endpoint_mark, sealed = excluded.sealed, key_mark = excluded.key_mark,
     language = excluded.language, notification_types = excluded.notification_types, chosen_at = excluded.chosen_at`,
})

/** Also removes all waiting pushes. */
export const removeSubscription = statement<never, { sessionId: string }>({
  name: 'push-subscription-remove',
  columns: {},
  text: 'delete from push_subscriptions where session_id = :sessionId',
})

/** Removes a subscription that the push service no longer knows; one that the browser has made since then stays. */
export const removeGone = statement<never, { subscriptionId: number; endpointMark: Buffer }>({
  name: 'push-subscription-remove-gone',
  columns: {},
  text: `delete from push_subscriptions
   where subscription_id = :subscriptionId and endpoint_mark = :endpointMark`,
})

type PushRow = {
  type: NotificationType
  userId: number
  sealed: Buffer
  endpointMark: Buffer
  language: Language
}

/** The notifications of a push still to be sent: without those read in the meantime, or no longer pushed. */
export const readPush = statement<PushRow, { ownerId: number; messageId: string }>({
  name: 'notification-push-read',
  columns: { type: 'text', userId: 'int8', sealed: 'bytea', endpointMark: 'bytea', language: 'text' },
  text: `select notification_type as type, user_id as "userId", sealed, endpoint_mark as "endpointMark", language
   from notification_pushes join notifications using (notification_id) join push_subscriptions using (subscription_id)
   where subscription_id = :ownerId and push_id = :messageId
     and read_at is null and notification_type = any(notification_types)
   order by notification_id`,
})

export type WaitingPushes = { browsers: number; waiting: number; lateSince: Date | null }

/** The state of pushes, over all users. `lateSince`: when the first of them could have been sent. */
export const readWaitingPushes = statement<WaitingPushes, { now: Date }>({
  name: 'notification-pushes-waiting',
  columns: { browsers: 'int8', waiting: 'int8', lateSince: 'timestamptz' },
  text: `select
     (select count(*) from push_subscriptions) as browsers,
     (select count(*) from notification_pushes) as waiting,
     (select min(due_at) from notification_pushes where due_at <= :now) as "lateSince"`,
})

type Sealing = Pick<Pusher, 'sealingKey'>

const ownerOf = (userId: number) => `push subscription of user ${userId}`

/** Seals a browser's subscription for storage: anybody who has it can send to the browser. */
export function sealTarget({ sealingKey }: Sealing, userId: number, target: PushTarget): Buffer {
  return sealText(sealingKey, ownerOf(userId), JSON.stringify(target))
}

/** `null` for data that was not sealed for this user, or was sealed under another key. */
export function openTarget({ sealingKey }: Sealing, userId: number, sealed: Buffer): PushTarget | null {
  const text = unsealText(sealingKey, ownerOf(userId), sealed)
  return text === null ? null : (JSON.parse(text) as PushTarget)
}

/** The hash that identifies a browser; an endpoint has far too much entropy to be found by trying. */
export function markOf(endpoint: string): Buffer {
  return createHash('sha256').update(endpoint).digest()
}
