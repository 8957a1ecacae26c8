import { isOpen } from '../../domain/community/takedown.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import { readStates } from '../community/face.ts'
import { endTakedown } from './end-takedown.ts'
import { lockTakedown } from './lock-takedown.ts'
import type { TakedownServices } from './services.ts'
import { findOpenTakedowns } from './takedowns.ts'

const AT_ONCE = 100

/**
 * Every minute, so that nothing stays hidden beyond its time: ends requests that nobody decided, and those with nothing
 * left to decide.
 */
export function takedownJob({ pool, clock }: Pick<TakedownServices, 'pool' | 'clock'>): Job {
  return {
    name: 'end-takedowns',
    schedule: '* * * * *',
    async run(_payload, signal) {
      for (let after = 0; ; ) {
        const open = await findOpenTakedowns(pool, { after, limit: AT_ONCE })
        const stateOf = await readStates(pool, open)
        for (const row of open) {
          signal.throwIfAborted()
          if (!isOpen(row, clock.now()) || stateOf(row) === 'DELETED') await endDue(row.takedownId)
        }
        if (open.length < AT_ONCE) return
        after = open.at(-1)?.takedownId ?? after
      }
    },
  }

  async function endDue(takedownId: number): Promise<void> {
    await inTransaction(pool, async (transaction) => {
      const row = await lockTakedown(transaction, takedownId)
      // decided in the meantime
      if (row.outcome !== null) return
      const stateOf = await readStates(transaction, [row])
      const outcome = stateOf(row) === 'DELETED' ? 'GONE' : 'TIME_OVER'
      await endTakedown(transaction, row, { outcome, answer: null, decidedBy: null, now: clock.now() })
    })
  }
}
