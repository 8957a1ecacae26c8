import type { UnreadCount } from '@lease-risk/contract/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api } from './api.ts'
import { readEvents } from './read-events.ts'

export const NOTIFICATIONS_KEY = 'notifications'
const UNREAD_KEY = [NOTIFICATIONS_KEY, 'unread']

/** How often what is told is asked for, while the page is seen and is not told of it. */
export const BELL_EVERY_MS = 60_000
/** After a stream that ended, or was refused. */
const STREAM_AGAIN_MS = 30_000

/**
 * How many notifications wait. While the page is seen the service tells it; where that is not to be had it is asked for each minute,
 * and when the page is seen again. `undefined`: not known.
 */
export function useUnreadCount(): number | undefined {
  const isTold = useBellStream()
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    refetchInterval: isTold ? false : BELL_EVERY_MS,
    refetchOnWindowFocus: 'always',
    queryFn: ({ signal }) => api<UnreadCount>('/api/notifications/unread-count', { signal }),
  })
  return data?.unreadCount
}

/** Whether the service tells by itself. A page that is not seen leaves its connection to the others of the same browser. */
function useBellStream(): boolean {
  const queries = useQueryClient()
  const isSeen = useSyncExternalStore(
    onSeenChange,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const [isTold, setIsTold] = useState(false)
  useEffect(() => {
    if (!isSeen) return
    const leaving = new AbortController()
    let again: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      try {
        await readEvents('/api/notifications/stream', leaving.signal, (_, data) => {
          setIsTold(true)
          const { unreadCount } = JSON.parse(data) as UnreadCount
          const before = queries.getQueryData<UnreadCount>(UNREAD_KEY)
          queries.setQueryData(UNREAD_KEY, { unreadCount } satisfies UnreadCount)
          // lists that are open show what is new
          if (before && before.unreadCount !== unreadCount)
            void queries.invalidateQueries({
              predicate: ({ queryKey: [of, part] }) => of === NOTIFICATIONS_KEY && part !== 'unread',
            })
        })
      } catch {
        // asking goes on in its place
      }
      if (leaving.signal.aborted) return
      setIsTold(false)
      again = setTimeout(() => void follow(), STREAM_AGAIN_MS)
    }
    void follow()
    return () => {
      leaving.abort()
      clearTimeout(again)
      setIsTold(false)
    }
  }, [isSeen, queries])
  return isTold
}

function onSeenChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
