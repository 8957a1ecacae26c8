import type { Clock } from '../clock.ts'
import type { Job } from './job-queue.ts'

/** Removes expired data hourly, one task after the other; a failed task does not stop the others. */
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
