import { randomUUID } from 'node:crypto'
import type { NotificationType } from '@lease-risk/contract/codes/notifications'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Job } from '../../../platform/jobs/job-queue.ts'
import { observe } from '../../../platform/observe.ts'
import type { Pusher, PushOutcome } from '../../../platform/push.ts'
import { word } from '../../../words/in-words.ts'
import { message } from '../../../words/message.ts'
import { LEASE_MS, LONGEST_WAIT_MS, type MessageOutcome, waitAfter } from '../tries.ts'
import {
  openTarget,
  postponePush,
  readPush,
  removeGone,
  removePush,
  type TakenPush,
  takePush,
} from './stored-pushes.ts'

export type PushServices = {
  pool: Pool
  clock: Clock
  pusher: Pusher | null
  log: Pick<Logger, 'warn'>
}

/** Push services are third parties, and each may be slow. */
const SENT_AT_ONCE = 4
/** Notifications about the login wake a phone in power-saving mode. */
const URGENT: readonly NotificationType[] = ['NEW_DEVICE_LOGIN']
/** The screen that opens when any of them is pressed. */
const SCREEN = '/notifications'

/** Every minute, on one instance. The notifications of a minute are one message per browser. */
export function notificationPushJob(services: PushServices): Job {
  return {
    name: 'push-notifications',
    schedule: '* * * * *',
    async run(_payload, signal) {
      const { pusher } = services
      if (pusher === null) return
      const sendAll = async () => {
        while (await sendNext({ ...services, pusher }, signal)) signal.throwIfAborted()
      }
      await Promise.all(Array.from({ length: SENT_AT_ONCE }, sendAll))
    },
  }
}

type Sending = PushServices & { pusher: Pusher }

async function sendNext(services: Sending, signal: AbortSignal): Promise<boolean> {
  const { pool, clock, pusher } = services
  const now = clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const [taken] = await takePush(pool, { now, until, pushId: randomUUID(), keyMark: pusher.keyMark })
  if (taken === undefined) return false
  await observe(
    'message',
    'push',
    () => sendTaken(services, taken, signal),
    (outcome) => outcome,
  )
  return true
}

async function sendTaken(services: Sending, taken: TakenPush, signal: AbortSignal): Promise<MessageOutcome> {
  const { pool } = services
  const items = await readPush(pool, taken)
  if (items.length > 0) {
    const outcome = await send(services, taken, { types: items.map(({ type }) => type), signal })
    if (outcome.state === 'FAILED') return putOff(services, taken, outcome)
    if (outcome.state === 'GONE') {
      await removeGone(pool, taken)
      return 'STOPPED'
    }
  }
  await removePush(pool, taken)
  return items.length > 0 ? 'SENT' : 'NOTHING_LEFT'
}

/** Sends a title and a link: the subject, such as a home, can be read in the client after a login. */
async function send(
  { pusher }: Sending,
  { userId, sealed, language, pushId }: TakenPush,
  { types, signal }: { types: NotificationType[]; signal: AbortSignal },
): Promise<PushOutcome> {
  const target = openTarget(pusher, userId, sealed)
  if (target === null) return { state: 'GONE' }
  const [type] = types
  const title =
    type !== undefined && types.length === 1
      ? message('NOTIFICATION_TITLE', { type })
      : message('NOTIFICATION_PUSH_TITLE', { count: types.length })
  const text = JSON.stringify({ title: word(title, language), path: SCREEN, id: pushId })
  const isUrgent = types.some((each) => URGENT.includes(each))
  return pusher.send(target, { id: pushId, text, isUrgent }, signal)
}

async function putOff(
  { pool, clock, log }: Sending,
  taken: TakenPush,
  { reason, retryAfterSeconds }: PushOutcome & { state: 'FAILED' },
): Promise<MessageOutcome> {
  const usualMs = waitAfter(taken.tries)
  if (usualMs === null) {
    await removePush(pool, taken)
    log.warn({ reason }, 'a push of notifications was given up')
    return 'GIVEN_UP'
  }
  const waitMs = Math.max(usualMs, Math.min((retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS))
  await postponePush(pool, { ...taken, until: new Date(clock.now().getTime() + waitMs) })
  return 'FAILED'
}
