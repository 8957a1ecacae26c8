import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'

/** The data of the watchdog thread; `line`: the log line it writes, `null` if logging is off. */
export type Watch = {
  beats: Int32Array
  tickMs: number
  mostTicks: number
  line: Record<string, unknown> | null
}

const TICK_MS = 1_000
const MOST_TICKS = 10

/**
 * R-OPS-10. Ends this process with SIGALRM when its event loop has been blocked for ten seconds, and logs for how long.
 * Whoever started the process replaces it. Call this after startup, which may compute for longer. It does nothing under a
 * debugger.
 */
export function watchEventLoop(log: Logger, { tickMs = TICK_MS, mostTicks = MOST_TICKS } = {}): void {
  if (debuggerUrl() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const message = { level: 'fatal', ...log.bindings(), msg: 'the event loop stood still; the process ends' }
  const watch: Watch = { beats, tickMs, mostTicks, line: log.isLevelEnabled('fatal') ? message : null }
  new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData: watch, execArgv: [] }).unref()
  setInterval(() => Atomics.add(beats, 0, 1), tickMs).unref()
}
