import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue-job.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import { observe } from '../../platform/observe.ts'

const MINUTE_MS = 60_000
/** After 2, 4, 8 … minutes, and at the end after four hours: eight and a half hours in all. */
const MOST_TRIES = 9
const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS
/** A message that is taken and not heard of for this long has no job any more. Sending times out far earlier. */
const HELD_MS = 10 * MINUTE_MS

/**
 * A mail to a user, or a push to a browser (`ownerId`), with what is due then. `messageId` stays the same however often
 * it is sent.
 */
type Message = { ownerId: number; messageId: string; dueAt: Date }

/** `STOPPED`: nothing more goes to this owner. With a reason: it failed, and is sent again. */
export type Sent = 'SENT' | 'NOTHING_LEFT' | 'STOPPED' | { reason: unknown; retryAfterSeconds: number | null }

export type Send = (message: Pick<Message, 'ownerId' | 'messageId'>, signal: AbortSignal) => Promise<Sent>

type Sender = {
  /** Of the key of this service for push services; browsers that were given another one are left alone. */
  keyMark: string | null
  send: Send
}

export const MAILS = channel({
  name: 'mail',
  table: 'notification_mails',
  owner: 'user_id',
  id: 'mail_id',
  reachable: 'select user_id from mail_channels where bounced_at is null',
  priority: 1,
})

export const PUSHES = channel({
  name: 'push',
  table: 'notification_pushes',
  owner: 'subscription_id',
  id: 'push_id',
  reachable: 'select subscription_id from push_subscriptions where key_mark = :keyMark',
  priority: 2,
})

type Channel = ReturnType<typeof channel>
type Due = Pick<Message, 'ownerId' | 'dueAt'>

/** The table holds which notifications are to be sent, the queue when. */
function channel(of: {
  name: 'mail' | 'push'
  table: string
  owner: string
  id: string
  reachable: string
  /** A push service that does not answer holds up no mail. */
  priority: number
}) {
  const { name, table, owner, id } = of
  const isOfMessage = `${owner} = :ownerId and ${id} = :messageId`
  const job = `send-notification-${name}`

  async function enqueue(database: Queryable, messages: readonly (Message & { key: string })[]): Promise<void> {
    const jobs = messages.map(({ key, ...message }) => ({
      payload: message,
      key: `${job} ${key}`,
      runAt: message.dueAt,
    }))
    await enqueueJobs(database, job, jobs, { priority: of.priority })
  }

  return {
    name,
    job,
    /**
     * Makes what is due one message, unless it is one: of several jobs, one gets it. The release before sends what is due
     * by `due_at`, and leaves it alone until then.
     */
    take: statement<{ tries: number }, Message & { until: Date; keyMark: string | null }>({
      name: `notification-${name}-take`,
      columns: { tries: 'int4' },
      text: `update ${table} set ${id} = :messageId::uuid, due_at = :until
       where ${owner} = :ownerId and ${owner} in (${of.reachable}) and case
         when exists (select from ${table} where ${isOfMessage}) then ${id} = :messageId
         else ${id} is null and due_at <= :dueAt
       end
       returning tries`,
    }),
    /** Removes a message that was sent, is no longer needed, or was given up. */
    remove: statement<never, Pick<Message, 'ownerId' | 'messageId'>>({
      name: `notification-${name}-remove`,
      columns: {},
      text: `delete from ${table} where ${isOfMessage}`,
    }),
    postpone: statement<never, Message & { tries: number }>({
      name: `notification-${name}-postpone`,
      columns: {},
      text: `update ${table} set due_at = :dueAt, tries = :tries where ${isOfMessage}`,
    }),
    overdue: statement<Due & { messageId: string | null }, { before: Date; keyMark: string | null }>({
      name: `notification-${name}-overdue`,
      columns: { ownerId: 'int8', messageId: 'uuid', dueAt: 'timestamptz' },
      text: `select distinct ${owner} as "ownerId", ${id} as "messageId", due_at as "dueAt"
       from ${table} where due_at <= :before and ${owner} in (${of.reachable})`,
    }),
    /** `due`: each once. What is due for an owner at one time becomes one message. */
    enqueueDue(database: Queryable, due: readonly Due[]): Promise<void> {
      return enqueue(
        database,
        due.map(({ ownerId, dueAt }) => {
          return { ownerId, dueAt, key: `${ownerId} ${dueAt.toISOString()}`, messageId: randomUUID() }
        }),
      )
    },
    enqueueAgain(database: Queryable, messages: readonly Message[]): Promise<void> {
      return enqueue(
        database,
        messages.map((message) => ({ ...message, key: message.messageId })),
      )
    },
  }
}

type Services = { pool: Pool; clock: Clock; log: Pick<Logger, 'warn'> }

/** `sender`: null where nothing can be sent; what waits is sent once it can be. */
export function messageJobs(channel: Channel, services: Services, sender: Sender | null): Job<never>[] {
  if (sender === null) return [{ name: channel.job, isSending: true, run: async () => {} }]
  const sending: Job<Omit<Message, 'dueAt'> & { dueAt: string }> = {
    name: channel.job,
    isSending: true,
    run: ({ dueAt, ...message }, signal) =>
      sendMessage(channel, services, sender, { message: { ...message, dueAt: new Date(dueAt) }, signal }),
  }
  // under the name of the job by which the release before sends what is due
  const rest: Job = {
    name: `${channel.name}-notifications`,
    schedule: '*/10 * * * *',
    run: () => enqueueOverdue(channel, services, sender.keyMark),
  }
  return [sending, rest]
}

/** For what has no job: written by the release before, or left by a job that was given up. */
async function enqueueOverdue(channel: Channel, { pool, clock }: Services, keyMark: string | null): Promise<void> {
  const before = new Date(clock.now().getTime() - MINUTE_MS)
  await inTransaction(pool, async (transaction) => {
    const overdue = await channel.overdue(transaction, { before, keyMark })
    const begun = overdue.flatMap(({ messageId, ...due }) => (messageId === null ? [] : [{ messageId, ...due }]))
    await channel.enqueueAgain(transaction, begun)
    await channel.enqueueDue(
      transaction,
      overdue.filter(({ messageId }) => messageId === null),
    )
  })
}

async function sendMessage(
  channel: Channel,
  services: Services,
  { keyMark, send }: Sender,
  { message, signal }: { message: Message; signal: AbortSignal },
): Promise<void> {
  const { pool, clock } = services
  const until = new Date(clock.now().getTime() + HELD_MS)
  const taken = await channel.take(pool, { ...message, until, keyMark })
  if (taken.length === 0) return
  const tries = 1 + Math.max(...taken.map((row) => row.tries))
  const work = async () => {
    const sent = await send(message, signal)
    if (typeof sent === 'object') return putOff(channel, services, { ...sent, message, tries })
    if (sent !== 'STOPPED') await channel.remove(pool, message)
    return sent
  }
  await observe('message', channel.name, work, (outcome) => outcome)
}

type Failed = Exclude<Sent, string> & { message: Message; tries: number }

async function putOff(
  channel: Channel,
  { pool, clock, log }: Services,
  { message, tries, reason, retryAfterSeconds }: Failed,
): Promise<'FAILED' | 'GIVEN_UP'> {
  if (tries >= MOST_TRIES) {
    await channel.remove(pool, message)
    log.warn({ err: reason }, `a ${channel.name} of notifications was given up`)
    return 'GIVEN_UP'
  }
  const askedMs = Math.min((retryAfterSeconds ?? 0) * 1000, LONGEST_WAIT_MS)
  const dueAt = new Date(clock.now().getTime() + Math.max(2 ** tries * MINUTE_MS, askedMs))
  await inTransaction(pool, async (transaction) => {
    await channel.postpone(transaction, { ...message, dueAt, tries })
    await channel.enqueueAgain(transaction, [{ ...message, dueAt }])
  })
  return 'FAILED'
}
