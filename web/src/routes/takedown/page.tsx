import { inPath } from '@lease-risk/contract/in-path'
import type { TakedownStateResponse } from '@lease-risk/contract/takedown-requests'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { namesNothing } from '../../lib/errors.ts'
import { useFragment } from '../../lib/fragment.ts'
import { useWords } from '../../lib/words.ts'
import { Screen } from '../../ui/screen.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { NotShown } from './not-shown.tsx'
import { StateFacts } from './state-facts.tsx'
import { ko } from './words.ko.ts'

/** The state of a request, for anyone who has its link. */
export default function TakedownState() {
  const words = useWords(ko)
  const token = useFragment()
  const { data, error, refetch } = useQuery({
    queryKey: ['takedown', token],
    queryFn({ signal }) {
      if (token === '') throw namesNothing()
      return api<TakedownStateResponse>(`/api/community/takedown-requests/${inPath(token)}`, { signal })
    },
  })
  if (error) return <NotShown error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Screen title={words.state}>
      <StateFacts state={data} />
      {data.revealCount > 0 && <p>{words.revealed(data.revealCount)}</p>}
      {data.decidedAt !== null && <p>{words.deleted}</p>}
    </Screen>
  )
}
