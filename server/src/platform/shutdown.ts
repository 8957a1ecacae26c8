import type { Logger } from 'pino'

type Step = [name: string, close: () => Promise<unknown>]

/**
 * Ends the process in order when it is asked to (SIGTERM, SIGINT): each step begins when the one before it has ended; one that fails does not keep
 * the others from running. A second signal, or the time limit, ends it at once. Ends with exit code 0, or 1 when a step failed.
 * @returns what begins it without a signal, unless it has begun.
 */
export function shutDownInOrder(steps: Step[], log: Logger, timeLimitMs = 30_000): () => void {
  let asked = false
  const begin = (signal?: NodeJS.Signals) => {
    asked = true
    log.info({ signal }, 'shutting down')
    setTimeout(() => {
      log.error('shut-down took too long')
      process.exit(1)
    }, timeLimitMs).unref()
    void closeInOrder(steps, log).then((clean) => process.exit(clean ? 0 : 1))
  }
  const handle = (signal: NodeJS.Signals) => {
    if (asked) process.exit(1)
    begin(signal)
  }
  process.on('SIGTERM', handle)
  process.on('SIGINT', handle)
  return () => {
    if (!asked) begin()
  }
}

/** @returns whether every step succeeded. */
export async function closeInOrder(steps: Step[], log: Pick<Logger, 'error'>): Promise<boolean> {
  let clean = true
  for (const [name, close] of steps) {
    try {
      await close()
    } catch (error) {
      clean = false
      log.error({ err: error }, `${name} did not close`)
    }
  }
  return clean
}
