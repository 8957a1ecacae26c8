import type { ForeignTenant } from '@lease-risk/contract/foreign-tenant'
import type { SpecialClauseCatalogue } from '@lease-risk/contract/special-clauses'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/words.ts'

export const clauses = queryOptions({
  queryKey: ['special-clauses'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => api<SpecialClauseCatalogue>('/api/special-clauses', { signal }),
})

export const clausesInKorean = queryOptions({
  queryKey: ['special-clauses', 'in Korean'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) =>
    api<SpecialClauseCatalogue>('/api/special-clauses', { signal, headers: { 'accept-language': 'ko' } }),
})

/**
 * The clauses that the service offers, the same for everybody, with its texts for a tenant who is registered as a foreigner.
 * Offline, the copy that this device last loaded.
 */
export function useClauses(foreignTenant: ForeignTenant | undefined) {
  const loaded = useQuery(clauses)
  return { ...loaded, data: loaded.data && withTexts(loaded.data, foreignTenant) }
}

/** The Korean clauses, shown beside the English ones. `undefined`: not requested, or not available. */
export function useClausesInKorean(foreignTenant: ForeignTenant | undefined): SpecialClauseCatalogue | undefined {
  const isWanted = useLanguage() === 'en'
  const { data } = useQuery({ ...clausesInKorean, enabled: isWanted })
  return (isWanted && data && withTexts(data, foreignTenant)) || undefined
}

function withTexts(
  catalogue: SpecialClauseCatalogue,
  foreignTenant: ForeignTenant | undefined,
): SpecialClauseCatalogue {
  const own = foreignTenant?.clauses ?? []
  return {
    ...catalogue,
    clauses: catalogue.clauses.map((clause) => ({
      ...clause,
      ...own.find(({ clauseId }) => clauseId === clause.clauseId),
    })),
  }
}
