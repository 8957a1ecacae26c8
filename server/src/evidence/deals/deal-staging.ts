import type { Pool } from 'pg'
import { inTransactionOn } from '../../platform/database/transaction.ts'
import type { DealGroup, PlacedDeal } from './deal-group.ts'
import { beginMerge, type MergeResult, mergeStagedDeals } from './merge-deals.ts'
import { dropStaging, indexStaging, openStaging, stageDeals } from './staged-deals.ts'

/** Above this size, scanning the staging table for each group costs more than an index. */
const ROWS_WITHOUT_INDEX = 300_000

/** Deals staged for a merge, held by the database rather than in this process. */
export type DealStaging = {
  add(deals: PlacedDeal[]): Promise<void>
  /** Declares that no more deals follow. */
  complete(): Promise<void>
  /** Merges the staged deals of these groups, as a part of the published data, in one transaction. */
  merge(groups: DealGroup[], collectedAt: Date): Promise<MergeResult>
}

/** For more deals than fit into memory, with interleaved groups. */
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
    // closing the connection drops the staging table
    client.release(true)
  }
}
