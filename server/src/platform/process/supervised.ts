/** Asks a process to shut down. A keyboard signal also reaches it directly, and a second signal would end it at once. */
export const STOP = 'stop'
/** Sent by the process once it listens, for `STOP` among others. */
export const READY = 'ready'

/** For a supervised process (`keep-running.ts`): shuts down when the supervisor asks, and ends at once when it is gone. */
export function followSupervisor(stop: () => void): void {
  if (process.send === undefined) return
  process.on('message', (message) => {
    if (message === STOP) stop()
  })
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.send(READY)
}

/** Ends a failed start: prints the reason in plain words on stderr, and the stack only for a bug of our own. One that was asked to end has none. */
export function endWithProblem(error: unknown): never {
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  const known = error instanceof Error && error.constructor !== TypeError && error.constructor !== ReferenceError
  process.stderr.write(`${known ? error.message : String((error as Error).stack ?? error)}\n`)
  process.exit(1)
}
