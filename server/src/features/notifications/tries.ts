const MINUTE_MS = 60_000

/** How a message to a person outside of the client ended; `FAILED`: it is tried again. */
export type MessageOutcome = 'SENT' | 'NOTHING_LEFT' | 'STOPPED' | 'FAILED' | 'GIVEN_UP'

/** So long a process that took a message has for it; who carries it is given up far earlier. */
export const LEASE_MS = 10 * MINUTE_MS
/** After 2, 4, 8 … minutes, in the end after four hours: eight and a half hours in all. */
const MOST_TRIES = 9
export const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS

/** How long to wait after so many tries; `null`: it is given up. */
export function waitAfter(tries: number): number | null {
  return tries >= MOST_TRIES ? null : 2 ** tries * MINUTE_MS
}
