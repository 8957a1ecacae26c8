import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { formatDay } from '../../../lib/amount.ts'
import { ApiError, kindOf } from '../../../lib/errors.ts'
import { failureWords } from '../../../lib/failure.ts'
import { loginLink, progressLink, type Subject } from '../../../lib/links.ts'
import { useCountdown } from '../../../lib/next-try.ts'
import { noteSeen } from '../../../lib/seen-results.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { isInOther } from '../../../ui/text.tsx'
import { type Result, useResult, useSubject } from '../queries.ts'
import { ko } from '../words.ko.ts'
import NotThere from './not-there.tsx'

export type ShownResult = { result: Result; subject: Subject; notice: ReactNode }

/** Loads a result and passes it on, or shows why it is missing. `notice`: an old copy, or worded in another language. */
export function WithResult({ children }: { children(shown: ShownResult): ReactNode }) {
  const words = useWords(ko)
  const language = useLanguage()
  const subject = useSubject()
  const [, navigate] = useLocation()
  const { data, error, isFetching, refetch } = useResult(subject)
  useEffect(() => {
    if (data === null && !isFetching) navigate(progressLink(subject), { replace: true })
  }, [data, isFetching, subject, navigate])
  const seen = data?.result.diagnosisId
  useEffect(() => {
    if (seen !== undefined) noteSeen(seen)
  }, [seen])
  if (error) return <ResultFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  const { result, keptAt } = data
  const notice = (
    <>
      {keptAt && <Notice title={words.kept(formatDay(keptAt))} />}
      {isInOther(result.decisionSummary.title, language) && <Notice title={words.inOther} />}
    </>
  )
  return children({ result, subject, notice })
}

/** Shown instead of a result that cannot be loaded. */
function ResultFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
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
