import type { Pool } from 'pg'
import { removeExpiredTokens } from './features/account/index.ts'
import { removeExpiredIdempotencyKeys } from './features/diagnosis/index.ts'
import { removeExpiredRuns } from './features/diagnosis-runs/index.ts'
import type { Clock } from './platform/clock.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'
import type { Job } from './platform/job-queue.ts'

/** Hourly: removes what has expired and says nothing any more. */
export function housekeeping({
  pool,
  clock,
  rateLimiter,
}: {
  pool: Pool
  clock: Clock
  rateLimiter: Pick<RateLimiter, 'removeEnded'>
}): Job {
  return {
    name: 'housekeeping',
    schedule: '17 * * * *',
    async run() {
      await removeExpiredTokens(pool, clock.now())
      await removeExpiredIdempotencyKeys(pool, clock.now())
      await removeExpiredRuns(pool, clock.now())
      await rateLimiter.removeEnded()
    },
  }
}
