import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, isOverload } from './errors.ts'
import { ko } from './words.ko.ts'
import { useWords } from './words.ts'

/** After these the service is asked again by itself, where it said that it cannot answer now. */
const OWN_TRIES_AFTER_SECONDS = [5, 15, 30]
/** A failure later than this after the last own try begins a new series. */
const SERIES_MS = 60_000
const USUAL_WAIT_SECONDS = 60
const TICK_MS = 250

type Series = { tries: number; triedAt: number }

/** Since when (ms) a refused request may be tried again, and whether that is done without anybody; `null`: not by waiting. */
function nextTry(error: unknown, series: Series, mayRetry: boolean): { at: number; isOwn: boolean } | null {
  if (!(error instanceof ApiError)) return null
  if (error.status === 429 || isOverload(error))
    return { at: error.refusedAt + (error.retryAfterSeconds ?? USUAL_WAIT_SECONDS) * 1000, isOwn: false }
  const seconds = OWN_TRIES_AFTER_SECONDS[series.tries]
  return error.status === 503 && mayRetry && seconds !== undefined
    ? { at: error.refusedAt + seconds * 1000, isOwn: true }
    : null
}

/**
 * Counts down to the next try of what was refused, in words; `null` where waiting does not help. After 503 `retry` is called by
 * itself, three times in a row at most; never of a service that has too much to do, which more requests would not help.
 */
export function useCountdown(error: unknown, retry?: () => unknown): string | null {
  const words = useWords(ko)
  const series = useRef<Series>({ tries: 0, triedAt: 0 })
  const [left, setLeft] = useState<{ seconds: number; isOwn: boolean } | null>(null)
  const tryAgain = useEffectEvent(() => {
    series.current = { tries: series.current.tries + 1, triedAt: Date.now() }
    void retry?.()
  })
  const mayRetry = retry !== undefined
  useEffect(() => {
    if (Date.now() - series.current.triedAt > SERIES_MS) series.current.tries = 0
    const next = nextTry(error, series.current, mayRetry)
    if (next === null) return setLeft(null)
    const look = () => {
      const seconds = Math.max(0, Math.ceil((next.at - Date.now()) / 1000))
      setLeft((known) => (known?.seconds === seconds ? known : { seconds, isOwn: next.isOwn }))
      if (seconds > 0) return
      clearInterval(timer)
      if (next.isOwn) tryAgain()
    }
    const timer = setInterval(look, TICK_MS)
    look()
    return () => clearInterval(timer)
  }, [error, mayRetry])
  if (left === null) return null
  if (left.isOwn) return words.ownTry(left.seconds)
  return left.seconds > 0 ? words.wait(left.seconds) : words.waited
}
