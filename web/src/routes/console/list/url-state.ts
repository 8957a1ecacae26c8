import { useSearchParams } from 'wouter'

/** Filters, page (from 0) and opened row of a list, stored in the address so that a link shows the same. */
export function useUrlState() {
  const [params, setParams] = useSearchParams()
  const change = (changes: Record<string, string | null>, options?: { replace: boolean }) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    }, options)
  return {
    params,
    page: Number(params.get('page') ?? 0) || 0,
    opened: params.get('open'),
    setFilters: (filters: Record<string, string | null>) => change({ ...filters, page: null, open: null }),
    setPage: (page: number) => change({ page: page === 0 ? null : String(page), open: null }),
    open: (key: string | null) => change({ open: key }, { replace: true }),
  }
}
