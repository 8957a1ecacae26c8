import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRetriable } from './lib/api.ts'
import { hasLapsed, onSessionChange, signedInAs } from './lib/session.ts'
import { onLanguageChange } from './lib/words.ts'

const FRESH_FOR_MS = 60_000

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      // without a connection a screen says so at once, and is read when there is one again
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isRetriable(error),
      refetchOnWindowFocus: false,
    },
    // what cannot be sent now is not sent later behind one's back
    mutations: { retry: false, networkMode: 'always' },
  },
})

let reader = signedInAs()
let waited = hasLapsed()

onSessionChange(() => {
  const [readerBefore, waitedBefore] = [reader, waited]
  reader = signedInAs()
  waited = hasLapsed()
  if (reader === null) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'result' })
  // what one has read is not shown to another
  else if (readerBefore !== null && readerBefore !== reader) void queries.resetQueries()
  else if (waitedBefore && !waited) void queries.invalidateQueries()
})

onLanguageChange(() => {
  // what nobody looks at is not shown in the other language later; what somebody looks at stays until it is there anew
  queries.removeQueries({ type: 'inactive' })
  void queries.invalidateQueries()
})

/** What every screen but the first asks the service through; the first one does without, to be small. */
export function WithQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
