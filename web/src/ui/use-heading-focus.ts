import { useEffect, useRef } from 'react'

/** Moves the focus to the heading once `shown` has changed, if the pressed button has disappeared with it. */
export function useHeadingFocus(shown: unknown): void {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) document.querySelector('h1')?.focus()
    before.current = shown
  }, [shown])
}
