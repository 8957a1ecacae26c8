import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRetriable } from './lib/api.ts'
import { hasLapsed, onSessionChange, signedInAs } from './lib/session.ts'
import { onLanguageChange } from './lib/words.ts'

const FRESH_FOR_MS = 60_000

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      // without a connection a screen reports it at once, and is read when the connection is back
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isRetriable(error),
      refetchOnWindowFocus: false,
    },
    // a request that cannot be sent now is not sent later without the user's knowledge
    mutations: { retry: false, networkMode: 'always' },
  },
})

let reader = signedInAs()
let waited = hasLapsed()

onSessionChange(() => {
  const [readerBefore, waitedBefore] = [reader, waited]
  reader = signedInAs()
  waited = hasLapsed()
  if (reader === null) {
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'result' })
    // an own result on the screen is asked for again, and needs a login now
    if (readerBefore !== null) void queries.resetQueries({ predicate: ({ queryKey }) => isOwnResult(queryKey) })
  }
  // data read by one user is not shown to another
  else if (readerBefore !== null && readerBefore !== reader) void queries.resetQueries()
  else if (waitedBefore && !waited) void queries.invalidateQueries()
})

/** A result of an account; one with a token is open to whoever has it. */
function isOwnResult([kind, subject]: QueryKey): boolean {
  return kind === 'result' && typeof subject === 'object' && subject !== null && 'diagnosisId' in subject
}

onLanguageChange(() => {
  // unused data is dropped, so that it is not shown in the wrong language later; visible data stays until it is read again
  queries.removeQueries({ type: 'inactive' })
  void queries.invalidateQueries()
})

/** Provides the query client to every screen except the first, which stays small without it. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
