import type { CommunityPolicyRestoreResultResponse } from '@lease-risk/contract/community-moderation'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ko } from './words.ko.ts'

/** Marks expired sanctions as ended; the service also does this every ten minutes. */
export function EndExpired() {
  const words = useWords(ko)
  const queries = useQueryClient()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      api<CommunityPolicyRestoreResultResponse>('/api/admin/community/policy-sanctions/restore-expired', {
        method: 'POST',
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['console'] }),
  })
  const failure = useSendFailure(error)
  return (
    <div>
      <Button busy={isPending} onClick={() => mutate()} sends>
        {words.endExpired}
      </Button>
      {failure && <Failure {...failure} />}
      <p role="status">{data ? words.expiredEnded(data.processedCount) : words.endExpiredHow}</p>
    </div>
  )
}
