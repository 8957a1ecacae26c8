import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { AppError } from './errors.ts'

/** Runs `work` when there is room for it. @throws AppError 503 with `Retry-After` at once if too many are waiting already. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/** Limits expensive work to `atOnce` running and `waiting` queued pieces; others are refused instead of answered too late. */
export function createConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): ConcurrencyLimit {
  const places = bulkhead(atOnce, waiting)
  return async (work) => {
    try {
      return await places.execute(work)
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error
      throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '2' }, cause: error })
    }
  }
}
