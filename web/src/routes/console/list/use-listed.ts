import type { Page } from '@lease-risk/contract/common'
import { inPath } from '@lease-risk/contract/in-path'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import type { ScreenName } from '../frame/entries.ts'
import { type Filter, valueOf } from './filters.tsx'
import { useUrlState } from './url-state.ts'

export type Listed<T> = {
  name: ScreenName
  /** Path of the service's operation. */
  path: string
  filters: Filter[]
  keyOf(item: T): string
  /** Whether the service can read one record by key: a link may open one that is not on this page. */
  isReadByKey?: boolean | undefined
}

const PAGE_SIZE = 25

/** The page of a list given in the address, and the opened record (`shown`). */
export function useListed<T>({ name, path, filters, keyOf, isReadByKey = false }: Listed<T>) {
  const { params, page, opened } = useUrlState()
  const query = new URLSearchParams({ page: String(page), size: String(PAGE_SIZE) })
  for (const filter of filters) {
    const value = valueOf(filter, params)
    if (value) query.set(filter.name, value)
  }
  const { data, error, refetch } = useQuery({
    queryKey: ['console', name, query.toString()],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api<Page<T>>(`${path}?${query}`, { signal }),
  })
  const listed = data?.content.find((item) => keyOf(item) === opened)
  const one = useQuery({
    queryKey: ['console', name, 'one', opened],
    enabled: isReadByKey && opened !== null && data !== undefined && listed === undefined,
    queryFn: ({ signal }) => api<T>(`${path}/${inPath(opened ?? '')}`, { signal }),
  })
  return { data, error, refetch, one, shown: listed ?? one.data }
}
