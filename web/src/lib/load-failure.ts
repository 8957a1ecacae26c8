import { ApiError, kindOf } from './errors.ts'
import { failureOf, failureWords } from './failure.ts'
import { useCountdown } from './next-try.ts'
import { ko } from './words.ko.ts'
import { useWords } from './words.ts'

/** What is drawn about a failure. `countdown` changes with the seconds. */
export type ShownFailure = {
  sentence: string
  detail: string | null
  countdown: string | null
  retry?: { label: string; onRetry(): void }
}

/** What stands in the place of what could not be loaded; `null` where it could. The service's own sentence stands where ours says nothing. */
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
 * What is said of something that was sent and not taken; `null` where nothing was. `again`: sends the same once more, only where
 * the service makes it once however often it is sent.
 */
export function useSendFailure(error: unknown, again?: () => unknown): ShownFailure | null {
  const countdown = useCountdown(error, again)
  if (error === null || error === undefined) return null
  const { sentence, requestId } = failureOf(error)
  return { sentence, detail: requestId && failureWords.request(requestId), countdown }
}
