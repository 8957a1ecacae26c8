import { lockNamesUntilCommit } from '../../platform/advisory-locks.ts'
import type { Queryable } from '../../platform/transaction.ts'

/**
 * Wanted before a register or a price of a lot is written: the counts of lots and districts, which triggers keep, are
 * counted anew by one writer of a five-digit code at a time, as those of its deals are.
 */
export function lockLot(transaction: Queryable, pnu: string): Promise<void> {
  return lockNamesUntilCommit(transaction, 'dealDistrict', [pnu.slice(0, 5)])
}
