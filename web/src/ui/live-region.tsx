import { useSyncExternalStore } from 'react'

let text = ''
const listeners = new Set<() => void>()

/** Says something to who does not see the screen; the last word counts. */
export function announce(sentence: string): void {
  text = sentence
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one place that speaks. */
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
