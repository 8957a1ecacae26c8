import type { Pool, PoolClient } from 'pg'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type DealGroup, type GroupColumns, groupColumns, type HeldGroup } from './deal-group.ts'
import { beginMerge, type MergeExtent, type MergeResult, mergeStagedDeals } from './merge-deals.ts'
import { refreshMonthStatistics } from './month-statistics.ts'
import { noteNewDeals } from './new-deals.ts'
import { openStaging, stageDeals, storeNewDeals } from './staged-deals.ts'

/**
 * Merges groups whose deals are in memory: groups without stored deals are written directly to the facts, the others
 * through the staging table. Requires a transaction and their districts to be locked.
 */
export async function mergeHeldDeals(
  client: PoolClient,
  groups: HeldGroup[],
  extent: MergeExtent,
  collectedAt: Date,
): Promise<MergeResult> {
  const stored = await storedAmong(client, groups)
  const fresh = groups.filter((group, index) => !stored.has(index) && group.deals.length > 0)
  const others = groups.filter((_, index) => stored.has(index))
  const given = fresh.reduce((sum, { deals }) => sum + deals.length, 0)
  let inserted = 0
  if (fresh.length > 0) {
    inserted = await storeNewDeals(client, fresh, collectedAt)
    await refreshMonthStatistics(client, fresh, collectedAt)
    await noteNewDeals(client, fresh, collectedAt)
  }
  const copies = given - inserted
  if (others.length === 0) return { inserted, updated: 0, vanished: 0, copies }
  await openStaging(client, 'UNTIL_COMMIT')
  await stageDeals(
    client,
    others.flatMap(({ deals }) => deals),
  )
  const merged = await mergeStagedDeals(client, others, extent, collectedAt)
  return { ...merged, inserted: inserted + merged.inserted, copies: copies + merged.copies }
}

/** The same, in its own transaction. */
export function mergeGroups(
  pool: Pool,
  groups: HeldGroup[],
  extent: MergeExtent,
  collectedAt: Date,
): Promise<MergeResult> {
  return inTransaction(pool, async (client) => {
    await beginMerge(client, groups)
    return mergeHeldDeals(client, groups, extent, collectedAt)
  })
}

/** Indexes of the groups that have stored deals. */
async function storedAmong(client: PoolClient, groups: DealGroup[]): Promise<Set<number>> {
  const rows = await findStored(client, groupColumns(groups))
  return new Set(rows.map(({ place }) => place))
}

const findStored = statement<{ place: number }, GroupColumns>({
  name: 'find-stored-transaction-months',
  columns: { place: 'int4' },
  text: `
    select place::int - 1 as place
    from unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[]) with ordinality as chosen (source, lawd_cd, deal_month, place)
    where exists (
      select from stored_deals as stored
      where stored.lawd_cd = chosen.lawd_cd and stored.source = chosen.source and stored.deal_month = chosen.deal_month
    )`,
})
