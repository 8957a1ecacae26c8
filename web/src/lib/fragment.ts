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
  // the router says so, where only the fragment of an address changes
  addEventListener('pushState', listener)
  addEventListener('replaceState', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
    removeEventListener('pushState', listener)
    removeEventListener('replaceState', listener)
  }
}
