import type { ClientSettings } from '@lease-risk/contract/client-settings'
import { useQuery } from '@tanstack/react-query'
import { api } from './api.ts'

/** What the service is set up for; `undefined` without an answer. */
export function useClientSettings(): ClientSettings | undefined {
  const { data } = useQuery({
    queryKey: ['client-settings'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api<ClientSettings>('/api/client-settings', { signal }),
  })
  return data
}
