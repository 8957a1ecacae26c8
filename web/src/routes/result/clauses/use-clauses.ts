import type { SpecialClauseCatalogue } from '@lease-risk/contract/special-clauses'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/words.ts'

/** The clauses that the service offers, the same for everybody; without a network as this device last saw them. */
export function useClauses() {
  return useQuery({
    queryKey: ['special-clauses'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api<SpecialClauseCatalogue>('/api/special-clauses', { signal }),
  })
}

/** The same in Korean, beside what an English reader reads. `undefined`: not asked for, or not there. */
export function useClausesInKorean(): SpecialClauseCatalogue | undefined {
  const isWanted = useLanguage() === 'en'
  const { data } = useQuery({
    queryKey: ['special-clauses', 'in Korean'],
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api<SpecialClauseCatalogue>('/api/special-clauses', { signal, headers: { 'accept-language': 'ko' } }),
  })
  return (isWanted && data) || undefined
}
