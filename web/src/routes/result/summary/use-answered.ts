import type { PaperReading } from '@lease-risk/contract/papers-input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Subject } from '../../../lib/links.ts'
import { calculated } from '../papers/reading/calculated.ts'
import { useReading } from '../papers/reading/use-reading.ts'
import type { Result } from '../queries.ts'

/** A result that says what public data and the papers read so far say together. */
export type Answered = {
  result: Result
  /** `WAITING`, `FAILED`: papers were read and the result does not say yet what they change. */
  state: 'READY' | 'WAITING' | 'FAILED'
  retry(): void
  reading: PaperReading
  change(next: Partial<PaperReading>): void
}

/** The answer of the calculation, which alone weighs papers; nothing is added up here (R-ANSWER-09). */
export function useAnswered(result: Result, subject: Subject): Answered {
  const { reading, change } = useReading(subject, result.diagnosisId)
  const hasPapers = Object.keys(reading).length > 0 && result.diagnosisState === 'success'
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...calculated(subject, reading),
    enabled: hasPapers,
    placeholderData: keepPreviousData,
  })
  const { answer, decision } = (hasPapers && data) || {}
  return {
    result: answer && decision ? { ...result, answer, decision } : result,
    // the answer to what was typed before is shown, and said not to be the whole
    state: !hasPapers || (data && !isPlaceholderData) ? 'READY' : isError ? 'FAILED' : 'WAITING',
    retry: () => void refetch(),
    reading,
    change,
  }
}
