import type { EventStream } from '../../platform/feed/event-stream.ts'
import type { WatchedRows } from '../../platform/feed/watched-rows.ts'
import type { BellState } from './stored-notifications.ts'

/**
 * Publishes how many notifications a user has not read: at once, and whenever that or the newest of them changes. Ends when
 * `isAdmitted` says that they are no longer logged in; `onError` receives reads that failed and are tried again.
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
