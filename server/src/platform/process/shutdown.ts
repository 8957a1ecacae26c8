import type { Logger } from 'pino'

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

type Step = [name: string, close: () => Promise<unknown>]

/**
 * Shuts the process down in order on SIGTERM or SIGINT: each step begins when the previous one has ended, and a failed
 * step does not stop the others. A second signal, or the time limit, ends the process at once. Exits with 0, or 1 if a
 * step failed.
 * @returns a function that begins the shutdown without a signal, unless it has begun.
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
  for (const signal of SIGNALS) process.on(signal, handle)
  return () => {
    if (!asked) begin()
  }
}

/**
 * Runs a start that SIGTERM or SIGINT aborts, also when it comes twice, as from a terminal and from what keeps the service
 * running. The start closes what it has opened, and rejects with an `AbortError`.
 */
export async function startUnlessAsked<T>(start: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const asked = new AbortController()
  const ask = () => asked.abort()
  for (const signal of SIGNALS) process.on(signal, ask)
  try {
    return await start(asked.signal)
  } finally {
    for (const signal of SIGNALS) process.off(signal, ask)
  }
}

const closings = new WeakMap<Step[], Promise<boolean>>()

/** Closes once: a failed start and a signal may both ask for it. @returns whether every step succeeded. */
export function closeInOrder(steps: Step[], log: Pick<Logger, 'error'>): Promise<boolean> {
  const closing = closings.get(steps) ?? closeEach(steps, log)
  closings.set(steps, closing)
  return closing
}

async function closeEach(steps: Step[], log: Pick<Logger, 'error'>): Promise<boolean> {
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
