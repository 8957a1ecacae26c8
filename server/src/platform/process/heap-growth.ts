import { setFlagsFromString } from 'node:v8'

/** How far the heap may grow beyond its live objects before a full collection. */
const GROWTH_PERCENT = 200

/**
 * For processes that serve requests. A full collection discards the optimised code of every function that has no live
 * instance at that moment, and so of most callbacks. With V8's default they were recompiled every second (ADR 73).
 */
export function collectRarely(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
