/** The time limit of one diagnosis. Data that arrives later is still stored, but the response is sent without it. */
export type Deadline = {
  /**
   * The work's result, or `late` when the time expires first. A failure of late work is only recorded in its own log.
   */
  within<T>(work: Promise<T>, late: T): Promise<T>
  /** Remaining milliseconds; 0 when the time is over. */
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
