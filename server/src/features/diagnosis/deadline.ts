/** The time that one diagnosis has. What comes later is still stored, but the answer goes out without it. */
export type Deadline = {
  /** The work's result, or `late` when the time is over first. A failure of late work is left to its own log. */
  within<T>(work: Promise<T>, late: T): Promise<T>
  /** Milliseconds that are left; 0 when the time is over. */
  left(): number
}

export function startDeadline(millis: number): Deadline & { cancel(): void } {
  const over = Promise.withResolvers<void>()
  const endsAt = performance.now() + millis
  const timer = setTimeout(over.resolve, millis)
  return {
    within(work, late) {
      work.catch(() => undefined)
      return Promise.race([work, over.promise.then(() => late)])
    },
    left: () => Math.max(0, endsAt - performance.now()),
    cancel: () => clearTimeout(timer),
  }
}
