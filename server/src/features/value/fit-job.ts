import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { DatabaseAddress } from '../../platform/database/database.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import type { FitResult } from './fit-values.ts'

const FIT_JOB = 'fit-values'
/** After the deals of the night have come in, and before people ask. */
const SCHEDULE = '10 3 * * *'

/** The worker's input. */
export type FitOrder = { database: DatabaseAddress; now: Date }

export type FitJobOptions = { database: DatabaseAddress; clock: Clock; log: Pick<Logger, 'info'> }

/**
 * Nightly, and on request: fits levels, means and intervals to the stored data. Runs in a separate thread, because
 * solving for a whole region occupies a processor for seconds, in which no request would be answered.
 */
export function fitJob({ database, clock, log }: FitJobOptions): Job {
  return {
    name: FIT_JOB,
    schedule: SCHEDULE,
    async run(_payload: unknown, signal: AbortSignal): Promise<void> {
      const order: FitOrder = { database, now: clock.now() }
      const worker = new Worker(new URL('fit-worker.ts', import.meta.url), { workerData: order })
      try {
        // rejects when the worker fails, and when the service stops: its open transaction is then undone
        const [result] = (await once(worker, 'message', { signal })) as [FitResult]
        log.info(result, 'values were fitted')
      } finally {
        await worker.terminate()
      }
    },
  }
}

/** Asks for a fit, as after an import; asked for again while one waits, there is one. */
export async function requestFit(database: Queryable): Promise<void> {
  await enqueueJob(database, FIT_JOB, {}, { key: FIT_JOB, maxAttempts: 3 })
}
