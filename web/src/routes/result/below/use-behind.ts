import type { PaperReading } from '@lease-risk/contract/papers-input'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Language, useLanguage } from '../../../lib/words.ts'
import { clauses, clausesInKorean } from '../clauses/use-clauses.ts'
import { sampleOf } from '../deals/queries.ts'
import type { ShownResult } from '../load/with-result.tsx'
import { deviceRecord } from '../papers/device-record.ts'
import { calculated } from '../papers/reading/calculated.ts'
import { inKorean } from '../queries.ts'

/** Delay that lets requests of the first screens complete first. */
const AFTER_MS = 1_500

/** There may be no network at a broker's office, so the screens behind a result, and their data, are loaded once it is read. */
export function useBehind({ result, subject }: Pick<ShownResult, 'result' | 'subject'>): void {
  const queries = useQueryClient()
  const language = useLanguage()
  const { diagnosisId, diagnosisState, valueEstimate, jeonseEstimate } = result
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadScreens()
      void keepScreens(language)
      const sources = [
        'sale-transaction' as const,
        ...(valueEstimate ? (['value'] as const) : []),
        ...(jeonseEstimate ? (['jeonse'] as const) : []),
      ]
      for (const source of sources) void queries.prefetchQuery(sampleOf(source, diagnosisId, subject))
      if ('token' in subject && diagnosisState === 'success')
        void queries.prefetchQuery(calculated(subject, read(diagnosisId)))
      void queries.prefetchQuery(clauses)
      if (language === 'ko') return
      void queries.prefetchQuery(inKorean(subject))
      void queries.prefetchQuery(clausesInKorean)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [queries, language, diagnosisId, diagnosisState, valueEstimate, jeonseEstimate, subject])
}

/** The paper values entered before, as the papers screen will request with them. */
function read(diagnosisId: number): PaperReading {
  return deviceRecord<PaperReading>('reading', diagnosisId).read()
}

/** Has the worker cache the files of these screens, including those loaded before it started. */
async function keepScreens(language: Language): Promise<void> {
  // service workers require a secure connection
  const registration = await navigator.serviceWorker?.ready
  registration?.active?.postMessage(language)
}

/** A screen that fails to load is requested again when it is opened. */
function loadScreens(): Promise<unknown> {
  return Promise.allSettled([
    import('../ask/page.tsx'),
    import('../papers/page.tsx'),
    import('../papers/answers/answers.tsx'),
    import('../papers/document/open-document.tsx'),
    import('../sheet/page.tsx'),
    import('../criteria/page.tsx'),
    import('../deals/page.tsx'),
    import('../clauses/page.tsx'),
  ])
}
