import { setTimeout as sleep } from 'node:timers/promises'

/** Only what hangs reaches it. */
const HANG_SECONDS = 300

/** Looks every moment whether it has come to that. @throws Error when it hangs. */
export async function until(condition: () => unknown, what: string, seconds = HANG_SECONDS): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await sleep(20)
  }
}
