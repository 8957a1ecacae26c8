import type { SpecialClauseCatalogue } from '@lease-risk/contract/special-clauses'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'

/** The clauses that the service offers, the same for everybody. */
export function useClauses() {
  return useQuery({
    queryKey: ['special-clauses'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api<SpecialClauseCatalogue>('/api/special-clauses', { signal }),
  })
}
