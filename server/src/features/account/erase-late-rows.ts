import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import type { Erasure } from './delete-account.ts'

/**
 * Longer than the interval between two runs, so that each deletion is examined at least once after everything under way
 * for it has finished.
 */
const LOOKED_BACK_MS = 3 * 60 * 60_000

const selectDeleted = statement<{ user_id: number }, { since: Date }>({
  name: 'users-deleted-since',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where deleted_at > :since',
})

/**
 * Work that was under way when an account ended, such as a diagnosis of ten seconds, may write a row for the deleted
 * user afterwards. This hourly job erases such rows like the others.
 */
export function lateErasureJob(services: { pool: Pool; clock: Clock; erasures: readonly Erasure[] }): Job {
  const { pool, clock, erasures } = services
  return {
    name: 'erase-late-rows',
    schedule: '47 * * * *',
    async run() {
      const since = new Date(clock.now().getTime() - LOOKED_BACK_MS)
      for (const { user_id: userId } of await selectDeleted(pool, { since })) {
        await inTransaction(pool, async (transaction) => {
          for (const erase of erasures) await erase(transaction, userId)
        })
      }
    },
  }
}
