import { setTimeout as sleep } from 'node:timers/promises'

/** Looks every moment whether it has come to that. @throws Error when the time is over. */
export async function until(condition: () => unknown, what: string, seconds = 30): Promise<void> {
  const end = Date.now() + seconds * 1_000
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`)
    await sleep(20)
  }
}
