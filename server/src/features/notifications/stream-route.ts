import type { FastifyRequest } from 'fastify'
import { createEventStreams, type EventStream, LastEventIdHeader } from '../../platform/feed/event-stream.ts'
import { type WatchedRows, watchRows } from '../../platform/feed/watched-rows.ts'
import { userOf } from '../../platform/http/access.ts'
import { raw } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { NotificationServices } from './services.ts'
import { type BellState, readBells } from './stored-notifications.ts'

/** A logout, a withdrawal or the end of the token ends the stream within this time. */
const ASKED_AGAIN_AFTER_MS = 10_000

/**
 * Publishes the number of a user's unread notifications: at once, and whenever it or the newest notification changes.
 * Ends when `isAdmitted` reports that the user is no longer logged in; `onError` receives failed reads, which are
 * retried.
 */
export async function publishBell(
  { signal, send }: EventStream,
  options: {
    userId: number
    bells: WatchedRows<BellState>
    isAdmitted: () => Promise<boolean>
    onError: (error: unknown) => void
  },
): Promise<void> {
  const { userId, bells, isAdmitted, onError } = options
  const next = bells.watch(userId, signal)
  let sent = ''
  let id = 0
  while (!signal.aborted && (await isAdmitted())) {
    const bell = await next().catch(onError)
    if (!bell) continue
    const { unreadCount, latestNotificationId, changedAt } = bell
    const state = [unreadCount, latestNotificationId, changedAt?.getTime()].join()
    if (state === sent) continue
    sent = state
    id += 1
    send([{ id, event: 'unread', data: { unreadCount, latestNotificationId } }])
  }
}

export function streamRoute(app: HttpApp, { pool, feed, resolveCaller }: NotificationServices): void {
  const streams = createEventStreams(app)
  const bells = watchRows(feed, 'bell', async (userIds) => {
    const rows = await readBells(pool, { userIds })
    return new Map(rows.map((row) => [row.userId, row]))
  })
  app.get(
    '/api/notifications/stream',
    {
      config: { access: 'authenticated', eventStream: true },
      schema: {
        operationId: 'watchNotifications',
        tags: ['notifications'],
        summary: '읽지 않은 알림 수의 실시간 알림(SSE)',
        description:
          '연결하면 지금의 수를, 그 뒤로는 달라질 때마다 `event: unread`를 보냅니다. data는 `{unreadCount, latestNotificationId}`이고, 읽지 않은 알림이 없으면 latestNotificationId가 null입니다. Authorization 머리글이 필요하므로 브라우저에서는 fetch로 읽습니다. 로그인이 끝나면 연결을 닫습니다.',
        headers: LastEventIdHeader,
        response: raw('text/event-stream', '읽지 않은 알림 수'),
      },
    },
    (request, reply) =>
      streams.open(request, reply, (stream) =>
        publishBell(stream, {
          userId: userOf(request).userId,
          bells,
          isAdmitted: admission(request, resolveCaller),
          onError: (error) => request.log.warn({ err: error }, 'unread notifications could not be counted'),
        }),
      ),
  )
}

/**
 * Whether the request's token is still valid, checked at intervals. If the check cannot be made, the last result holds.
 */
function admission(
  request: FastifyRequest,
  resolveCaller: NotificationServices['resolveCaller'],
): () => Promise<boolean> {
  let askAgainAt = performance.now() + ASKED_AGAIN_AFTER_MS
  let isAdmitted = true
  return async () => {
    if (performance.now() < askAgainAt) return isAdmitted
    askAgainAt = performance.now() + ASKED_AGAIN_AFTER_MS
    isAdmitted = await resolveCaller(request).then(
      ({ kind }) => kind === 'user',
      () => isAdmitted,
    )
    return isAdmitted
  }
}
