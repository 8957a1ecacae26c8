import { setFlagsFromString } from 'node:v8'

/** How much more than what is alive the heap may hold before all of it is collected. */
const GROWTH_PERCENT = 200

/**
 * For a process that answers requests. A collection of the whole heap throws away the optimised code of every function of
 * which none is alive just then, and so of most callbacks; at V8's own measure they were compiled anew every second
 * (ADR 73).
 */
export function collectRarely(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}
