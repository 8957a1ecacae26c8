import { ApiError, kindOf } from './errors.ts'
import { failureOf, failureWords } from './failure.ts'
import { useCountdown } from './next-try.ts'
import { ko } from './words.ko.ts'
import { useWords } from './words.ts'

/** What is shown for a failure. `countdown` changes every second. */
export type ShownFailure = {
  sentence: string
  detail: string | null
  countdown: string | null
  retry?: { label: string; onRetry(): void }
}

/** The failure shown in place of content; `null` if it loaded. The service's own sentence is shown if ours has none. */
export function useLoadFailure(error: unknown, retry: () => unknown): ShownFailure | null {
  const words = useWords(ko)
  const countdown = useCountdown(error, retry)
  if (error === null || error === undefined) return null
  const kind = kindOf(error)
  const refusal = error instanceof ApiError ? error : null
  const { what, how } = words.load[kind]
  const number = refusal?.requestId ? words.request(refusal.requestId) : undefined
  const canHelp = kind === 'offline' || kind === 'ours' || kind === 'wait' || kind === 'busy'
  return {
    sentence: what,
    detail: [kind === 'wait' ? '' : how || refusal?.message, number].filter(Boolean).join(' '),
    countdown,
    ...(canHelp ? { retry: { label: words.again, onRetry: () => void retry() } } : {}),
  }
}

/**
 * The failure to show for a request that was not accepted; `null` if there is none. `again`: resends the same request,
 * and is only passed for requests that the service carries out once however often they are sent.
 */
export function useSendFailure(error: unknown, again?: () => unknown): ShownFailure | null {
  const countdown = useCountdown(error, again)
  if (error === null || error === undefined) return null
  const { sentence, requestId } = failureOf(error)
  return { sentence, detail: requestId && failureWords.request(requestId), countdown }
}
