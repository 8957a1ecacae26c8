import type { EventStream } from '../../platform/feed/event-stream.ts'
import type { WatchedRows } from '../../platform/feed/watched-rows.ts'
import type { BellState } from './stored-notifications.ts'

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
