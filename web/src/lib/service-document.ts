import type { ServiceDocument } from '@lease-risk/contract/service-documents'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

// apart from the other links, which the first screen loads
export const PRIVACY = '/privacy'
export const SERVICE_TERMS = '/service-terms'

/** The document as it holds with the settings of the service. */
export function documentQuery(path: '/api/privacy-policy' | '/api/terms') {
  return queryOptions({
    queryKey: ['document', path],
    queryFn: ({ signal }) => api<ServiceDocument>(path, { signal }),
  })
}
