import { ApiError, kindOf } from '../../../lib/errors.ts'
import { failureWords } from '../../../lib/failure.ts'
import { loginLink } from '../../../lib/links.ts'
import { useCountdown } from '../../../lib/next-try.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ko } from '../words.ko.ts'
import NotThere from './not-there.tsx'

/** Shown instead of a result that cannot be loaded. */
export function ResultFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const words = useWords(ko)
  const countdown = useCountdown(error, onRetry)
  const kind = kindOf(error)
  if (kind === 'login')
    return (
      <Screen title={words.needLogin}>
        <p>{words.needLoginHow}</p>
        <ButtonLink href={loginLink(location.pathname + location.search + location.hash)} look="primary">
          {words.login}
        </ButtonLink>
      </Screen>
    )
  const isGone = kind === 'missing' || kind === 'forbidden' || kind === 'input'
  if (isGone) return <NotThere />
  return (
    <Screen title={kind === 'busy' ? failureWords.load.busy.what : words.failed}>
      <p>{kind === 'busy' ? failureWords.load.busy.how : words.failedHow}</p>
      {error instanceof ApiError && error.requestId && <p>{error.requestId}</p>}
      {countdown && <p role="timer">{countdown}</p>}
      <Button look="primary" onClick={onRetry}>
        {words.again}
      </Button>
    </Screen>
  )
}
