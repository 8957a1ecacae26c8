import type { Pool } from 'pg'
import type { Clock } from '../../platform/clock.ts'
import type { Job } from '../../platform/job-queue.ts'
import { statement } from '../../platform/statement.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Erasure } from './delete-account.ts'

/** Longer than two runs are apart, so that each deletion is looked at once at least when nothing of it is under way any more. */
const LOOKED_BACK_MS = 3 * 60 * 60_000

const selectDeleted = statement<{ user_id: number }, { since: Date }>({
  name: 'users-deleted-since',
  columns: { user_id: 'int8' },
  text: 'select user_id from users where deleted_at > :since',
})

/**
 * What was under way when an account ended, a diagnosis of ten seconds say, may write its row afterwards, in the name of
 * nobody any more. Hourly it goes the way of the others.
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
