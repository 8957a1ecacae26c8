import { performance } from 'node:perf_hooks'

export type Lateness = {
  /** Whether the event loop was held up for `lateMs` altogether in the last `withinMs`. */
  wasLate: () => boolean
  stop: () => void
}

/**
 * Watches how late the event loop is, in which a server neither reads nor sends: what it did not read in time may have
 * been sent in time (R-HTTP-29).
 */
export function watchLateness(limits: { everyMs: number; lateMs: number; withinMs: number }): Lateness {
  let stalls: { at: number; ms: number }[] = []
  let turnedAt = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    stalls = stalls.filter((stall) => stall.at > at - limits.withinMs)
    stalls.push({ at, ms: at - turnedAt - limits.everyMs })
    turnedAt = at
  }, limits.everyMs)
  timer.unref()
  return {
    wasLate: () => stalls.reduce((sum, { ms }) => sum + Math.max(0, ms), 0) >= limits.lateMs,
    stop: () => clearInterval(timer),
  }
}
