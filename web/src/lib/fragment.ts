import { useSyncExternalStore } from 'react'

/** What stands behind the `#`: a token there reaches no log and no other site. */
export function useFragment(): string {
  return useSyncExternalStore(
    onChange,
    () => location.hash.slice(1),
    () => '',
  )
}

function onChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  addEventListener('popstate', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
  }
}
