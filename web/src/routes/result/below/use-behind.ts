import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLanguage } from '../../../lib/words.ts'
import { clauses, clausesInKorean } from '../clauses/use-clauses.ts'
import { sampleOf } from '../deals/queries.ts'
import type { ShownResult } from '../load/with-result.tsx'
import { inKorean } from '../queries.ts'

/** What the first screens still ask for comes before it. */
const AFTER_MS = 1_500

/** At a broker's there may be no network: what lies behind a result comes once the result is read, its screens and what they ask for. */
export function useBehind({ result, subject }: Pick<ShownResult, 'result' | 'subject'>): void {
  const queries = useQueryClient()
  const language = useLanguage()
  const { diagnosisId, valueEstimate, jeonseEstimate } = result
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadScreens()
      const sources = [
        'sale-transaction' as const,
        ...(valueEstimate ? (['value'] as const) : []),
        ...(jeonseEstimate ? (['jeonse'] as const) : []),
      ]
      for (const source of sources) void queries.prefetchQuery(sampleOf(source, diagnosisId, subject))
      void queries.prefetchQuery(clauses)
      if (language === 'ko') return
      void queries.prefetchQuery(inKorean(subject))
      void queries.prefetchQuery(clausesInKorean)
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [queries, language, diagnosisId, valueEstimate, jeonseEstimate, subject])
}

/** One that does not come is asked for again where it is opened. */
function loadScreens(): Promise<unknown> {
  return Promise.allSettled([
    import('../ask/page.tsx'),
    import('../papers/page.tsx'),
    import('../papers/answers/answers.tsx'),
    import('../sheet/page.tsx'),
    import('../criteria/page.tsx'),
    import('../deals/page.tsx'),
    import('../clauses/page.tsx'),
  ])
}
