import { setTimeout as sleep } from 'node:timers/promises'

const COUNTED = /^http_request_duration_seconds_count\{method="(?:POST|PUT)",route="[^"]*",status="20\d"\} (\d+)/gm
const LOOKED_AT_EVERY_MS = 250

/** Polls `/metrics` of all instances for completed writes, to find when and for how long writes stopped. */
export type WritesWatch = {
  /** Starts measuring gaps from now on. */
  begin(): void
  /** The longest time without a write since `begin`, in milliseconds. */
  longestGap(): number
  /** Waits until a write is counted after this call. Returns whether one was. */
  untilNext(withinMs: number): Promise<boolean>
  stop(): Promise<void>
}

export function watchWrites(origins: readonly string[]): WritesWatch {
  const ending = new AbortController()
  let [count, since, gap] = [0, performance.now(), 0]
  let last = origins.map(() => 0)
  const watching = (async () => {
    while (!ending.signal.aborted) {
      const counts = await Promise.all(origins.map(countWrites))
      const now = performance.now()
      // an instance that does not respond or has restarted must not reduce the count of the others
      const done = counts.reduce((all, each, index) => all + Math.max(0, each - (last[index] ?? 0)), 0)
      last = counts.map((each, index) => each || (last[index] ?? 0))
      gap = Math.max(gap, now - since)
      if (done > 0) [count, since] = [count + done, now]
      await sleep(LOOKED_AT_EVERY_MS)
    }
  })()
  return {
    begin: () => void ([since, gap] = [performance.now(), 0]),
    longestGap: () => Math.round(gap),
    async untilNext(withinMs) {
      const before = count
      for (const end = performance.now() + withinMs; performance.now() < end; await sleep(LOOKED_AT_EVERY_MS))
        if (count > before) return true
      return false
    },
    async stop() {
      ending.abort()
      await watching
    },
  }
}

async function countWrites(origin: string): Promise<number> {
  const text = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.text())
    .catch(() => '')
  return countDone(text)
}

/** Counts the completed writes in the text of `/metrics`. */
export function countDone(text: string): number {
  return [...text.matchAll(COUNTED)].reduce((sum, [, count]) => sum + Number(count), 0)
}
