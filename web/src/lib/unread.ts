import type { UnreadCount } from '@lease-risk/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { followFeed } from './feed.ts'
import { onSeen, readSeen } from './seen-results.ts'

export const NOTIFICATIONS_KEY = 'notifications'
const UNREAD_KEY = [NOTIFICATIONS_KEY, 'unread']

/** How often the count is polled while the page is visible and the feed does not deliver it. */
export const BELL_EVERY_MS = 60_000
/** Delay before a refused feed is tried again; the count is polled until then. */
const FEED_AGAIN_MS = 30_000

/**
 * The number of unread notifications. While the page is visible the feed delivers it; without a feed it is polled every
 * minute and when the page becomes visible again. `undefined`: not known.
 */
export function useUnreadCount(): number | undefined {
  const isFollowed = useBellFeed()
  useSeenResults()
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    refetchInterval: isFollowed ? false : BELL_EVERY_MS,
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) => readUnread(signal),
  })
  return data?.unreadCount
}

/** Results that the user has just seen are not counted. */
async function readUnread(signal: AbortSignal): Promise<UnreadCount> {
  const count = () => api<UnreadCount>('/api/notifications/unread-count', { signal })
  const first = await count()
  return first.unreadCount > 0 && (await readSeen().catch(() => false)) ? count() : first
}

function useSeenResults(): void {
  const queries = useQueryClient()
  useEffect(() => onSeen(() => void queries.invalidateQueries({ queryKey: UNREAD_KEY })), [queries])
}

/** Whether the feed delivers the count. A hidden page frees its connection for other pages of the same browser. */
function useBellFeed(): boolean {
  const queries = useQueryClient()
  const isSeen = useSyncExternalStore(
    onSeenChange,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const [isFollowed, setIsFollowed] = useState(false)
  useEffect(() => {
    if (!isSeen) return
    const feed = followFeed('/api/notifications/stream', {
      onEvent(_, data) {
        setIsFollowed(true)
        const { unreadCount } = JSON.parse(data) as UnreadCount
        const before = queries.getQueryData<UnreadCount>(UNREAD_KEY)
        if (unreadCount > (before?.unreadCount ?? 0)) void queries.invalidateQueries({ queryKey: UNREAD_KEY })
        else queries.setQueryData(UNREAD_KEY, { unreadCount } satisfies UnreadCount)
        // open lists are refreshed
        if (before && before.unreadCount !== unreadCount)
          void queries.invalidateQueries({
            predicate: ({ queryKey: [of, part] }) => of === NOTIFICATIONS_KEY && part !== 'unread',
          })
      },
      onBreak: () => setIsFollowed(false),
      againAfterMs: FEED_AGAIN_MS,
    })
    return () => {
      feed.close()
      setIsFollowed(false)
    }
  }, [isSeen, queries])
  return isFollowed
}

function onSeenChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
