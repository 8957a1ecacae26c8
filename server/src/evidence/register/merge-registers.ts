import type { PoolClient } from 'pg'
import { lockNamesUntilCommit } from '../../platform/database/advisory-locks.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransactionOn } from '../../platform/database/transaction.ts'
import type { RegisterFile } from '../ports.ts'

/** Approximate number of lines merged in one transaction, which others wait for in their districts. */
const LINES_PER_MERGE = 10_000

/** Lots from `low` to `high`, both inclusive. */
export type LotRange = { low: string; high: string }
type MergedLots = { inserted: number; updated: number }

const END = '9223372036854775807'

const cuts = (table: string) => `
    with numbered as (
      select pnu, row_number() over (order by pnu) - 1 as place from ${table}
    )
    select distinct pnu::text as low from numbered where place % ${LINES_PER_MERGE} = 0 order by low`

const cutsOfTitles = statement<{ low: string }>({
  name: 'cuts-of-staged-titles',
  columns: { low: 'text' },
  text: cuts('staged_titles'),
})
const cutsOfAreas = statement<{ low: string }>({
  name: 'cuts-of-staged-unit-areas',
  columns: { low: 'text' },
  text: cuts('staged_unit_areas'),
})

/** Splits the staged lots into ranges with about the same number of lines. A lot is never split. */
export async function planRegisterMerges(client: PoolClient, kind: RegisterFile['kind']): Promise<LotRange[]> {
  const rows = await (kind === 'TITLES' ? cutsOfTitles : cutsOfAreas)(client)
  return rows.map(({ low }, index) => {
    const next = rows[index + 1]?.low
    return { low, high: next === undefined ? END : String(BigInt(next) - 1n) }
  })
}

/**
 * Merges the staged rows of a range of lots into what is stored, in one transaction: all buildings of a lot replace those
 * stored for an earlier day. Idempotent.
 */
export function mergeRegisters(
  client: PoolClient,
  kind: RegisterFile['kind'],
  range: LotRange,
  day: string,
): Promise<MergedLots> {
  return inTransactionOn(client, async () => {
    if (kind === 'TITLES') {
      // as for one register of a lot: triggers count the lots of districts
      const codes = await codesOfTitles(client, range)
      await lockNamesUntilCommit(
        client,
        'dealDistrict',
        codes.map(({ code }) => code),
      )
    }
    const [merged] = await (kind === 'TITLES' ? mergeTitles : mergeAreas)(client, { ...range, day })
    return merged ?? { inserted: 0, updated: 0 }
  })
}

const IN_RANGE = 'pnu between :low::bigint and :high::bigint'

const codesOfTitles = statement<{ code: string }, LotRange>({
  name: 'codes-of-staged-titles',
  columns: { code: 'text' },
  text: `select distinct (pnu / 100000000000000)::text as code from staged_titles where ${IN_RANGE} order by code`,
})

const COUNTED = `
    select (count(*) filter (where is_new))::int as inserted, (count(*) filter (where not is_new))::int as updated
    from merged`

/** The candidates as `registerOutcome` counts them; annexes alone say nothing about a home. */
const mergeTitles = statement<MergedLots, LotRange & { day: string }>({
  name: 'merge-staged-titles',
  columns: { inserted: 'int4', updated: 'int4' },
  text: `
    with buildings as (
      select distinct on (pnu, key) * from staged_titles where ${IN_RANGE} order by pnu, key, line desc
    ), lots as (
      select
        pnu, jsonb_agg(building order by line) as buildings, count(*) filter (where is_main) as main,
        count(*) filter (where is_main and not without_homes) as homes,
        bool_or(is_main and is_apartment) as is_complex
      from buildings group by pnu
    ), counted as (
      select pnu::text as pnu, buildings, case when is_complex then homes else main end as candidates from lots
    ), merged as (
      insert into building_registers as kept (pnu, status, buildings, collected_at, filed_on)
      select
        pnu, case candidates when 1 then 'FOUND' else 'AMBIGUOUS' end, buildings,
        :day::date::timestamp at time zone 'Asia/Seoul', :day::date
      from counted where candidates > 0 order by pnu
      on conflict (pnu) do update set
        status = excluded.status, buildings = excluded.buildings, active = true, collected_at = excluded.collected_at,
        filed_on = excluded.filed_on
      where excluded.collected_at > kept.collected_at or (
        excluded.filed_on = kept.filed_on
        and (excluded.status, excluded.buildings) is distinct from (kept.status, kept.buildings)
      )
      returning xmax = 0 as is_new
    )
    ${COUNTED}`,
})

const mergeAreas = statement<MergedLots, LotRange & { day: string }>({
  name: 'merge-staged-unit-areas',
  columns: { inserted: 'int4', updated: 'int4' },
  text: `
    with units as (
      select
        pnu, dong, ho, (array_agg(floor order by area desc))[1] as floor, sum(area)::real as area,
        (array_agg(use_name order by area desc))[1] as use_name
      from staged_unit_areas where ${IN_RANGE} and ho is not null group by pnu, dong, ho
    ), lots as (
      select
        pnu, case when count(dong) > 0 then array_agg(dong order by dong, ho) end as dongs,
        array_agg(ho order by dong, ho) as hos,
        case when count(floor) > 0 then array_agg(floor order by dong, ho) end as floors,
        array_agg(area order by dong, ho) as areas, array_agg(use_name order by dong, ho) as uses
      from units group by pnu
    ), merged as (
      insert into register_units as kept (pnu, dongs, hos, floors, areas, uses, filed_on)
      select pnu, dongs, hos, floors, areas, uses, :day::date from lots order by pnu
      on conflict (pnu) do update set
        dongs = excluded.dongs, hos = excluded.hos, floors = excluded.floors, areas = excluded.areas,
        uses = excluded.uses, filed_on = excluded.filed_on
      where excluded.filed_on > kept.filed_on or (
        excluded.filed_on = kept.filed_on and (excluded.dongs, excluded.hos, excluded.floors, excluded.areas, excluded.uses)
          is distinct from (kept.dongs, kept.hos, kept.floors, kept.areas, kept.uses)
      )
      returning xmax = 0 as is_new
    )
    ${COUNTED}`,
})
