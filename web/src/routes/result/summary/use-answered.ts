import type { ForeignTenant } from '@lease-risk/contract/foreign-tenant'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import type { PaperReading } from '@lease-risk/contract/papers-input'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Subject } from '../../../lib/links.ts'
import type { Language } from '../../../lib/words.ts'
import { calculated } from '../papers/reading/calculated.ts'
import { useReading } from '../papers/reading/use-reading.ts'
import type { Result } from '../queries.ts'

/** A result that says what public data and the papers read so far say together. */
export type Answered = {
  result: Result
  /** Other than `READY`: the result does not say yet what papers change, or whether any were saved (`LOADING`, `NOT_LOADED`). */
  state: 'READY' | 'LOADING' | 'NOT_LOADED' | 'WAITING' | 'FAILED'
  retry(): void
  reading: PaperReading
  /** What was said, beside the papers read so far. */
  statements: NonNullable<LeasePapers['statements']>
  /** The day on which the registry of this home was read; `null`: none was, or that of another home. */
  registryReadOn: string | null
  change(next: Partial<PaperReading>): void
  /** The path of a tenant who is registered as a foreigner; `undefined`: of nobody else. */
  foreignTenant: ForeignTenant | undefined
}

/** The answer of the calculation, which alone weighs papers; nothing is added up here (R-ANSWER-09). */
export function useAnswered(result: Result, subject: Subject, inLanguage?: Language): Answered {
  const { reading, change, isLoaded, failure, retry } = useReading(subject, result.diagnosisId)
  const isWeighed = result.diagnosisState === 'success'
  const hasPapers = isWeighed && Object.keys(reading).length > 0
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...calculated(subject, reading, inLanguage),
    enabled: hasPapers,
    placeholderData: keepPreviousData,
    // a failure stays until its reader retries; another part of the screen that asks for the same does not
    retryOnMount: false,
  })
  // the answer to what was typed before is shown, and said not to be the whole
  const calculating = !hasPapers || (data && !isPlaceholderData) ? 'READY' : isError ? 'FAILED' : 'WAITING'
  const { answer, decision, registryHome, foreignTenant, statements = [] } = (hasPapers && data) || {}
  const told = foreignTenant ? { ...result, checklist: withTexts(result.checklist, foreignTenant.checks) } : result
  return {
    result: answer && decision ? { ...told, answer, decision } : told,
    foreignTenant,
    state: isLoaded || !isWeighed ? calculating : failure ? 'NOT_LOADED' : 'LOADING',
    retry: isLoaded ? () => void refetch() : retry,
    reading,
    statements,
    registryReadOn: (answer && registryHome !== 'OTHER' && reading.registry?.readOn) || null,
    change,
  }
}

/** R-WEB-81: the checklist with the service's texts for this tenant. */
function withTexts(checklist: Result['checklist'], checks: ForeignTenant['checks']): Result['checklist'] {
  return checklist.map((item) => {
    const own = checks.find(({ checkId }) => checkId === item.code)
    return own ? { ...item, title: own.title, detail: own.detail } : item
  })
}
