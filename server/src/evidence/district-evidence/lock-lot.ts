import { lockNamesUntilCommit } from '../../platform/database/advisory-locks.ts'
import type { Queryable } from '../../platform/database/transaction.ts'

/**
 * Call this before writing a register or a price of a lot: triggers update the counts of lots and districts, and only one
 * writer per five-digit code may update them at a time, as for the counts of its deals.
 */
export function lockLot(transaction: Queryable, pnu: string): Promise<void> {
  return lockNamesUntilCommit(transaction, 'dealDistrict', [pnu.slice(0, 5)])
}
