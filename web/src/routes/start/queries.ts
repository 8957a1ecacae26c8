import type { AddressSearchResponse } from '@lease-risk/contract/address-search'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'

export type Candidate = AddressSearchResponse['candidates'][number]
export type Keyword = AddressSearchResponse['keyword']

const PAUSE_MS = 300
const FEWEST_LETTERS = 2
export const SHOWN_ADDRESSES = 8
/** Users tolerate less waiting in a search. */
export const SLOW_SEARCH_MS = 2_000

/** The typed text once the user pauses; empty while it is too short to search for. */
export function useKeyword(typed: string): string {
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const text = typed.trim()
    const timer = setTimeout(() => setKeyword(text.length >= FEWEST_LETTERS ? text : ''), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return keyword
}

type Lookup<T> = { data: T | undefined; error: unknown; isFetching: boolean; refetch(): void }

/** Keeps the last answer until the next and aborts older look-ups. The query cache of other screens is not loaded yet. */
export function useLookup<T>(keyword: string, ask: (keyword: string, signal: AbortSignal) => Promise<T>): Lookup<T> {
  const [state, setState] = useState<Omit<Lookup<T>, 'refetch'>>({
    data: undefined,
    error: undefined,
    isFetching: false,
  })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (keyword === '') return setState({ data: undefined, error: undefined, isFetching: false })
    const leaving = new AbortController()
    setState(({ data }) => ({ data, error: undefined, isFetching: true }))
    ask(keyword, leaving.signal).then(
      (data) => !leaving.signal.aborted && setState({ data, error: undefined, isFetching: false }),
      (error: unknown) => !leaving.signal.aborted && setState({ data: undefined, error, isFetching: false }),
    )
    return () => leaving.abort()
  }, [keyword, ask, tries])
  return { ...state, refetch: () => setTries((before) => before + 1) }
}

export function useAddresses(keyword: string): Lookup<AddressSearchResponse> {
  return useLookup(keyword, searchAddresses)
}

function searchAddresses(keyword: string, signal: AbortSignal): Promise<AddressSearchResponse> {
  const query = new URLSearchParams({ keyword, countPerPage: String(SHOWN_ADDRESSES), addInfoYn: 'Y' })
  return api<AddressSearchResponse>(`/api/address-search/juso?${query}`, { signal })
}
