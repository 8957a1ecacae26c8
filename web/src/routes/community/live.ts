import type { CommunityEventResponse, CommunityEventType } from '@lease-risk/contract/community'
import { useEffect, useRef, useState } from 'react'
import { followFeed } from '../../lib/feed.ts'

/** Counts events of a kind since they were last shown; the page itself does not change automatically. */
export function useNewEvents(
  type: CommunityEventType,
  counts: (event: CommunityEventResponse) => boolean,
): { count: number; forget(): void } {
  const [count, setCount] = useState(0)
  const filter = useRef(counts)
  filter.current = counts
  useEffect(() => {
    const feed = followFeed('/api/community/events', {
      onEvent(happened, data) {
        if (happened === type && filter.current(JSON.parse(data) as CommunityEventResponse))
          setCount((before) => before + 1)
      },
    })
    return () => feed.close()
  }, [type])
  return { count, forget: () => setCount(0) }
}
