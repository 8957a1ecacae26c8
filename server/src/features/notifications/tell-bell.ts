import type { EventStream } from '../../platform/http/event-stream.ts'
import type { WatchedRows } from '../../platform/watched-rows.ts'
import type { BellState } from './stored-notifications.ts'

/**
 * Tells how many notifications a user has not read: at once, and whenever that or the newest of them changes. Ends when
 * `isAdmitted` says that he is no longer logged in; `onError` hears of reads that failed and are tried again.
 */
export async function tellBell(
  { signal, send }: EventStream,
  options: {
    userId: number
    bells: WatchedRows<BellState>
    isAdmitted: () => Promise<boolean>
    onError: (error: unknown) => void
  },
): Promise<void> {
  const { userId, bells, isAdmitted, onError } = options
  let told = ''
  let id = 0
  while (!signal.aborted && (await isAdmitted())) {
    const bell = await bells.soon(userId).catch(onError)
    if (!bell) continue
    const { unreadCount, latestNotificationId, changedAt } = bell
    const state = [unreadCount, latestNotificationId, changedAt?.getTime()].join()
    if (state === told) continue
    told = state
    id += 1
    send([{ id, event: 'unread', data: { unreadCount, latestNotificationId } }])
  }
}
