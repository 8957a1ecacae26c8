import type { CommunityEventResponse, CommunityEventType } from '@lease-risk/contract/community'
import { useEffect, useRef, useState } from 'react'

/** After a refusal, such as of a service that just starts. */
const AGAIN_AFTER_MS = 5_000

/**
 * How many things of a kind happened since they were last shown; nothing on the page changes by itself.
 * The browser connects again by itself and asks for what it missed, but gives up where the service refused it once.
 */
export function useNews(
  type: CommunityEventType,
  counts: (event: CommunityEventResponse) => boolean,
): { count: number; forget(): void } {
  const [count, setCount] = useState(0)
  const filter = useRef(counts)
  filter.current = counts
  useEffect(() => {
    let source: EventSource
    let again: ReturnType<typeof setTimeout>
    const connect = () => {
      source = new EventSource('/api/community/events')
      source.addEventListener(type, ({ data }: MessageEvent<string>) => {
        if (filter.current(JSON.parse(data) as CommunityEventResponse)) setCount((before) => before + 1)
      })
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) again = setTimeout(connect, AGAIN_AFTER_MS)
      })
    }
    connect()
    return () => {
      clearTimeout(again)
      source.close()
    }
  }, [type])
  return { count, forget: () => setCount(0) }
}
