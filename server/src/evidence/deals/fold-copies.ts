import type { Backfill } from '../../platform/database/backfill.ts'
import { statement } from '../../platform/database/statement.ts'
import { type DealGroup, type GroupColumns, groupColumns } from './deal-group.ts'
import { type DealIdentity, factIdOf, identityOf } from './fact-ids.ts'
import { beginMerge, CAN_BE_COPIED, COPY_FIELDS, FILLED } from './merge-deals.ts'
import { refreshMonthStatistics } from './month-statistics.ts'

/** Months of a source and code that are read at once. */
const GROUPS = 20

/** Before 2026-11-30 each copy of a deal was stored as a deal (R-EVID-14). Counts the copies it removes. */
export const FOLD_COPIES: Backfill = {
  name: 'copies of deals',
  table: 'transaction_facts',
  async batch(transaction, after) {
    const [lawdCd = '', source = '', dealMonth = ''] = after?.split(' ') ?? []
    const groups = await nextMonths(transaction, { lawdCd, source, dealMonth, limit: GROUPS })
    const last = groups.at(-1)
    if (last === undefined) return { last: null, rows: 0 }
    await beginMerge(transaction, groups)
    const folded = (await equalDeals(transaction, groupColumns(groups))).flatMap(foldEquals)
    const removed = folded.flatMap(({ copies }) => copies)
    if (removed.length > 0) {
      const changed = [...Map.groupBy(folded, ({ group }) => keyOf(group)).values()].map((ofGroup) => ({
        ...ofGroup[0]!.group,
        count: ofGroup.reduce((sum, { copies }) => sum + copies.length, 0),
      }))
      const now = new Date()
      await removeCopies(transaction, {
        kept: folded.map(({ kept }) => kept),
        fullest: folded.map(({ fullest }) => fullest),
        removed,
        ...groupColumns(changed),
        counts: changed.map(({ count }) => count),
      })
      await refreshMonthStatistics(transaction, changed, now)
    }
    return { last: keyOf(last), rows: removed.length }
  },
}

function keyOf({ lawdCd, source, dealMonth }: DealGroup): string {
  return `${lawdCd} ${source} ${dealMonth}`
}

type EqualDeals = DealIdentity & { dealMonth: string; ids: string[]; cancelled: number }

/** `ids`: those that were not cancelled, the one with the fewest blanks first. */
function foldEquals({ ids, cancelled, ...deal }: EqualDeals) {
  const group = { source: deal.source, lawdCd: deal.lawdCd, dealMonth: deal.dealMonth }
  const id = factIdOf(group, identityOf(deal), cancelled + 1)
  const kept = ids.find((each) => each.replaceAll('-', '') === id)
  const [fullest] = ids
  // stored under another key, for instance that of a former code: left for the next collection of the month
  if (kept === undefined || fullest === undefined) return []
  return [{ group, kept, fullest, copies: ids.filter((each) => each !== kept) }]
}

const nextMonths = statement<DealGroup, { lawdCd: string; source: string; dealMonth: string; limit: number }>({
  name: 'months-to-fold-copies',
  columns: { source: 'text', lawdCd: 'text', dealMonth: 'text' },
  text: `
    select source, lawd_cd as "lawdCd", deal_month as "dealMonth"
    from market_statistics_monthly
    where legal_district_code is null and (lawd_cd, source, deal_month) > (:lawdCd, :source, :dealMonth)
    group by lawd_cd, source, deal_month
    order by lawd_cd, source, deal_month
    limit :limit`,
})

/** Rows of one month that would be one deal, two or more of them not cancelled. */
const equalDeals = statement<EqualDeals, GroupColumns>({
  name: 'copies-of-deals',
  columns: {
    source: 'text',
    lawdCd: 'text',
    dealMonth: 'text',
    contractDate: 'date',
    districtName: 'text',
    lot: 'json',
    buildingName: 'text',
    saleAmountManwon: 'int4',
    depositManwon: 'int4',
    monthlyRentManwon: 'int4',
    areaSquareMeter: 'float8',
    floor: 'int2',
    buildYear: 'int2',
    cancelled: 'int4',
    ids: '_uuid',
  },
  text: `
    select
      source, lawd_cd as "lawdCd", deal_month as "dealMonth", contract_date as "contractDate",
      district_name as "districtName",
      json_build_object('landKind', land_kind, 'mainNumber', main_number, 'subNumber', sub_number) as lot,
      building_name as "buildingName", sale_amount_manwon as "saleAmountManwon", deposit_manwon as "depositManwon",
      monthly_rent_manwon as "monthlyRentManwon", area_square_meter as "areaSquareMeter", floor,
      build_year as "buildYear", (count(*) filter (where cancelled))::int as cancelled,
      array_agg(fact_id order by ${FILLED} desc, fact_id) filter (where not cancelled) as ids
    from unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[]) as chosen (source, lawd_cd, deal_month)
    join transaction_facts using (source, lawd_cd, deal_month)
    where cancelled or ${CAN_BE_COPIED}
    group by source, lawd_cd, deal_month, contract_date, district_name, land_kind, main_number, sub_number,
      building_name, sale_amount_manwon, deposit_manwon, monthly_rent_manwon, area_square_meter, floor, build_year
    having count(*) filter (where not cancelled) > 1`,
})

const removeCopies = statement<
  never,
  {
    kept: string[]
    fullest: string[]
    removed: string[]
    counts: number[]
  } & GroupColumns
>({
  name: 'remove-copies-of-deals',
  columns: {},
  text: `
    with completed as (
      update transaction_facts as stored
      set ${COPY_FIELDS.map((name) => `${name} = fuller.${name}`).join(', ')}
      from unnest(:kept::uuid[], :fullest::uuid[]) as pair (kept, fullest)
      join transaction_facts as fuller on fuller.fact_id = pair.fullest
      where stored.fact_id = pair.kept and pair.kept <> pair.fullest
    ), removed as (
      delete from transaction_facts where fact_id = any(:removed::uuid[])
    )
    update collection_ledger as ledger
    set row_count = ledger.row_count - folded.count, copy_count = ledger.copy_count + folded.count
    from unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[], :counts::int[])
      as folded (source, lawd_cd, deal_month, count)
    where ledger.source = folded.source and ledger.lawd_cd = folded.lawd_cd and ledger.deal_month = folded.deal_month`,
})
