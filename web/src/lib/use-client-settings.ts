import type { ClientSettings } from '@lease-risk/contract/client-settings'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** The settings of the service; `undefined` without an answer. */
export function useClientSettings(): ClientSettings | undefined {
  const { data } = useQuery({
    queryKey: ['client-settings'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api<ClientSettings>('/api/client-settings', { signal }),
  })
  return data
}
