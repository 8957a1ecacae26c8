import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { formatDay } from '../../../lib/amount.ts'
import { progressLink, type Subject } from '../../../lib/links.ts'
import { noteSeen } from '../../../lib/seen-results.ts'
import { useLanguage, useWords } from '../../../lib/words.ts'
import { Notice } from '../../../ui/notice.tsx'
import { isInOther } from '../../../ui/said.tsx'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { type Result, useResult, useSubject } from '../queries.ts'
import { ko } from '../words.ko.ts'
import { ResultFailure } from './result-failure.tsx'

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
