import { useSyncExternalStore } from 'react'

/** The fragment after the `#`. A token there reaches no log and no other site. */
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
  // the router's events, for when only the fragment changes
  addEventListener('pushState', listener)
  addEventListener('replaceState', listener)
  return () => {
    removeEventListener('hashchange', listener)
    removeEventListener('popstate', listener)
    removeEventListener('pushState', listener)
    removeEventListener('replaceState', listener)
  }
}
