import type { Pool } from 'pg'
import { inTransactionOn } from '../../platform/transaction.ts'
import type { DealGroup, PlacedDeal } from './deal-group.ts'
import { beginMerge, type MergeResult, mergeStagedDeals } from './merge-deals.ts'
import { dropStaging, indexStaging, openStaging, stageDeals } from './staged-deals.ts'

/** Above it, finding each group by reading the whole staging table costs more than an index. */
const ROWS_WITHOUT_INDEX = 300_000

/** Deals on their way to the stored ones, in the database's memory and not in ours. */
export type DealStaging = {
  add(deals: PlacedDeal[]): Promise<void>
  /** No more is added from here on. */
  complete(): Promise<void>
  /** Merges what was added of these groups as a part of what is published, in one transaction. */
  merge(groups: DealGroup[], collectedAt: Date): Promise<MergeResult>
}

/** For more deals than can be held, whose groups are mixed up. */
export async function withDealStaging<T>(pool: Pool, work: (staging: DealStaging) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let rows = 0
  try {
    await dropStaging(client)
    await openStaging(client, 'UNTIL_DROPPED')
    return await work({
      async add(deals) {
        rows += deals.length
        await stageDeals(client, deals)
      },
      async complete() {
        if (rows > ROWS_WITHOUT_INDEX) await indexStaging(client)
      },
      merge: (groups, collectedAt) =>
        inTransactionOn(client, async () => {
          await beginMerge(client, groups)
          return mergeStagedDeals(client, groups, 'PART', collectedAt)
        }),
    })
  } finally {
    // the staging table goes with the connection
    client.release(true)
  }
}
