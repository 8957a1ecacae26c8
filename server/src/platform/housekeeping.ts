import type { Clock } from './clock.ts'
import type { Job } from './job-queue.ts'

/** Hourly: removes what has expired and says nothing any more, one task after the other; one that fails does not stop the others. */
export function housekeepingJob(clock: Clock, tasks: ((now: Date) => Promise<unknown>)[]): Job {
  return {
    name: 'housekeeping',
    schedule: '17 * * * *',
    async run() {
      const errors: unknown[] = []
      for (const task of tasks) {
        try {
          await task(clock.now())
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} tasks failed: ${errors.join('; ')}`)
    },
  }
}
