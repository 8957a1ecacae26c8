import { useSyncExternalStore } from 'react'

let text = ''
const listeners = new Set<() => void>()

/** Announces a sentence to screen readers; the latest one replaces any earlier one. */
export function announce(sentence: string): void {
  text = sentence
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The only live region of the page. */
export function LiveRegion() {
  const spoken = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  )
  return (
    <div className="visually-hidden" role="status">
      {spoken}
    </div>
  )
}
