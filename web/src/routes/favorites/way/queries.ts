import type { FavoriteWay, KeepStepsRequest, TickedStep } from '@lease-risk/contract/favorite-way'
import type { Favorite } from '@lease-risk/contract/favorites'
import { inPath } from '@lease-risk/contract/in-path'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useSignedIn } from '../../../lib/use-session.ts'

const KEY = ['favorites', 'way']

function pathOf(favoriteId: number | string): string {
  return `/api/favorites/${inPath(favoriteId)}/way`
}

export function useWay(favoriteId: string) {
  const signedIn = useSignedIn()
  return useQuery({
    queryKey: [...KEY, favoriteId],
    enabled: signedIn === true,
    queryFn: ({ signal }) => api<FavoriteWay>(pathOf(favoriteId), { signal }),
  })
}

export type StateChange = Favorite['state']

/** Both requests return the whole way. `onKept` is called before the screen shows it. */
export function useKeepWay(favoriteId: number, onKept: (what: 'state' | 'steps') => void) {
  const queries = useQueryClient()
  const onSuccess = (way: FavoriteWay, what: 'state' | 'steps') => {
    queries.setQueryData([...KEY, String(favoriteId)], way)
    onKept(what)
    return queries.invalidateQueries({ queryKey: ['favorites', 'list'] })
  }
  const state = useMutation({
    mutationFn: (next: StateChange) =>
      api<FavoriteWay>(`${pathOf(favoriteId)}/state`, { method: 'PUT', body: { state: next } }),
    onSuccess: (way) => onSuccess(way, 'state'),
  })
  const steps = useMutation({
    mutationFn: (item: { step: TickedStep; done: boolean }) => {
      const body: KeepStepsRequest = { items: [item] }
      return api<FavoriteWay>(`${pathOf(favoriteId)}/steps`, { method: 'PUT', body })
    },
    onSuccess: (way) => onSuccess(way, 'steps'),
  })
  return { state, steps }
}
