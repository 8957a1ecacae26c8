import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import type { Pool } from 'pg'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import type { Pusher } from '../../../platform/push.ts'
import type { Services } from '../../../services.ts'
import { word } from '../../../words/in-words.ts'
import { type Message, message } from '../../../words/message.ts'
import { messageJobs, PUSHES, type Send, type Sent } from '../messages.ts'
import { openTarget, readPush, removeGone } from './stored-pushes.ts'

export type PushServices = Pick<Services, 'pool' | 'clock' | 'pusher' | 'log'>

/** Notifications about the login wake a phone in power-saving mode. */
const URGENT: readonly NotificationType[] = ['NEW_DEVICE_LOGIN']
/** The screen that opens when any of them is pressed. */
const SCREEN = '/notifications'

/** What is due for a browser at one time is one push. */
export function notificationPushJobs(services: PushServices): Job<never>[] {
  const { pool, pusher } = services
  if (pusher === null) return messageJobs(PUSHES, services, null)
  const send: Send = (message, signal) => sendPush({ pool, pusher }, message, signal)
  return messageJobs(PUSHES, services, { keyMark: pusher.keyMark, send })
}

/** Sends a title and a link: the subject, such as a home, can be read in the client after a login. */
async function sendPush(
  { pool, pusher }: { pool: Pool; pusher: Pusher },
  ...[{ ownerId, messageId }, signal]: Parameters<Send>
): Promise<Sent> {
  const items = await readPush(pool, { ownerId, messageId })
  const [first] = items
  if (first === undefined) return 'NOTHING_LEFT'
  const { userId, sealed, endpointMark, language } = first
  const target = openTarget(pusher, userId, sealed)
  const text = JSON.stringify({ title: word(titleOf(items), language), path: SCREEN, id: messageId })
  const isUrgent = items.some(({ type }) => URGENT.includes(type))
  const sent = target && (await pusher.send(target, { id: messageId, text, isUrgent }, signal))
  if (sent?.state === 'SENT') return 'SENT'
  if (sent?.state === 'FAILED') return sent
  await removeGone(pool, { subscriptionId: ownerId, endpointMark })
  return 'STOPPED'
}

function titleOf(items: readonly { type: NotificationType }[]): Message {
  const [first, ...more] = items
  return first !== undefined && more.length === 0
    ? message('NOTIFICATION_TITLE', { type: first.type })
    : message('NOTIFICATION_PUSH_TITLE', { count: items.length })
}
