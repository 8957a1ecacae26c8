import { failureWords } from '../../lib/failure.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { Failure } from '../../ui/failure.tsx'

/** What did not come or was not taken, with the number of the request. */
export function CommunityFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const failure = useSendFailure(error, onRetry)
  return failure && <Failure {...failure} {...(onRetry ? { retry: { label: failureWords.again, onRetry } } : {})} />
}
