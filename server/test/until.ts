import { setTimeout as sleep } from 'node:timers/promises'

/** Only reached if something hangs. */
const HANG_SECONDS = 300

/** Polls until the condition holds. @throws Error if it never does. */
export async function until(condition: () => unknown, what: string, seconds = HANG_SECONDS): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await sleep(20)
  }
}
