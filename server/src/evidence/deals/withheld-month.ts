import type { PoolClient } from 'pg'
import { WITHHELD_ANSWER } from '../../domain/rule-book/evidence-thresholds.ts'
import { statement } from '../../platform/database/statement.ts'
import type { HeldGroup } from './deal-group.ts'
import { keyedDeals } from './fact-ids.ts'

const HOUR_MS = 3_600_000

type Month = { lawdCd: string; source: string; dealMonth: string }

/**
 * Whether a reply is withheld (R-EVID-20): it would remove much of the stored month, and no reply from at least a day
 * earlier lacked the same deals. Requires the month's district to be locked. A newer stored reply takes precedence over both.
 */
export async function isWithheld(client: PoolClient, group: HeldGroup, collectedAt: Date): Promise<boolean> {
  const { source, lawdCd, dealMonth } = group
  const month = { source, lawdCd, dealMonth }
  const factIds = keyedDeals(group).map(({ factId }) => factId)
  const [known] = await compareWithStored(client, { ...month, factIds, collectedAt })
  if (known === undefined) return false
  const { stored, missing, first_seen_at: firstSeenAt } = known
  const before = new Set(known.missing_before ?? [])
  const isNews = removesMuch(missing.filter((id) => !before.has(id)).length, stored)
  const waited =
    firstSeenAt !== null && collectedAt.getTime() - firstSeenAt.getTime() >= WITHHELD_ANSWER.hours * HOUR_MS
  if (!removesMuch(missing.length, stored) || (waited && !isNews)) {
    if (firstSeenAt !== null) await forget(client, month)
    return false
  }
  // an identical reply does not restart the day
  if (firstSeenAt === null || isNews) await keepApart(client, { ...month, missing, collectedAt })
  return true
}

function removesMuch(missing: number, stored: number): boolean {
  return missing >= WITHHELD_ANSWER.deals && missing > stored * WITHHELD_ANSWER.share
}

/** Returns no row when a newer reply is stored. */
const compareWithStored = statement<
  { stored: number; missing: string[]; missing_before: string[] | null; first_seen_at: Date | null },
  Month & { factIds: string[]; collectedAt: Date }
>({
  name: 'compare-month-with-stored',
  columns: { stored: 'int4', missing: 'json', missing_before: 'json', first_seen_at: 'timestamptz' },
  text: `
    with answered as materialized (
      select fact_id from unnest(:factIds::uuid[]) as answered (fact_id)
    ), known as (
      select fact_id from stored_deals where lawd_cd = :lawdCd and source = :source and deal_month = :dealMonth
    )
    select
      (select count(*)::int from known) as stored,
      (
        select coalesce(json_agg(fact_id), '[]') from known where fact_id not in (select fact_id from answered)
      ) as missing,
      to_json(apart.missing) as missing_before, apart.first_seen_at
    from (select) as one
    left join withheld_months as apart
      on apart.lawd_cd = :lawdCd and apart.source = :source and apart.deal_month = :dealMonth
    where not exists (
      select from collection_ledger
      where lawd_cd = :lawdCd and source = :source and deal_month = :dealMonth and collected_at > :collectedAt
    )`,
})

const keepApart = statement<never, Month & { missing: string[]; collectedAt: Date }>({
  name: 'withhold-month',
  columns: {},
  text: `
    insert into withheld_months (lawd_cd, source, deal_month, missing, first_seen_at)
    values (:lawdCd, :source, :dealMonth, :missing::uuid[], :collectedAt)
    on conflict (lawd_cd, source, deal_month)
      do update set missing = excluded.missing, first_seen_at = excluded.first_seen_at`,
})

const forget = statement<never, Month>({
  name: 'forget-withheld-month',
  columns: {},
  text: 'delete from withheld_months where lawd_cd = :lawdCd and source = :source and deal_month = :dealMonth',
})
