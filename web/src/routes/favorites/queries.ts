import type { Page } from '@lease-risk/contract/common'
import type { FavoriteAnalysis, FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import type { Favorite, FavoriteQuery, UpdateFavoriteRequest } from '@lease-risk/contract/favorites'
import { inPath } from '@lease-risk/contract/in-path'
import type { FieldChecks, KeepFieldChecks } from '@lease-risk/contract/map-own'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useSignedIn } from '../../lib/use-session.ts'

const PATH = '/api/favorites'
const KEY = 'favorites'

export type Sort = FavoriteQuery['sort']

export function useFavorites(page: number, sort: Sort) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: [KEY, 'list', page, sort],
    enabled: signedIn === true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api<Page<Favorite>>(`${PATH}?${new URLSearchParams({ page: String(page), sort })}`, { signal }),
  })
}

export function useAnalysis(favoriteId: string) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: [KEY, 'analysis', favoriteId],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<FavoriteAnalysis>(`${PATH}/${inPath(favoriteId)}/analysis`, { signal }),
  })
}

/** `ids`: two or more homes. */
export function useComparison(ids: string[]) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: [KEY, 'comparison', ids],
    enabled: signedIn === true && ids.length > 1,
    queryFn: ({ signal }) =>
      api<FavoriteComparison>(`${PATH}/comparison?${new URLSearchParams({ ids: ids.join(',') })}`, { signal }),
  })
}

export function useRemove() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (favoriteId: number) => api(`${PATH}/${favoriteId}`, { method: 'DELETE' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [KEY] }),
  })
}

/** `onSaved` is called before data is read again: a form that is recreated by the new data would miss it. */
export function useUpdate(favoriteId: number, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: UpdateFavoriteRequest) => api<Favorite>(`${PATH}/${favoriteId}`, { method: 'PUT', body }),
    onSuccess: () => {
      onSaved()
      return queries.invalidateQueries({ queryKey: [KEY] })
    },
  })
}

const CHECKS_PATH = '/api/map/field-checks'

function checksKey(favoriteId: number) {
  return [KEY, 'field-checks', favoriteId]
}

export function useFieldChecks(favoriteId: number) {
  return useQuery({
    queryKey: checksKey(favoriteId),
    queryFn: ({ signal }) => api<FieldChecks>(`${CHECKS_PATH}?favoriteId=${favoriteId}`, { signal }),
  })
}

export function useKeepFieldCheck(favoriteId: number) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (item: KeepFieldChecks['items'][number]) =>
      api<FieldChecks>(CHECKS_PATH, { method: 'PUT', body: { favoriteId, items: [item] } satisfies KeepFieldChecks }),
    onSuccess: (checks) => {
      queries.setQueryData(checksKey(favoriteId), checks)
      return queries.invalidateQueries({ queryKey: [KEY, 'way'] })
    },
  })
}
