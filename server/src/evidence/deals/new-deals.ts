import { bandsAround } from '../../domain/comparison/sample.ts'
import type { PropertyType } from '../../domain/property/property-type.ts'
import { type PlannerSettings, planUntilCommit } from '../../platform/database/planner-settings.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { enqueueJobs } from '../../platform/jobs/enqueue-job.ts'
import { type DealGroup, type GroupColumns, groupColumns } from './deal-group.ts'

const note = statement<never, GroupColumns & { storedAt: Date }>({
  name: 'note-new-deals',
  columns: {},
  text: `insert into new_deal_groups as noted (source, lawd_cd, deal_month, since)
   select distinct source, lawd_cd, deal_month, :storedAt::timestamptz
   from unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[]) as chosen (source, lawd_cd, deal_month)
   order by lawd_cd, source, deal_month
   on conflict (lawd_cd, source, deal_month) do update set since = excluded.since where excluded.since < noted.since`,
})

/** Takes the notes of new deals, and notifies whom they concern. */
export const NEW_DEALS_JOB = 'tell-new-deals'
/** What an import or a refresh merges meanwhile is counted with it: a home is heard of once a day. */
const GATHER_SECONDS = 120

/**
 * Records that deals were added to these groups, in the transaction that adds them, and enqueues the job that tells of
 * them; their `stored_at` is `storedAt`. An existing note is locked until the commit, changed or not: if it were taken
 * before the deals are visible, nobody would be notified of them. The job's key is that of the code, which the merge has
 * locked, so that merges of other codes never wait.
 */
export async function noteNewDeals(
  transaction: Queryable,
  groups: readonly DealGroup[],
  storedAt: Date,
): Promise<void> {
  if (groups.length === 0) return
  await note(transaction, { ...groupColumns(groups), storedAt })
  const keys = [...new Set(groups.map(({ lawdCd }) => `${NEW_DEALS_JOB} ${lawdCd}`))]
  const jobs = keys.map((key) => ({ payload: {}, key }))
  await enqueueJobs(transaction, NEW_DEALS_JOB, jobs, { afterSeconds: GATHER_SECONDS, lane: NEW_DEALS_JOB })
}

export type NewDealGroup = DealGroup & { since: Date }

const take = statement<
  { source: DealGroup['source']; lawd_cd: string; deal_month: string; since: Date },
  { limit: number }
>({
  name: 'take-new-deals',
  columns: { source: 'text', lawd_cd: 'text', deal_month: 'text', since: 'timestamptz' },
  text: `with chosen as materialized (
     select lawd_cd, source, deal_month from new_deal_groups
     order by lawd_cd, source, deal_month limit :limit for update skip locked
   )
   delete from new_deal_groups where (lawd_cd, source, deal_month) in (select * from chosen)
   returning source, lawd_cd, deal_month, since`,
})

/**
 * Takes up to `limit` groups to which deals were added since they were last taken; the caller must notify in this
 * transaction. Groups that a merge is writing are left for the next call; a merge that starts meanwhile waits.
 */
export async function takeNewDeals(transaction: Queryable, limit: number): Promise<NewDealGroup[]> {
  const rows = await take(transaction, { limit })
  return rows.map((row) => ({ source: row.source, lawdCd: row.lawd_cd, dealMonth: row.deal_month, since: row.since }))
}

/** A home whose new deals are counted; area in square metres, `null`: unknown. */
export type WatchedHome = {
  /** Homes with one id are on one lot and are counted together, so that no deal counts twice. Their `since` is the same. */
  id: number
  pnu: string
  /** `null`: unknown. Similar deals are only searched for with a known type and area. */
  propertyType: PropertyType | null
  areaSquareMeter: number | null
  floor: number | null
  /** Deals stored before this are not new to the home. */
  since: Date
}

/** `isSimilar`: the lot had no new deals; these are of similar homes in its legal district. */
export type HomeNews = { id: number; isSimilar: boolean; count: number; months: string[] }

/** Buckets of ten square metres: a home is compared with deals of two or three buckets, not of its whole district. */
const BUCKET = (area: string) => `floor(${area} / 10)::int`

type HomeColumns = {
  ids: number[]
  pnus: string[]
  propertyTypes: (string | null)[]
  areasFrom: (number | null)[]
  areasTo: (number | null)[]
  floorsFrom: (number | null)[]
  floorsTo: (number | null)[]
  homeSinces: Date[]
}

/** Planned for the given arrays: a generic plan would compare each home with each deal. */
const count = statement<HomeNews, GroupColumns & HomeColumns & { sinces: Date[] }>({
  name: 'count-new-deals',
  planned: 'EACH_TIME',
  columns: { id: 'int8', isSimilar: 'bool', count: 'int4', months: '_text' },
  text: `
    with news as materialized (
      select fact_id, legal_district_code, land_kind, main_number, sub_number, property_type, area_square_meter,
        ${BUCKET('area_square_meter')} as bucket, floor, deal_month, stored_at
      from stored_deals
      join unnest(:sources::text[], :lawdCds::text[], :dealMonths::text[], :sinces::timestamptz[])
        as chosen (source, lawd_cd, deal_month, since) using (lawd_cd, source, deal_month)
      where lawd_cd = any(:lawdCds) and source = any(:sources) and deal_month = any(:dealMonths)
        and stored_at >= since and not cancelled and legal_district_code is not null
    ), home as materialized (
      select *, count(*) over (partition by id) > 1 as is_one_of_several, left(pnu, 10) as district, substr(pnu, 12, 4) as main, substr(pnu, 16, 4) as sub,
        case substr(pnu, 11, 1) when '2' then 'MOUNTAIN' else 'LAND' end as land
      from unnest(
        :ids::bigint[], :pnus::text[], :propertyTypes::text[], :areasFrom::float8[], :areasTo::float8[],
        :floorsFrom::int[], :floorsTo::int[], :homeSinces::timestamptz[]
      ) as home (id, pnu, type, area_from, area_to, floor_from, floor_to, since)
    ), near as materialized (
      select home.*, bucket
      from home cross join lateral generate_series(${BUCKET('area_from')}, ${BUCKET('area_to')}) as bucket
    ), on_lot as (
      select id, count(*)::int as count, array_agg(distinct deal_month) as months
      from (select distinct id, since, district, main, sub, land from home) as lot join news
        on legal_district_code = district and main_number = main and sub_number = sub and land_kind = land
      where stored_at > since
      group by id
    )
    select id, false as "isSimilar", count, months from on_lot
    union all
    select id, true,
      (count(*) filter (where not is_one_of_several) + count(distinct fact_id) filter (where is_one_of_several))::int,
      array_agg(distinct deal_month)
    from near join news on legal_district_code = district and property_type = type and news.bucket = near.bucket
    where area_square_meter between area_from and area_to
      and (floor_from is null or floor is null or floor between floor_from and floor_to)
      and stored_at > since and id not in (select id from on_lot)
    group by id`,
})

/**
 * Recently stored deals are not in the planner's statistics yet: assuming only a few, the planner would compare each home
 * with each deal. The facts are still found by index.
 */
const COUNT_PLANNING: PlannerSettings = { enable_nestloop: 'off', enable_seqscan: 'off', work_mem: '64MB' }
const USUAL_PLANNING: PlannerSettings = { enable_nestloop: 'on', enable_seqscan: 'on' }

/**
 * Counts the new deals on the lots of these homes or, if there are none, of similar homes; homes without either are
 * omitted. One statement for all homes; pass the groups and homes of a few five-digit codes at a time.
 */
export async function countNewDeals(
  transaction: Queryable,
  groups: readonly NewDealGroup[],
  homes: readonly WatchedHome[],
): Promise<HomeNews[]> {
  const bands = homes.map(({ areaSquareMeter, floor }) => bandsAround({ areaSquareMeter, floor }))
  await planUntilCommit(transaction, COUNT_PLANNING)
  const news = await count(transaction, {
    ...groupColumns(groups),
    sinces: groups.map(({ since }) => since),
    ids: homes.map(({ id }) => id),
    pnus: homes.map(({ pnu }) => pnu),
    propertyTypes: homes.map(({ propertyType }) => propertyType),
    areasFrom: bands.map(({ area }) => area?.from ?? null),
    areasTo: bands.map(({ area }) => area?.to ?? null),
    floorsFrom: bands.map(({ floor }) => floor?.from ?? null),
    floorsTo: bands.map(({ floor }) => floor?.to ?? null),
    homeSinces: homes.map(({ since }) => since),
  })
  await planUntilCommit(transaction, USUAL_PLANNING)
  return news
}
