import type { Page } from '@lease-risk/contract/common'
import { inPath } from '@lease-risk/contract/in-path'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/amount.ts'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import type { ScreenName } from '../frame/entries.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { ko } from '../words.ko.ts'
import { type Column, DenseTable } from './dense-table.tsx'
import { type Filter, Filters, valueOf } from './filters.tsx'
import { RowKeys } from './row-keys.tsx'
import { useUrlState } from './url-state.ts'

const PAGE_SIZE = 25

/** A paged list of records: filters, table, pagination, and a drawer for one record. */
export function ConsoleList<T>({
  name,
  path,
  filters,
  columns,
  keyOf,
  titleOf,
  drawer,
  isReadByKey,
}: Listed<T> & {
  columns: Column<T>[]
  titleOf(item: T): string
  drawer(item: T): ReactNode
}) {
  const words = useWords(ko)
  const { page, opened, setPage, open } = useUrlState()
  const { data, error, refetch, one, shown } = useListed({ name, path, filters, keyOf, isReadByKey })
  return (
    <>
      {filters.length > 0 && <Filters filters={filters} />}
      {error && <LoadFailure error={error} name={name} onRetry={() => void refetch()} />}
      {error && data && <Notice title={words.isKept} />}
      {one.error && <LoadFailure error={one.error} name={name} onRetry={() => void one.refetch()} />}
      {!data && !error && <Waiting heights={[24, 480]} slow={words.slow} />}
      {data?.content.length === 0 && <Empty filters={filters} />}
      {data && data.content.length > 0 && (
        <>
          <RowKeys />
          <DenseTable
            caption={`${words.screens[name]} ${words.found(formatCount(data.totalElements))}`}
            columns={columns}
            items={data.content}
            keyOf={keyOf}
            onOpen={(item) => open(keyOf(item))}
          />
          <Pager onPage={setPage} page={page} totalPages={data.totalPages} words={words.pager} />
        </>
      )}
      {shown !== undefined && (
        <Drawer close={words.close} key={opened} onClose={() => open(null)} title={titleOf(shown)}>
          {drawer(shown)}
        </Drawer>
      )}
    </>
  )
}

function Empty({ filters }: { filters: Filter[] }) {
  const words = useWords(ko)
  const { params, setFilters } = useUrlState()
  const isFiltered = filters.some((filter) => valueOf(filter, params))
  return (
    <Notice title={isFiltered ? words.empty : words.emptyAll}>
      {isFiltered && (
        <p>
          {words.emptyHow}{' '}
          <Button
            look="quiet"
            onClick={() =>
              setFilters(Object.fromEntries(filters.map((each) => [each.name, each.initial ? 'all' : null])))
            }
          >
            {words.reset}
          </Button>
        </p>
      )}
    </Notice>
  )
}

type Listed<T> = {
  name: ScreenName
  /** Path of the service's operation. */
  path: string
  filters: Filter[]
  keyOf(item: T): string
  /** Whether the service can read one record by key: a link may open one that is not on this page. */
  isReadByKey?: boolean | undefined
}

/** The page of a list given in the address, and the opened record (`shown`). */
function useListed<T>({ name, path, filters, keyOf, isReadByKey = false }: Listed<T>) {
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
