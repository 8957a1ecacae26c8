import type { Clock } from './clock.ts'
import type { Job } from './job-queue.ts'

/** Hourly: removes what has expired and says nothing any more, one task after the other. */
export function housekeepingJob(clock: Clock, tasks: ((now: Date) => Promise<unknown>)[]): Job {
  return {
    name: 'housekeeping',
    schedule: '17 * * * *',
    async run() {
      for (const task of tasks) await task(clock.now())
    },
  }
}
