import { useEffect, useState } from 'react'

const SLOW_AFTER_MS = 4_000

/** Whether `waits` has been true for four seconds, by this device's own clock. */
export function useSlow(waits = true, afterMs = SLOW_AFTER_MS): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    setIsSlow(false)
    if (!waits) return
    const timer = setTimeout(() => setIsSlow(true), afterMs)
    return () => clearTimeout(timer)
  }, [waits, afterMs])
  return isSlow
}
