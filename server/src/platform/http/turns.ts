import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { AppError } from './errors.ts'

/** Does the work once it is its turn. @throws AppError 503 with `Retry-After` at once when too much waits already. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** For work that takes much of the machine: so many pieces `atOnce`, so many `waiting`, and nobody beyond waits for an answer that comes too late. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
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
