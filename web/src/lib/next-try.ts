import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, isOverload } from './errors.ts'
import { ko } from './words.ko.ts'
import { useWords } from './words.ts'

/** Delays before automatic retries, for when the service replied that it cannot answer now. */
const OWN_TRIES_AFTER_SECONDS = [5, 15, 30]
/** A failure later than this after the last automatic retry starts a new series. */
const SERIES_MS = 60_000
const USUAL_WAIT_SECONDS = 60
const TICK_MS = 250

type Series = { tries: number; triedAt: number }

/**
 * The time (ms) from which a refused request may be retried, and whether that is automatic; `null`: waiting does not
 * help.
 */
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
 * Counts down to the next retry of a refused request, in words; `null` if waiting does not help. After a 503, `retry`
 * is called automatically at most three times in a row, but never when the service is overloaded, since more requests
 * would not help.
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
