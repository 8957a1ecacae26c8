const MINUTE_MS = 60_000

/** The outcome of sending a message outside the client; `FAILED`: it is retried. */
export type MessageOutcome = 'SENT' | 'NOTHING_LEFT' | 'STOPPED' | 'FAILED' | 'GIVEN_UP'

/** How long a process holds a message it took; sending times out far earlier. */
export const LEASE_MS = 10 * MINUTE_MS
/** After 2, 4, 8 … minutes, and at the end after four hours: eight and a half hours in all. */
const MOST_TRIES = 9
export const LONGEST_WAIT_MS = 4 * 60 * MINUTE_MS

/** The wait after this many attempts; `null`: the message is given up. */
export function waitAfter(tries: number): number | null {
  return tries >= MOST_TRIES ? null : 2 ** tries * MINUTE_MS
}
