import { useEffect, useState, useSyncExternalStore } from 'react'
import { accessToken, hasLapsed, isSignedIn, onSessionChange } from '../../lib/session.ts'

/**
 * Whether somebody is logged in already, perhaps in another tab: a tab that slept meanwhile was not told, so it asks when
 * it opens this screen or comes to the front. `accept` is called before the login of this screen itself.
 */
export function useAlreadyIn(): { isIn: boolean; accept: () => void } {
  const isIn = useSyncExternalStore(
    onSessionChange,
    () => isSignedIn() && !hasLapsed(),
    () => false,
  )
  const [isOwn, setOwn] = useState(false)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void accessToken().catch(() => null)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { isIn: isIn && !isOwn, accept: () => setOwn(true) }
}
