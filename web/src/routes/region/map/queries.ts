import type { ClientSettings } from '@lease-risk/contract/client-settings'
import type { AnalyzableLocation } from '@lease-risk/contract/map'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useClientSettings } from '../../../lib/use-client-settings.ts'

/** The service does not search by position, so a smaller area would not return other places. */
export const MOST_DISTRICTS = 30

export function useAnalyzableDistricts() {
  return useQuery({
    queryKey: ['map', 'districts'],
    queryFn: ({ signal }) =>
      api<AnalyzableLocation[]>(`/api/map/analyzable-locations?minSourceCount=1&limit=${MOST_DISTRICTS}`, { signal }),
  })
}

/** The background tiles, if there are any; none without an answer. */
export function useTiles(): ClientSettings['tiles'] | undefined {
  const data = useClientSettings()
  return data?.tiles.available ? data.tiles : undefined
}
