import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '../platform/config/config.ts'
import { closeInOrder } from '../platform/process/shutdown.ts'
import { STOP } from '../platform/process/supervised.ts'
import { type RunningService, startBehindRequests } from './start-service.ts'

/** A worker that ends sooner is replaced after a pause, so that one that cannot start does not restart endlessly. */
const SETTLED_MS = 5_000
const PAUSE_MS = 1_000

/**
 * Runs the service as `config.workers` processes that serve requests on one port and share only the database. This process
 * runs the embedded database, if there is one, and the background work, and replaces workers that end.
 */
export async function startWorkers(options: {
  config: Config
  log: Logger
  signal: AbortSignal
}): Promise<RunningService> {
  const { config, log, signal } = options
  const behind = await startBehindRequests({ ...options, dataMode: 'live' })
  const workers = startReplacing(config.workers, behind.url, log)
  const closing: RunningService['closing'] = [['workers', workers.stop], ...behind.closing]
  try {
    const origin = await workers.listening
    signal.throwIfAborted()
    return { origin, closing }
  } catch (error) {
    await closeInOrder(closing, log)
    throw error
  }
}

function startReplacing(count: number, databaseUrl: string, log: Logger) {
  // metrics may contain values that JSON cannot express, such as NaN
  cluster.setupPrimary({ exec: fileURLToPath(new URL('worker.ts', import.meta.url)), serialization: 'advanced' })
  const running = new Set<Worker>()
  let stopping = false

  function start(): Promise<string> {
    const startedAt = performance.now()
    const worker = cluster.fork({ DATABASE_URL: databaseUrl, WORKERS: String(count) })
    running.add(worker)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    worker.on('message', ({ origin }: { origin?: string }) => origin && resolve(origin))
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      reject(new Error(`a worker ended before it listened (${signal ?? code})`))
      if (stopping) return
      log.warn({ worker: worker.process.pid, code, signal }, 'a worker ended and is replaced')
      const pause = performance.now() - startedAt < SETTLED_MS ? PAUSE_MS : 0
      setTimeout(() => {
        // a further exit is logged above
        if (!stopping) start().catch(() => undefined)
      }, pause)
    })
    return promise
  }

  return {
    /** The address on which all workers listen. Rejects if one of the first workers cannot start. */
    listening: Promise.all(Array.from({ length: count }, start)).then(([origin]) => origin as string),
    async stop() {
      stopping = true
      await Promise.all(
        [...running].map((worker) => {
          const ended = once(worker, 'exit')
          worker.send(STOP)
          return ended
        }),
      )
    },
  }
}
