import type { ChoosePush, PushChannel } from '@lease-risk/contract/push-channel'
import type { Pool } from 'pg'
import { USER_TYPES } from '../../../domain/notifications/notification-types.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { UserCaller } from '../../../platform/http/access.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import { type Doubtful, textOf } from '../../../platform/http/refuse-wrong.ts'
import { isPushKey, type Pusher } from '../../../platform/push.ts'
import { message } from '../../../words/message.ts'
import { holdSession, lockUser } from '../../account/index.ts'
import { ofOperators } from '../own-types.ts'
import type { PushServices } from './send-pushes.ts'
import {
  countOtherSubscriptions,
  markOf,
  readSubscription,
  removeOfOtherLogins,
  removeSubscription,
  sealTarget,
  writeSubscription,
} from './stored-pushes.ts'

const UNIQUE_VIOLATION = '23505'
/** The maximum number of browsers of one user. */
const MOST_DEVICES = 10

type Caller = Pick<UserCaller, 'userId' | 'token'>

/** The push state of the browser of this login. */
export async function readPushChannel({ pool, pusher }: PushServices, caller: Caller): Promise<PushChannel> {
  const { userId, token } = caller
  const { sessionId } = token
  const [[others], [own]] = await Promise.all([
    countOtherSubscriptions(pool, { userId, sessionId }),
    pusher === null || sessionId === null ? [] : readSubscription(pool, { sessionId, keyMark: pusher.keyMark }),
  ])
  return {
    available: pusher !== null,
    publicKey: pusher?.publicKey ?? null,
    enabled: own !== undefined,
    language: own?.language ?? null,
    notificationTypes: own?.notificationTypes ?? [],
    otherDevices: others?.count ?? 0,
  }
}

/**
 * Without types, every type that goes to users is pushed.
 * @throws AppError 400 that names what is wrong with the subscription, or each type that goes to operators; 409 when
 * the user has ten other browsers, 401 for a session that has ended, 503 where push is disabled.
 */
export async function choosePush(services: PushServices, caller: Caller, chosen: ChoosePush): Promise<void> {
  const { pool, clock, pusher } = services
  if (pusher === null) throw new AppError('PUSH_503_OFF')
  const { userId, token } = caller
  const { sessionId } = token
  if (sessionId === null) throw new AppError('AUTH_401_TOKEN_REVOKED')
  const { endpoint, keys, language, notificationTypes = USER_TYPES } = chosen
  const errors = subscriptionProblems(pusher, chosen)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  const subscription = {
    userId,
    sessionId,
    endpointMark: markOf(endpoint),
    sealed: sealTarget(pusher, userId, { endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    keyMark: pusher.keyMark,
    language,
    notificationTypes: [...new Set(notificationTypes)],
    now: clock.now(),
  }
  // the same browser may be taken by another account at this moment: then it has been, and is taken from that
  await keep(pool, caller, subscription).catch((error: unknown) => {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    return keep(pool, caller, subscription)
  })
}

function keep(pool: Pool, { token }: Caller, subscription: Parameters<typeof writeSubscription>[1]): Promise<void> {
  return inTransaction(pool, async (transaction) => {
    // one at a time per user, so that the limit is never exceeded
    await lockUser(transaction, subscription.userId)
    if (!(await holdSession(transaction, token))) throw new AppError('AUTH_401_TOKEN_REVOKED')
    await removeOfOtherLogins(transaction, subscription)
    const [others] = await countOtherSubscriptions(transaction, subscription)
    if ((others?.count ?? 0) >= MOST_DEVICES) throw new AppError('NOTIFICATION_409_TOO_MANY_DEVICES')
    await writeSubscription(transaction, subscription)
  })
}

/** What the schema of a subscription cannot express. */
export function subscriptionProblems(pusher: Pusher | null, given: Doubtful<ChoosePush>): FieldProblem[] {
  const endpoint = textOf(given.endpoint)
  const { p256dh } = (given.keys ?? {}) as Partial<ChoosePush['keys']>
  return [
    ...(endpoint === undefined || pusher?.mayBeCalled(endpoint) !== false
      ? []
      : [{ ...NO_PUSH_SERVICE, field: 'endpoint' }]),
    ...(p256dh === undefined || isPushKey(p256dh) ? [] : [{ ...NO_KEY, field: 'keys.p256dh' }]),
    ...ofOperators(given.notificationTypes),
  ]
}

const NO_PUSH_SERVICE = { code: 'NOT_ALLOWED', message: message('NOTIFICATION_NO_PUSH_SERVICE') }
const NO_KEY = { code: 'NOT_ALLOWED', message: message('NOTIFICATION_NO_PUSH_KEY') }

/** Ends pushes to the browser of this login; idempotent. */
export async function endPush({ pool }: PushServices, { token: { sessionId } }: Caller): Promise<void> {
  if (sessionId !== null) await removeSubscription(pool, { sessionId })
}
