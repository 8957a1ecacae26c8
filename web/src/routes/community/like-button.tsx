import type { CommunityReactionResponse } from '@lease-risk/contract/community'
import { useState } from 'react'
import { formatCount } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { useOnline } from '../../lib/online.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { CommunityFailure } from './load-failure.tsx'
import { communityPath } from './queries.ts'
import { ko } from './words.ko.ts'

/** Shows the number of likes, and adds or removes the user's own. `path`: `/posts/7` or `/comments/7`. */
export function LikeButton({ path, liked, count }: { path: string; liked: boolean; count: number }) {
  const words = useWords(ko)
  const isOnline = useOnline()
  const [now, setNow] = useState({ liked, likeCount: count })
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const press = async () => {
    setIsBusy(true)
    setError(undefined)
    try {
      const method = now.liked ? 'DELETE' : 'POST'
      setNow(await api<CommunityReactionResponse>(communityPath(`${path}/like`), { method }))
    } catch (refused) {
      setError(refused)
    }
    setIsBusy(false)
  }
  return (
    <>
      <Button aria-pressed={now.liked} busy={isBusy || !isOnline} onClick={() => void press()}>
        {words.likes(formatCount(now.likeCount))}
      </Button>
      <CommunityFailure error={error} />
    </>
  )
}
