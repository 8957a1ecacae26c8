import { failureWords } from '../../lib/failure.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { Failure } from '../../ui/failure.tsx'

/** Shows a failed read or a refused request, with the request id. */
export function CommunityFailure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const failure = useSendFailure(error, onRetry)
  return failure && <Failure {...failure} {...(onRetry ? { retry: { label: failureWords.again, onRetry } } : {})} />
}
