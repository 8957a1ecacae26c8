import type { ServiceDocument } from '@lease-risk/contract/service-documents'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The document as it holds with the settings of the service. */
export function documentQuery(path: '/api/privacy-policy' | '/api/terms') {
  return queryOptions({
    queryKey: ['document', path],
    queryFn: ({ signal }) => api<ServiceDocument>(path, { signal }),
  })
}
